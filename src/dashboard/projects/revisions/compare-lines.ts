import { brandAndModel } from '@/catalog/equipment'
import { type ProjectLine, priceOf } from '@/catalog/lines'
import { describeValue, lineLabels } from '@/dashboard/projects/line-texts'
import { formatExactMoney } from '@/lib/format'

/** A value of a line in both states; '' for none. */
type ValueChange = { label: string; from: string; to: string }

/** How the lines of a project differ between two states. */
export type Comparison = {
  added: readonly ProjectLine[]
  removed: readonly ProjectLine[]
  changed: readonly { line: ProjectLine; changes: readonly ValueChange[] }[]
}

/** The item of a line as a schedule names it. */
const itemOf = ({ item }: ProjectLine) =>
  [item.name, brandAndModel(item)].filter((text) => text !== '').join(', ')

/** The price of one piece, with the day of a fixed one; '' for none. */
export function priceText(line: ProjectLine): string {
  if (line.fixedPrice) return describeValue('fixedPrice', line, () => undefined)
  const price = priceOf(line)
  return price ? formatExactMoney(price.cost, price.currency) : ''
}

/** Compares lines by their ids, so that a line with another tag or item is a changed one. Their order does not count. */
export function compareLines(from: readonly ProjectLine[], to: readonly ProjectLine[]): Comparison {
  const before = new Map(from.map((line) => [line.id, line]))
  const after = new Map(to.map((line) => [line.id, line]))
  const tagIn = (lines: ReadonlyMap<string, ProjectLine>) => (id: string) => lines.get(id)?.tag
  const textsOf = (line: ProjectLine, lines: ReadonlyMap<string, ProjectLine>) => {
    const text = (key: 'tag' | 'quantity' | 'room' | 'note' | 'alternateFor') =>
      [lineLabels[key], describeValue(key, line, tagIn(lines))] as const
    return [
      text('tag'),
      ['Item', itemOf(line)] as const,
      text('quantity'),
      text('room'),
      ['Price', priceText(line)] as const,
      text('alternateFor'),
      text('note'),
    ]
  }
  return {
    added: to.filter(({ id }) => !before.has(id)),
    removed: from.filter(({ id }) => !after.has(id)),
    changed: to.flatMap((line) => {
      const earlier = before.get(line.id)
      if (!earlier) return []
      const earlierTexts = textsOf(earlier, before)
      const changes = textsOf(line, after).flatMap(([label, text], index) => {
        const old = earlierTexts[index]?.[1] ?? ''
        // An alternate stays one although the line it belongs to has another tag.
        const isSameMain = label === lineLabels.alternateFor && earlier.alternateFor === line.alternateFor
        return old === text || isSameMain ? [] : [{ label, from: old, to: text }]
      })
      return changes.length > 0 ? [{ line, changes }] : []
    }),
  }
}
