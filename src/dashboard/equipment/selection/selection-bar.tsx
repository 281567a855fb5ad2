import type { LucideIcon } from 'lucide-react'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FolderPlus from 'lucide-react/icons/folder-plus'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { documents } from '@/dashboard/equipment/equipment-commands'
import { exportRows } from '@/dashboard/shared/export-csv'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { BottomSheet } from '@/ui/bottom-sheet'
import { Button } from '@/ui/button'

/** An action on the selected items. */
type SelectionAction = {
  id: string
  label: string
  icon: LucideIcon
  /** The smallest number of items it takes; 1 by default. */
  least?: number
  /** Begins a group: a line parts it from the actions before it. */
  beginsGroup?: boolean
  run: (items: readonly Equipment[]) => void
}

/** The functions of the screen that actions call. */
type SelectionHost = {
  onAddToProject: (items: readonly Equipment[]) => void
  onSet: () => void
  onDelete: (items: readonly Equipment[]) => void
  onLeave: (to: string) => void
}

const idsOf = (items: readonly Equipment[]) => ({ ids: items.map(({ id }) => id).join(',') })

const toDocument = (
  { to, ...shown }: (typeof documents)[keyof typeof documents],
  onLeave: SelectionHost['onLeave'],
): SelectionAction => ({ ...shown, run: (items) => onLeave(to(idsOf(items))) })

/** The actions of the selection bar, in its order. On a phone the first one is a button; all of them are under More. */
const selectionActions = ({
  onAddToProject,
  onSet,
  onDelete,
  onLeave,
}: SelectionHost): readonly SelectionAction[] => [
  { id: 'project', label: 'Add to a project', icon: FolderPlus, run: onAddToProject },
  {
    id: 'compare',
    label: 'Compare',
    icon: Columns3,
    least: 2,
    run: (items) => onLeave(paths.compare(idsOf(items))),
  },
  { id: 'set', label: 'Set…', icon: PencilLine, run: onSet },
  { ...toDocument(documents.totals, onLeave), beginsGroup: true },
  toDocument(documents.schedule, onLeave),
  toDocument(documents.specSheets, onLeave),
  { id: 'export', label: 'Export CSV', icon: Download, run: (items) => void exportRows(items) },
  { id: 'delete', label: 'Delete', icon: Trash2, beginsGroup: true, run: onDelete },
]

type Props = SelectionHost & {
  items: readonly Equipment[]
  /** How many selected items the filters hide. */
  hidden: number
  /** Selects all visible rows; null if they all are selected. */
  onSelectAll: (() => void) | null
  /** Ends the selection. */
  onClose: () => void
}

/**
 * The number of selected items and the actions on them, between the table's edges. It sticks to the lower edge of the window;
 * at the end of the page it is below the last item and covers none.
 */
