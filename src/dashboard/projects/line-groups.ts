import { mainCategory } from '@/catalog/equipment'
import type { ProjectLine } from '@/catalog/lines'
import { categories } from '@/content/equipment'
import { normalizeName } from '@/lib/text'

export type Grouping = 'room' | 'category'

/** Lines under one heading. Alternates stand below the line they may replace. */
export type LineGroup = { key: string; title: string; lines: ProjectLine[] }

/** Room 2 comes before Room 10. */
const byName = new Intl.Collator('en', { numeric: true })

const noRoom = 'Without a room'

/** Lines in the order of their project. */
export const inOrder = (lines: readonly ProjectLine[]): ProjectLine[] =>
  lines.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))

/**
 * Groups lines by room in alphabetical order, those without a room last; or by category in the order of the catalog. Two
 * spellings of a room or category are one group. The order of the lines decides nothing here: moving one moves no group.
 */
export function groupLines(lines: readonly ProjectLine[], grouping: Grouping): LineGroup[] {
  const ordered = inOrder(lines)
  const alternatesOf = ({ id }: ProjectLine) => alternates.filter(({ alternateFor }) => alternateFor === id)
  const alternates = ordered.filter(({ alternateFor }) => alternateFor !== null)
  const groups = new Map<string, LineGroup>()
  for (const line of ordered) {
    if (line.alternateFor !== null) continue
    const title = grouping === 'room' ? (line.room ?? noRoom) : mainCategory(line.item)
    const key = grouping === 'room' && line.room === null ? '' : normalizeName(title)
    const group = groups.get(key) ?? { key, title, lines: [] }
    group.lines.push(line, ...alternatesOf(line))
    groups.set(key, group)
  }
  const placeOf = ({ key, title }: LineGroup) => {
    if (grouping === 'room') return key === '' ? 1 : 0
    const place = (categories as readonly string[]).indexOf(title)
    return place < 0 ? categories.length : place
  }
  return [...groups.values()].sort(
    (one, other) => placeOf(one) - placeOf(other) || byName.compare(one.title, other.title),
  )
}

/** The lines among which this one can move: those of its group, or the other alternates of its line. */
export const siblingsOf = ({ lines }: LineGroup, line: ProjectLine): ProjectLine[] =>
  lines.filter(({ alternateFor }) => alternateFor === line.alternateFor)

/**
 * The new positions when a line moves next to another one. Usually only the moved line gets one, between its neighbors; if
 * there is no number between them, all lines are numbered again.
 */
export function moveNextTo(
  lines: readonly ProjectLine[],
  moved: ProjectLine,
  target: ProjectLine,
  side: 'before' | 'after',
): { line: ProjectLine; position: number }[] {
  const order = inOrder(lines).filter(({ id }) => id !== moved.id)
  const place = order.findIndex(({ id }) => id === target.id) + (side === 'after' ? 1 : 0)
  const low = order[place - 1]?.position ?? (order[place]?.position ?? 1) - 2
  const high = order[place]?.position ?? low + 2
  const position = (low + high) / 2
  if (low < position && position < high) return [{ line: moved, position }]
  return order
    .toSpliced(place, 0, moved)
    .map((line, index) => ({ line, position: index + 1 }))
    .filter(({ line, position: next }) => line.position !== next)
}
