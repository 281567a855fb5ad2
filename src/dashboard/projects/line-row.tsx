import { memo, type PointerEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brandAndModel } from '@/catalog/equipment'
import { type LineValues, linePrice, type ProjectLine, priceOf } from '@/catalog/lines'
import type { UnitSystem } from '@/catalog/specifications/units'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { cx } from '@/lib/cx'
import { formatExactMoney } from '@/lib/format'
import { paths } from '@/lib/paths'
import { IconButton } from '@/ui/button'
import { RowHeader, TableCell, TableRow } from '@/ui/table'
import { QuantityInput, RoomInput, TagInput } from './line-inputs'
import { figuresOf, shortDay } from './line-texts'

/** What rows do to their lines. The object stays the same, so that rows render only for their own line. */
export type LineActions = {
  set: (line: ProjectLine, after: Partial<LineValues>, field?: string) => void
  /** Saves what was typed last without waiting. */
  flush: () => void
  /** Why a line cannot have this tag, or null. */
  refuseTag: (line: ProjectLine, tag: string) => string | null
  move: (line: ProjectLine, by: -1 | 1) => void
  drag: (line: ProjectLine, event: PointerEvent<HTMLElement>) => void
  select: (line: ProjectLine, isSelected: boolean) => void
  openDetails: (line: ProjectLine) => void
  /** Undoes the last change. False, and nothing is undone, while one is not saved yet. */
  undo: () => boolean
}

type Props = {
  line: ProjectLine
  /** The tag of the line that this one may replace; null for a counted line. */
  alternateFor: string | null
  isSelected: boolean
  /** Its name follows its tag, for Tab and screen readers too. */
  isCard: boolean
  units: UnitSystem
  /** The heading above says the room: the field shows it on hover and focus. */
  isUnderRoom: boolean
  roomListId: string
  actions: LineActions
}

export const rowId = (lineId: string) => `line-${lineId}`

/**
 * The columns of a line. The first stands in the margin of the page. A narrow table leaves out some columns; in a narrow
 * container each line is a card.
 */
export const lineGrid =
  '@lines:-mx-(--gutter) @lines:pr-(--gutter) @lines:pl-[calc(var(--gutter)-2rem)] @lines:grid @lines:grid-cols-[3.5rem_4.5rem_4.5rem_minmax(8rem,1fr)_minmax(4rem,0.25fr)_4rem_4.75rem_6rem_1.5rem] @lines:items-center @lines:gap-x-2 ' +
  '@wide-lines:grid-cols-[3.5rem_4.5rem_4.5rem_minmax(10rem,1fr)_minmax(7rem,0.25fr)_minmax(4rem,0.2fr)_minmax(7.5rem,0.2fr)_minmax(4.75rem,0.4fr)_minmax(5.75rem,0.2fr)_minmax(6.25rem,0.2fr)_1.5rem]'

/** A cell of a column that only the widest table and cards have. */
export const wideColumn = '@lines:@max-wide-lines:hidden'

