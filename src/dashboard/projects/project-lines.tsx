import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Grouping, groupLines } from '@/catalog/line-groups'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import { undoLast } from '@/dashboard/layout/undo'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { ColumnHeader, Table, TableBody, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { inOrder, moveNextTo, siblingsOf } from './line-groups'
import { type LineActions, LineRow, lineGrid, wideColumn } from './line-row'
import { countGroup, sayChange } from './line-texts'
import { useLineDrag } from './use-line-drag'
import { type ProjectEdits, setLine } from './use-project-edits'

type Props = {
  lines: readonly ProjectLine[]
  grouping: Grouping
  edits: Pick<ProjectEdits, 'change' | 'flush' | 'isSaved'>
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  onOpenDetails: (line: ProjectLine) => void
}

const columns = [
  { label: 'Tag', hasField: true },
  { label: 'Quantity', isNumber: true, hasField: true },
  { label: 'Item' },
  { label: 'Room', hasField: true },
  { label: 'Power', isNumber: true },
  { label: 'Water', isNumber: true, isWide: true },
  { label: 'Lead time', isNumber: true },
  { label: 'Each', isNumber: true, isWide: true },
  { label: 'Price', isNumber: true },
]

const roomListId = 'project-rooms'

/** The lines of a project under the headings of their rooms or categories. */
export function ProjectLines({ lines, grouping, edits, selected, onSelect, onOpenDetails }: Props) {
  const units = useUnits()
  const table = useRef<HTMLTableElement>(null)
  const [announcement, announce] = useState('')
  const groups = useMemo(() => groupLines(inOrder(lines), grouping), [lines, grouping])
  // The first frame has the rows of a tall window; the others follow without holding up a key press.
  const isComplete = useDeferredValue(true, false)
  const first = isComplete ? null : new Set(groups.flatMap((group) => group.lines).slice(0, firstRows))
  const tags = useMemo(() => new Map(lines.map(({ id, tag }) => [id, tag])), [lines])
  const rooms = useMemo(() => [...new Set(lines.flatMap(({ room }) => room ?? []))].sort(), [lines])
  const keepFocus = useFocusThroughMoves(lines)
  const hasCards = useHasCards(table)

  const latest = useRef({ lines, groups, selected })
  useLayoutEffect(() => {
    latest.current = { lines, groups, selected }
  })

  const groupOf = useCallback(
    (line: ProjectLine) =>
      latest.current.groups.find((group) => group.lines.some(({ id }) => id === line.id)),
    [],
  )
  const siblings = useCallback(
    (line: ProjectLine) => {
      const group = groupOf(line)
      return group ? siblingsOf(group, line) : []
    },
    [groupOf],
  )

  const moveTo = useCallback(
    (line: ProjectLine, { target, side }: { target: ProjectLine; side: 'before' | 'after' }) => {
      const moved = moveNextTo(latest.current.lines, line, target, side)
      const others = siblings(line).filter(({ id }) => id !== line.id)
      const place = others.findIndex(({ id }) => id === target.id) + (side === 'after' ? 2 : 1)
      announce(`${line.tag} is now ${place} of ${others.length + 1} in ${groupOf(line)?.title ?? ''}`)
      keepFocus()
      edits.change({
        lines: moved.map(({ line: one, position }) => setLine(one, { position })),
        done: `${line.tag} was moved.`,
        undone: `${line.tag} is where it was before.`,
        isQuiet: true,
      })
    },
    [edits.change, siblings, groupOf, keepFocus],
  )
  const drag = useLineDrag(siblings, moveTo)

  const actions = useMemo<LineActions>(
    () => ({
      set: (line: ProjectLine, after: Partial<LineValues>, field?: string) =>
        edits.change({
          lines: [setLine(line, after)],
          ...sayChange(line, after),
          isQuiet: true,
          ...(field && { field }),
        }),
      flush: edits.flush,
      refuseTag: (line, tag) =>
        latest.current.lines.some((one) => one.id !== line.id && one.tag === tag)
          ? `${tag} is the tag of another line`
          : null,
      move(line, by) {
        const among = siblings(line)
        const place = among.findIndex(({ id }) => id === line.id)
        const target = among[place + by]
        if (target) return moveTo(line, { target, side: by < 0 ? 'before' : 'after' })
        announce(`${line.tag} is already the ${by < 0 ? 'first' : 'last'} in ${groupOf(line)?.title ?? ''}`)
      },
      drag: (line: ProjectLine, event: PointerEvent<HTMLElement>) => drag(line, event),
      select(line, isSelected) {
        const next = new Set(latest.current.selected)
        if (isSelected) next.add(line.id)
        else next.delete(line.id)
        onSelect(next)
      },
      openDetails: onOpenDetails,
      undo() {
        if (!edits.isSaved()) return false
        void undoLast()
        return true
      },
    }),
    [edits.change, edits.flush, edits.isSaved, siblings, moveTo, groupOf, drag, onSelect, onOpenDetails],
  )

  return (
    <>
      <Table
        ref={table}
        aria-label="Lines"
        data-selecting={selected.size > 0 || undefined}
        className="group/lines block text-ui @lines:text-note"
      >
        <TableHead className="hidden @lines:sticky @lines:top-(--sticky-top) @lines:z-10 @lines:block">
          <TableRow className={cx('h-9 border-flint border-b bg-travertine', lineGrid)}>
            <ColumnHeader className="pl-8 text-left">
              <input
                type="checkbox"
                className="size-4 cursor-pointer"
                aria-label="Select all lines"
                checked={lines.length > 0 && selected.size === lines.length}
                ref={(box) => {
                  if (box) box.indeterminate = selected.size > 0 && selected.size < lines.length
                }}
                onChange={({ currentTarget: { checked } }) =>
                  onSelect(new Set(checked ? lines.map(({ id }) => id) : []))
                }
              />
            </ColumnHeader>
            {columns.map(({ label, isNumber, hasField, isWide }) => (
              <ColumnHeader
                key={label}
                className={cx(
                  'font-medium text-clay text-fine',
                  isNumber ? 'text-right' : 'text-left',
                  hasField && 'px-[9px]',
                  isWide && wideColumn,
                  label === 'Item' && 'pl-4',
                )}
              >
                {label === 'Room' && grouping === 'room' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </ColumnHeader>
            ))}
            <ColumnHeader>
              <VisuallyHidden>Details</VisuallyHidden>
            </ColumnHeader>
          </TableRow>
        </TableHead>
        {groups.map(({ key, title, lines: grouped }) => (
          <TableBody key={key} className="block pt-4 first-of-type:pt-0">
            {/*
             * It stays in sight over the lines of its room. Its margin, which the first line takes
             * back, lets it go while a piece of the last line is left.
             */}
            <TableRow className="sticky top-(--sticky-top) z-5 mb-10 block border-line border-b bg-travertine max-md:-mx-5 max-md:px-5 cramped:static @lines:-mx-(--gutter) @lines:top-[calc(var(--sticky-top)+2.25rem)] @lines:px-(--gutter) [&+tr]:-mt-[calc(2.5rem+1px)]">
              <th scope="rowgroup" className="block pt-2.5 pb-3 text-left font-normal leading-7">
                <span dir="auto" className="mr-3 font-display text-[1.25rem] @lines:text-[1.375rem]">
                  {title}
                </span>
                <span className="inline-block text-clay text-fine tabular-nums">{countGroup(grouped)}</span>
              </th>
            </TableRow>
            {grouped
              .filter((line) => !first || first.has(line))
              .map((line) => (
                <LineRow
                  key={line.id}
                  line={line}
                  alternateFor={line.alternateFor === null ? null : (tags.get(line.alternateFor) ?? '')}
                  isSelected={selected.has(line.id)}
                  isCard={hasCards}
                  units={units}
                  isUnderRoom={grouping === 'room' && line.room !== null}
                  roomListId={roomListId}
                  actions={actions}
                />
              ))}
          </TableBody>
        ))}
      </Table>
      <datalist id={roomListId}>
        {rooms.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <p id="move-hint" hidden>
        Alt and the arrow keys up and down move the line; or drag it.
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** How many rows the first frame has. */
const firstRows = 30

/** Whether each line is a card: the table is narrower than `--container-lines`. */
function useHasCards(table: RefObject<HTMLElement | null>): boolean {
  const [hasCards, setHasCards] = useState(() => window.innerWidth < 44 * 16)
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    function measure() {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (element) setHasCards(element.getBoundingClientRect().width < 44 * rem)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [table])
  return hasCards
}

/** A row that React moves in the page loses the focus: it gets it back. Returns what to call before a move. */
function useFocusThroughMoves(lines: readonly ProjectLine[]) {
  const focused = useRef<HTMLElement | null>(null)
  const restore = useEffectEvent(() => {
    const element = focused.current
    focused.current = null
    if (!element?.isConnected || element === document.activeElement) return
    element.focus({ preventScroll: true })
    element.scrollIntoView?.({ block: 'nearest' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the lines have moved.
  useLayoutEffect(restore, [lines])
  return useCallback(() => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }, [])
}