export function SelectionBar({ items, hidden, onSelectAll, onClose, ...host }: Props) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const actions = selectionActions(host).filter(({ least = 1 }) => items.length >= least)

  const inSheet = (run: () => void) => () => {
    setSheetOpen(false)
    run()
  }
  return (
    <section
      aria-label="Selection"
      data-slot="selection-bar"
      className="on-dark @container sticky bottom-0 z-20 -mx-(--gutter) mt-auto -mb-6 animate-appear bg-travertine text-steam md:-mb-8"
    >
      <RowCover />
      <div className="flex min-h-14 flex-wrap items-center gap-x-1 bg-basalt pt-1 pr-2 pb-[max(0.25rem,env(safe-area-inset-bottom))] pl-(--gutter) xl:pr-9 forced-colors:border @table:flex-nowrap">
        <p
          className={cx(
            'min-w-0 py-1 pr-2 text-ui leading-tight tabular-nums @table:shrink-0 @table:whitespace-nowrap',
            hidden > 0 && '@max-table:basis-full',
          )}
        >
          <span>{`${formatNumber(items.length)} selected `}</span>
          {hidden > 0 && (
            <span className="text-fine text-sand @table:block">{`of which ${formatNumber(hidden)} ${hidden === 1 ? 'is' : 'are'} hidden by the filters`}</span>
          )}
        </p>
        <BarButton
          label="Clear"
          icon={X}
          onPress={onClose}
          className="mr-auto text-sand @max-table:-ml-4 @max-table:[&>span]:sr-only"
        />
        {actions.map(({ id, label, icon, beginsGroup, run }, place) => (
          <BarButton
            key={id}
            label={label}
            icon={icon}
            onPress={() => run(items)}
            className={cx(
              place === 0
                ? 'bg-steam px-4 font-medium text-ink hover:bg-ember hover:text-ink @table:mr-2'
                : id === 'delete'
                  ? 'text-ember'
                  : 'text-sand',
              place > 0 && (place < 4 ? '@max-table:hidden' : '@max-[66rem]:hidden'),
              beginsGroup &&
                'relative @min-[66rem]:ml-5 @min-[66rem]:before:absolute @min-[66rem]:before:-left-3 @min-[66rem]:before:h-5 @min-[66rem]:before:w-px @min-[66rem]:before:bg-flint',
            )}
          />
        ))}
        <BarButton
          label="More"
          icon={Ellipsis}
          onPress={() => setSheetOpen(true)}
          className="text-sand @max-[30rem]:[&>span]:sr-only @min-[66rem]:hidden"
          hasDialog
        />
      </div>
      {isSheetOpen && (
        <BottomSheet title={`${formatNumber(items.length)} selected`} onClose={() => setSheetOpen(false)}>
          <div className="-mt-2 mb-2 flex items-center gap-x-4">
            <p dir="auto" className="line-clamp-2 flex-1 text-clay text-note">
              {items.map(({ name }) => name).join(', ')}
            </p>
            {onSelectAll && (
              <Button variant="plain" className="-mr-2 shrink-0" onClick={inSheet(onSelectAll)}>
                Select all shown
              </Button>
            )}
          </div>
          {actions.map(({ id, label, icon, beginsGroup, run }) => (
            <SheetButton
              key={id}
              label={label}
              icon={icon}
              onPress={inSheet(() => run(items))}
              className={cx(beginsGroup && 'mt-4', id === 'delete' && 'text-brick')}
            />
          ))}
        </BottomSheet>
      )}
    </section>
  )
}

/** Fades the row that the bar would cut, so that the last clear row is whole. Of a card, which is high, it fades the edge. */
function RowCover() {
  const cover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    function coverCutRow() {
      const row = document.querySelector('tbody [data-row]')
      if (!cover.current || !row) return
      const barTop = cover.current.getBoundingClientRect().bottom
      const { top, height } = row.getBoundingClientRect()
      const isBelowTable = (row.parentElement?.getBoundingClientRect().bottom ?? 0) <= barTop
      cover.current.style.height = isBelowTable ? '0' : `${(((barTop - top) % height) + height) % height}px`
    }
    coverCutRow()
    const events = new AbortController()
    for (const moving of ['scroll', 'resize'])
      window.addEventListener(moving, coverCutRow, { signal: events.signal, passive: true })
    return () => events.abort()
  })
  return (
    <div
      ref={cover}
      className="absolute inset-x-0 bottom-full bg-linear-to-t from-travertine to-transparent @max-table:pointer-events-none @max-table:h-3!"
    />
  )
}

type ButtonProps = {
  label: string
  icon: LucideIcon
  onPress: () => void
  className?: string | undefined
  hasDialog?: boolean
}

function BarButton({ label, icon: Icon, onPress, className, hasDialog }: ButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={hasDialog && 'dialog'}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-ui @table:@max-[52rem]:px-2 hover:bg-ink hover:text-ember',
        className,
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        // All actions fit into a window of 1440 px without their icons.
        className="shrink-0 @min-[66rem]:@max-[78rem]:hidden"
      />
      <span>{label}</span>
    </button>
  )
}

function SheetButton({ label, icon: Icon, onPress, className }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 border-line border-t text-left hover:text-cedar',
        className,
      )}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>{label}</span>
    </button>
  )
}