/** One line of a project. Its marks are letters and dots: four icons would double the nodes of 300 rows. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, alternateFor, isSelected, isCard, units, isUnderRoom, roomListId, actions } = props
  const { item, tag, note, fixedPrice, isDeleted } = line
  const { power, water, leadTime } = figuresOf(line, units)
  const powerFigure = (
    <Figure label="Power" isCard={isCard}>
      {power}
    </Figure>
  )
  const waterFigure = (
    <Figure label="Water" isCard={isCard} isWide>
      {isCard
        ? water.join(', ')
        : water.length > 0 &&
          water.map((flow) => (
            <span key={flow} className="block not-only:leading-[1.35]">
              {flow}
            </span>
          ))}
    </Figure>
  )
  const leadFigure = (
    <Figure label="Lead time" isCard={isCard}>
      {leadTime}
    </Figure>
  )
  const price = priceOf(line)
  const total = linePrice(line)
  const isAlternate = alternateFor !== null
  const eachFigure = (
    // A card shows the price of one piece, before that of the line, only if there are several.
    <Figure
      label="Each"
      isCard={isCard}
      isWide
      isQuiet={isAlternate}
      isOfSeveral={price !== null && line.quantity > 1}
    >
      {price && formatExactMoney(price.cost, price.currency)}
    </Figure>
  )
  const name = (
    <RowHeader
      className={cx(
        '-order-1 min-w-0 basis-full text-pretty text-left font-normal leading-[1.35] @max-lines:leading-5 @lines:order-none @lines:py-1 @lines:pl-4',
        isUnderRoom &&
          '@lines:@max-wide-lines:col-span-2 pointer-fine:@wide-lines:col-[4/6] pointer-fine:@wide-lines:row-start-1',
      )}
    >
      <span data-tooltip="" className="block font-medium @lines:line-clamp-4">
        {isDeleted ? (
          <span dir="auto" className="break-words text-clay line-through">
            {item.name}
          </span>
        ) : (
          <Link
            to={paths.equipment({ view: item.id })}
            className="mr-2 break-words text-base leading-[inherit] underline decoration-transparent underline-offset-4 hover:text-cedar hover:decoration-current @lines:-outline-offset-1 @lines:text-note"
          >
            <span dir="auto">
              <KeptTogether>{item.name}</KeptTogether>
            </span>
          </Link>
        )}
        {brandAndModel(item) && (
          <span dir="auto" translate="no" className={cx(detailClass, 'block break-words font-normal')}>
            <KeptTogether>{brandAndModel(item)}</KeptTogether>
          </span>
        )}
      </span>
      {isDeleted && <Mark>Deleted from the catalog</Mark>}
      {isAlternate && <Mark>{`Or equal, for ${alternateFor}; not counted`}</Mark>}
      {fixedPrice && (
        <span className={cx(detailClass, 'flex flex-wrap gap-x-3')}>
          <span>{`Quoted ${shortDay(fixedPrice.on)}`}</span>
          {item.cost !== null && isOtherPrice(line) && (
            <span>{`Catalog ${formatExactMoney(item.cost, item.currency)}`}</span>
          )}
        </span>
      )}
      {note && (
        <span dir="auto" className={cx(detailClass, 'block whitespace-pre-line break-words')}>
          {note}
        </span>
      )}
    </RowHeader>
  )
  const details = (
    // On a card it stands in the margin of the quantity, so that both go on the next line together.
    <TableCell className="order-1 -my-2.5 -mr-3.75 -ml-10.25 self-end md:@max-lines:-mr-2 @lines:order-none @lines:m-0 @lines:-mr-3 @lines:self-center">
      <IconButton
        aria-label={`Note, fixed price and alternate of ${tag}`}
        data-tooltip="Note, fixed price, alternate"
        onClick={() => actions.openDetails(line)}
      >
        <span aria-hidden="true" className="dots h-[5.25px] w-[15.75px]" />
      </IconButton>
    </TableCell>
  )
  return (
    <TableRow
      id={rowId(line.id)}
      data-line={line.id}
      aria-selected={isSelected}
      onKeyDown={(event) => {
        const { key, altKey, shiftKey, target } = event
        if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
          event.preventDefault()
          actions.move(line, key === 'ArrowUp' ? -1 : 1)
        }
        // In a field that is being typed in, Ctrl Z is the browser's own.
        const isUndo = key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !altKey && !shiftKey
        if (isUndo && target instanceof HTMLInputElement && !target.dataset.dirty && actions.undo())
          event.preventDefault()
        if (key === 'Enter' && target instanceof HTMLInputElement) focusSameField(target, shiftKey ? -1 : 1)
      }}
      className={cx(
        'group/line relative flex flex-wrap items-center gap-x-3 border-line border-t pb-2 pl-8 aria-selected:selected-tint max-md:-mx-5 max-md:pr-5 max-md:pl-13 @lines:py-0.5',
        'focus-within:bg-steam hover:bg-steam data-dragged:opacity-50',
        // What gets the focus scrolls below the table's head and the room's name, and above the totals.
        '**:scroll-mt-[calc(var(--sticky-top)+6rem)] **:scroll-mb-20',
        // Rows outside the window take no layout. A focused one shows its message beyond its edge.
        'not-focus-within:[content-visibility:auto] [contain-intrinsic-size:auto_6.5rem] @lines:[contain-intrinsic-size:auto_3rem]',
        'forced-colors:data-[drop=after]:border-b-4 forced-colors:data-[drop=before]:border-t-4',
        'data-[drop=after]:[box-shadow:inset_0_-2px_0_var(--color-cedar)] data-[drop=before]:[box-shadow:inset_0_2px_0_var(--color-cedar)]',
        lineGrid,
      )}
    >
      <TableCell
        className={cx(
          // On a card they have a column of their own: the checkbox beside the tag, the handle beside the quantity.
          'flex items-center @max-lines:absolute @max-lines:-top-0.5 @max-lines:-left-3 @max-lines:flex-col-reverse @max-lines:justify-between max-md:left-2! @lines:pl-1',
          isUnderRoom ? '@max-lines:bottom-0' : '@max-lines:bottom-7',
        )}
      >
        <button
          type="button"
          // Alt and the arrow keys move the line from everywhere in it, so the handle needs no Tab stop.
          tabIndex={-1}
          aria-label={`Move ${tag}`}
          aria-describedby="move-hint"
          onPointerDown={(event) => actions.drag(line, event)}
          // Touch screens show the handle while lines are selected.
          className="grid size-11 cursor-grab touch-none place-items-center text-clay hover:text-ink pointer-coarse:not-group-data-selecting/lines:invisible pointer-fine:opacity-0 pointer-fine:group-focus-within/line:opacity-100 pointer-fine:group-hover/line:opacity-100 @lines:h-9 @lines:w-6"
        >
          <span aria-hidden="true" className="dots h-[15.75px] w-[10.5px]" />
        </button>
        {/* On a card it is large enough for a finger. */}
        <label className="grid size-11 cursor-pointer place-items-center @lines:size-6">
          <input
            type="checkbox"
            className="size-5 cursor-pointer @lines:size-4"
            aria-label={`Select ${tag}`}
            checked={isSelected}
            onChange={({ currentTarget }) => actions.select(line, currentTarget.checked)}
          />
        </label>
      </TableCell>
      {/* On a card its text begins at the margin, above the name. */}
      <TableCell className="-order-2 -mt-2 -mb-3.5 -ml-[9px] self-baseline @lines:order-none @lines:m-0 @lines:self-center">
        <TagInput
          line={line}
          refuse={(next) => actions.refuseTag(line, next)}
          onChange={(next) => actions.set(line, { tag: next })}
        />
      </TableCell>
      {isCard && name}
      <TableCell className="order-1 -my-2.5 mr-7.25 ml-auto shrink-0 self-end @lines:order-none @lines:m-0 @lines:self-center">
        <QuantityInput
          line={line}
          onChange={(quantity) => actions.set(line, { quantity }, `quantity ${line.id}`)}
          onDone={actions.flush}
        />
      </TableCell>
      {isCard ? details : name}
      <TableCell
        className={cx(
          // On a card its text begins at the margin.
          'order-2 -mx-[13px] -my-2 basis-full @lines:order-none @lines:m-0 @lines:min-w-0',
          isUnderRoom &&
            // On hover it covers the end of the name's cell, which has the room of both at rest.
            '@max-wide-lines:hidden pointer-fine:not-group-hover/line:not-group-focus-within/line:opacity-0 pointer-fine:@wide-lines:col-[5/6] pointer-fine:@wide-lines:row-start-1 pointer-fine:bg-steam pointer-fine:group-aria-selected/line:selected-tint',
        )}
      >
        <RoomInput line={line} listId={roomListId} onChange={(room) => actions.set(line, { room })} />
      </TableCell>
      {isCard ? (
        <TableCell className="flex min-w-20 flex-[1_1_calc(100%-11rem)] flex-wrap gap-x-3 self-end py-0.5 text-fine leading-4.75">
          {leadFigure}
          {powerFigure}
          {waterFigure}
        </TableCell>
      ) : (
        <>
          {powerFigure}
          {waterFigure}
          {leadFigure}
        </>
      )}
      {!isCard && eachFigure}
      <TableCell
        className={cx(
          '-order-2 -mb-0.5 ml-auto flex self-baseline gap-x-2 leading-5 tabular-nums @lines:order-none @lines:m-0 @lines:leading-[inherit] @lines:block @lines:self-center @lines:text-right',
          isAlternate || !total ? 'text-clay' : '@max-lines:font-medium',
        )}
      >
        {isCard && eachFigure}
        <span>{total ? formatExactMoney(total.cost, total.currency) : '-'}</span>
      </TableCell>
      {!isCard && details}
    </TableRow>
  )
})

