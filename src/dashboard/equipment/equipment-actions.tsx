import Plus from 'lucide-react/icons/plus'
import { memo, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { exportRows } from '@/dashboard/shared/export-csv'
import type { ListState } from '@/dashboard/shared/list-state'
import { Button, ButtonLink } from '@/ui/button'
import { documentRows, documents } from './equipment-commands'
import type { Opened } from './use-equipment-url'

type Props = {
  /** The rows to export, in the order of the table; null until all of them are known. */
  rows: readonly Equipment[] | null
  listState: ListState
  onOpen: (dialog: Opened) => void
  onLeave: (to: string) => void
}

/** The buttons above the table: export, import, documents, deleted items and adding an item. */
export const EquipmentActions = memo(function EquipmentActions({ rows, listState, onOpen, onLeave }: Props) {
  const [isExporting, setExporting] = useState(false)
  const chosen = documentRows(rows, listState)

  async function exportShown(shown: readonly Equipment[]) {
    setExporting(true)
    await exportRows(shown)
    setExporting(false)
  }

  return (
    <div className="flex min-w-0 items-center gap-x-3 max-[88rem]:flex-row-reverse max-[88rem]:justify-end min-[88rem]:shrink-0">
      {/* On a phone, one line that scrolls sideways. */}
      <div className="-my-1 -mr-5 flex min-w-0 overflow-x-auto py-1 pr-5 pl-1 [scrollbar-width:none] md:mr-0 md:flex-wrap md:gap-x-2 min-[88rem]:shrink-0 min-[88rem]:flex-nowrap md:overflow-visible md:pr-1">
        <Button
          variant="plain"
          disabled={rows === null}
          busy={isExporting}
          onClick={() => rows && void exportShown(rows)}
        >
          Export CSV
        </Button>
        <Button variant="plain" onClick={() => onOpen({ kind: 'import' })}>
          Import
        </Button>
        {Object.values(documents).map(({ id, label, to }) => (
          <ButtonLink
            key={id}
            variant="plain"
            to={to(chosen)}
            onClick={(event) => {
              // With a modifier key the browser opens a tab or window, or downloads.
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onLeave(to(chosen))
            }}
          >
            {label}
          </ButtonLink>
        ))}
        <Button variant="plain" onClick={() => onOpen({ kind: 'deleted' })}>
          Deleted items
        </Button>
      </div>
      <Button className="shrink-0 max-md:px-4" onClick={() => onOpen({ kind: 'add' })}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Add Equipment
      </Button>
    </div>
  )
})
