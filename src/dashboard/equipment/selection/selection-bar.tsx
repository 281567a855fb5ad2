import type { LucideIcon } from 'lucide-react'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Files from 'lucide-react/icons/files'
import FolderPlus from 'lucide-react/icons/folder-plus'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { documentItems } from '@/dashboard/equipment/equipment-commands'
import { exportRows } from '@/dashboard/shared/export-csv'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { BottomSheet } from '@/ui/bottom-sheet'
import { Button } from '@/ui/button'
import { Menu, type MenuItem } from '@/ui/menu'

/** An action on the selected items, or a menu of several. */
type SelectionAction = {
  id: string
  label: string
  icon: LucideIcon
  /** The smallest number of items it takes; 1 by default. */
  least?: number
  /** Begins a group: a line parts it from the actions before it. */
  beginsGroup?: boolean
} & ({ run: () => void } | { items: readonly MenuItem[] })

/** The functions of the screen that actions call. */
type SelectionHost = {
  onAddToProject: (items: readonly Equipment[]) => void
  onSet: () => void
  onDelete: (items: readonly Equipment[]) => void
  onLeave: (to: string) => void
}

/** The actions of the selection bar, in its order. On a phone the first one is a button; all of them are under More. */
function selectionActions(items: readonly Equipment[], host: SelectionHost): readonly SelectionAction[] {
  const { onAddToProject, onSet, onDelete, onLeave } = host
  const chosen = { ids: items.map(({ id }) => id).join(',') }
  return [
    { id: 'project', label: 'Add to a project', icon: FolderPlus, run: () => onAddToProject(items) },
    {
      id: 'compare',
      label: 'Compare',
      icon: Columns3,
      least: 2,
      run: () => onLeave(paths.compare(chosen)),
    },
    { id: 'set', label: 'Set…', icon: PencilLine, run: onSet },
    {
      id: 'documents',
      label: 'Documents',
      icon: Files,
      beginsGroup: true,
      items: documentItems(chosen, onLeave),
    },
    { id: 'export', label: 'Export CSV', icon: Download, run: () => void exportRows(items) },
    { id: 'delete', label: 'Delete', icon: Trash2, beginsGroup: true, run: () => onDelete(items) },
  ]
}

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
  const actions = selectionActions(items, host).filter(({ least = 1 }) => items.length >= least)

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
          className="mr-auto text-sand @max-table:-ml-4 @max-table:[&>span]:sr-only @table:[&>svg]:hidden"
        />
        {actions.map((action, place) => (
          <div
            key={action.id}
            className={cx(
              'flex items-center',
              place > 0 && (place < 3 ? '@max-table:hidden' : '@max-[52rem]:hidden'),
              action.beginsGroup && 'before:mx-3 before:h-5 before:w-px before:bg-flint',
            )}
          >
            {'items' in action ? (
              <Menu
                label={action.label}
                icon={action.icon}
                items={action.items}
                className="px-3! text-steam! hover:bg-ink! hover:text-ember! aria-expanded:bg-ink! [&>svg]:text-current! [&>svg:first-child]:hidden"
              />
            ) : (
              <BarButton
                label={action.label}
                onPress={action.run}
                className={cx(
                  place === 0 &&
                    'bg-steam px-4! font-medium text-ink hover:bg-ember hover:text-ink @table:mr-2',
                  action.id === 'delete' && 'text-ember',
                )}
              />
            )}
          </div>
        ))}
        <BarButton
          label="More"
          icon={Ellipsis}
          onPress={() => setSheetOpen(true)}
          className="text-sand @max-[30rem]:[&>span]:sr-only @min-[52rem]:hidden"
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
          {actions
            .flatMap((action) => ('items' in action ? action.items : action))
            .map(({ id, label, icon, run }) => (
              <SheetButton
                key={id}
                label={label}
                icon={icon}
                onPress={inSheet(run)}
                className={cx(id === 'delete' && 'mt-4 text-brick')}
              />
            ))}
        </BottomSheet>
      )}
    </section>
  )
}

/** Hides the row that the bar would cut, so that the list ends on a rule. Of a card, which is high, it fades the edge. */
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
      className="absolute inset-x-0 bottom-full @table:bg-travertine @max-table:pointer-events-none @max-table:h-3.5! @max-table:bg-linear-to-t @max-table:from-[6px] @max-table:from-travertine @max-table:to-transparent"
    />
  )
}

type ButtonProps = {
  label: string
  icon?: LucideIcon | undefined
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
      {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />}
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
      {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden="true" />}
      <span>{label}</span>
    </button>
  )
}