/**
 * Enter saves a field, by leaving it, and goes to that of the next line, as in a spreadsheet. A field that is invalid keeps
 * the focus, and so does that of the last line.
 */
function focusSameField(field: HTMLInputElement, by: -1 | 1) {
  if (field.getAttribute('aria-invalid') === 'true') return
  const all = field
    .closest('table')
    ?.querySelectorAll<HTMLInputElement>(`[data-field="${field.dataset.field}"]`)
  const fields = [...(all ?? [])]
  field.blur()
  const next = fields[fields.indexOf(field) + by] ?? field
  next.focus()
}

const isOtherPrice = ({ item, fixedPrice }: ProjectLine) =>
  fixedPrice !== null && (item.cost !== fixedPrice.cost || item.currency !== fixedPrice.currency)

/** A line below a name, as close to the next one on a card as the figures. */
const detailClass = 'text-clay text-fine @max-lines:leading-4.75'

const Mark = ({ children }: { children: string }) => (
  <span className={cx(detailClass, 'block')}>{children}</span>
)

type FigureProps = {
  label: string
  /** On a card all of them share one cell. */
  isCard?: boolean
  isWide?: boolean
  isQuiet?: boolean
  /** For the price of one piece: whether the line has several. A card hides it otherwise. */
  isOfSeveral?: boolean
  children: ReactNode
}

/** A figure of one piece. On a card it has a label for screen readers, the price for all. */
function Figure({ label, isCard, isWide, isQuiet, isOfSeveral, children }: FigureProps) {
  const isPrice = isOfSeveral !== undefined
  const Box = isCard ? 'span' : TableCell
  return (
    <Box
      className={cx(
        'contents tabular-nums @lines:block @lines:text-right',
        isPrice &&
          '@max-lines:flex @max-lines:gap-x-1.5 @max-lines:font-normal @max-lines:text-clay @max-lines:text-fine @max-lines:leading-5',
        (!children || isOfSeveral === false) && '@max-lines:hidden',
        isWide && wideColumn,
        (isQuiet || !children) && 'text-clay',
      )}
    >
      <span className={cx('@lines:hidden', isPrice ? 'lowercase' : '@max-lines:sr-only')}>{label}</span>
      <span className="whitespace-nowrap @lines:flex @lines:flex-col @lines:items-end">
        {children || '-'}
      </span>
    </Box>
  )
}
