import { categories } from '@/content/equipment'
import { lazy } from '@/lib/lazy'
import { normalizeName } from '@/lib/text'
import { mainCategory } from './equipment'
import type { Line } from './lines'

/** What the lines of a project or a schedule are grouped by. */
export type Grouping = 'room' | 'category'

/** Lines under one heading. */
export type LineGroup<Of extends Line = Line> = { key: string; title: string; lines: Of[] }

/** Room 2 comes before Room 10. */
const byName = lazy(() => new Intl.Collator('en', { numeric: true }))

const noRoom = 'Without a room'

/**
 * Groups lines by room in alphabetical order, those without a room last; or by category in the order of the catalog. Two
 * spellings of a room or category are one group, and an alternate stands below the line it may replace. The order of the
 * lines decides nothing else: moving one moves no group.
 */
export function groupLines<Of extends Line>(lines: readonly Of[], grouping: Grouping): LineGroup<Of>[] {
  const ids = new Set(lines.map(({ id }) => id))
  const withAlternates = (line: Of): Of[] => [
    line,
    ...alternates.filter(({ alternateFor }) => alternateFor === line.id).flatMap(withAlternates),
  ]
  const alternates = lines.filter(({ alternateFor }) => alternateFor !== null && ids.has(alternateFor))
  const groups = new Map<string, LineGroup<Of>>()
  for (const line of lines) {
    if (alternates.includes(line)) continue
    const title = grouping === 'room' ? (line.room ?? noRoom) : mainCategory(line.item)
    const key = grouping === 'room' && line.room === null ? '' : normalizeName(title)
    const group = groups.get(key) ?? { key, title, lines: [] }
    group.lines.push(...withAlternates(line))
    groups.set(key, group)
  }
  const placeOf = ({ key, title }: LineGroup<Of>) => {
    if (grouping === 'room') return key === '' ? 1 : 0
    const place = (categories as readonly string[]).indexOf(title)
    return place < 0 ? categories.length : place
  }
  return [...groups.values()].sort(
    (one, other) => placeOf(one) - placeOf(other) || byName().compare(one.title, other.title),
  )
}
