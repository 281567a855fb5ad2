import { brandAndModel, type Equipment } from '@/catalog/equipment'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import type { LineChange, NewLine } from '@/catalog/queries/project-queries'
import { alternateTag, proposeTags, toTag } from '@/catalog/tags'
import { describeValue, lineLabels } from '@/dashboard/projects/line-texts'
import { roomsOf, toRoom } from '@/dashboard/shared/add-to-project/plan-addition'
import { formatNumber } from '@/lib/format'
import { createItemFinder, type ScheduleRow } from './read-schedule'

export const rowStatuses = ['new', 'changed', 'unchanged', 'missing', 'invalid'] as const

/** `missing`: the item is not in the catalog, or may be one of several. */
type RowStatus = (typeof rowStatuses)[number]

/** What would become of a row. */
export type PlannedRow = {
  row: ScheduleRow
  status: RowStatus
  tag: string
  /** The item as the catalog or, without one, as the file names it. */
  itemText: string
  /** Why the row is invalid, or how its line would change. */
  remarks: readonly string[]
  /** The items to choose from, if the row may mean several. */
  choices: readonly Equipment[]
  /** The line that the row adds, or the change it makes. */
  added?: NewLine
  changed?: LineChange
}

export type SchedulePlan = {
  rows: readonly PlannedRow[]
  added: readonly NewLine[]
  changed: readonly LineChange[]
}

/** A row with its item, to become a line. */
type Resolved = { row: ScheduleRow; item: Equipment; line: ProjectLine | undefined; tag: string; id: string }

const isResolved = (one: Resolved | PlannedRow): one is Resolved => 'item' in one

const keys = ['quantity', 'room', 'note', 'alternateFor', 'fixedPrice'] as const

const nameOf = (item: Pick<Equipment, 'name' | 'brand' | 'model'>) =>
  [item.name, brandAndModel(item)].filter((text) => text !== '').join(', ')

/**
 * Plans what a schedule changes in a project. A row with a tag of the project changes that line; a row with another tag, or
 * without one, is a new line. A line keeps the values for which the file has no column; an empty cell empties a room, a note
 * and an alternate, and leaves a quantity as it is.
 * @param picks the item that a person chose for a row, by the row's number
 */
export function planSchedule(
  rows: readonly ScheduleRow[],
  lines: readonly ProjectLine[],
  items: readonly Equipment[],
  picks: ReadonlyMap<number, string>,
): SchedulePlan {
  const find = createItemFinder(items)
  const byTag = new Map(lines.map((line) => [line.tag, line]))
  const rowsOfTag = groupByTag(rows)

  /** Finds the item of a row, and its line if the project has one; otherwise says why not. */
  function resolve(row: ScheduleRow): Resolved | PlannedRow {
    const refuse = (
      status: RowStatus,
      remarks: string[],
      choices: readonly Equipment[] = [],
    ): PlannedRow => ({
      row,
      status,
      tag: row.tag,
      itemText: nameOf(row.named),
      remarks,
      choices,
    })
    if (row.fault) return refuse('invalid', [row.fault])
    const twin = row.tag ? rowsOfTag.get(row.tag)?.find((other) => other !== row) : undefined
    if (twin) return refuse('invalid', [`Row ${formatNumber(twin.number)} has the tag ${row.tag} too.`])
    const line = byTag.get(row.tag)
    const found = find(row)
    const item =
      items.find(({ id }) => id === picks.get(row.number)) ??
      (found.length === 1 ? found[0] : undefined) ??
      // An item that was deleted from the catalog is still on its line.
      (line && line.item.id === row.named.id ? line.item : undefined)
    if (!item) return refuse('missing', [], found)
    if (line && line.item.id !== item.id)
      return refuse('invalid', [
        `${row.tag} is ${nameOf(line.item)} in this project. Give the row another tag.`,
      ])
    return { row, item, line, tag: row.tag, id: line?.id ?? crypto.randomUUID() }
  }

  const resolved = withTags(rows.map(resolve), lines)
  const tagged = resolved.filter(isResolved)
  const idOfTag = new Map([
    ...lines.map(({ tag, id }) => [tag, id] as const),
    ...tagged.map(({ tag, id }) => [tag, id] as const),
  ])
  const alternates = new Set([
    ...lines.flatMap(({ id, alternateFor }) => (alternateFor ? id : [])),
    ...tagged.flatMap(({ id, row }) => (row.alternateFor ? id : [])),
  ])
  const rooms = roomsOf([...lines, ...rows.map(({ room }) => ({ room: room || null }))])

  function plan({ row, item, line, tag, id }: Resolved): PlannedRow {
    const shown = { row, tag, itemText: nameOf(item), choices: [] }
    const main = row.alternateFor ? idOfTag.get(toTag(row.alternateFor)) : null
    if (main === undefined || main === id || (main && alternates.has(main))) {
      const reason = `No line has the tag ${row.alternateFor}, for which this one could be an alternate.`
      return { ...shown, status: 'invalid', remarks: [reason] }
    }
    const values: Partial<LineValues> = {
      quantity: row.quantity ?? line?.quantity ?? 1,
      ...(row.room !== undefined && { room: toRoom(row.room, rooms) }),
      ...(row.note !== undefined && { note: row.note || null }),
      ...(row.alternateFor !== undefined && { alternateFor: main }),
      ...(row.fixedPrice && { fixedPrice: row.fixedPrice }),
    }
    if (!line) {
      const added = { id, itemId: item.id, tag, ...values }
      return { ...shown, status: 'new', remarks: describeNew(values), added }
    }
    const differing = keys.filter(
      (key) => values[key] !== undefined && JSON.stringify(values[key]) !== JSON.stringify(line[key]),
    )
    if (differing.length === 0) return { ...shown, status: 'unchanged', remarks: [] }
    const tagIn = (other: string) => [...idOfTag].find(([, one]) => one === other)?.[0]
    const remarks = differing.map((key) => {
      const [before, after] = [line, values].map((side) => describeValue(key, side, tagIn) || 'none')
      return `${lineLabels[key]}: ${before} → ${after}`
    })
    const changed = { id, ...Object.fromEntries(differing.map((key) => [key, values[key]])) }
    return { ...shown, status: 'changed', remarks, changed }
  }

  const planned = resolved.map((one) => (isResolved(one) ? plan(one) : one))
  return {
    rows: planned,
    added: planned.flatMap((one) => one.added ?? []),
    changed: planned.flatMap((one) => one.changed ?? []),
  }
}

const describeNew = ({ quantity = 1, room }: Partial<LineValues>) => [
  `Quantity: ${formatNumber(quantity)}`,
  ...(room ? [`Room: ${room}`] : []),
]

function groupByTag(rows: readonly ScheduleRow[]): ReadonlyMap<string, readonly ScheduleRow[]> {
  const groups = new Map<string, ScheduleRow[]>()
  for (const row of rows) groups.set(row.tag, [...(groups.get(row.tag) ?? []), row])
  return groups
}

/** Gives the rows without a tag the next ones of their category, or that of the line they may replace. */
function withTags(resolved: readonly (Resolved | PlannedRow)[], lines: readonly ProjectLine[]) {
  const used = new Set([
    ...lines.map(({ tag }) => tag),
    ...resolved.filter(isResolved).flatMap(({ tag }) => tag || []),
  ])
  return resolved.map((one) => {
    if (one.tag || !isResolved(one)) return one
    const { alternateFor } = one.row
    const tag = alternateFor
      ? alternateTag(toTag(alternateFor), used)
      : (proposeTags([one.item], used)[0] ?? '')
    used.add(tag)
    return { ...one, tag }
  })
}
