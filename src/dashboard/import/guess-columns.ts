import { splitCategories } from '@/catalog/equipment'
import type { Choices } from './choices'
import { type Matching, matchColumns, withoutUnit } from './column-mapping'
import type { Sheet } from './sheet'

/**
 * The matching by the headers alone. Specifications are looked for by the categories of the file, and by those chosen
 * for its unknown names; a name that is not decided, or kept, stands for the nearest ones.
 */
export function guessColumns(
  { headers, categories }: Pick<Sheet, 'headers' | 'categories'>,
  chosen: Choices['categories'],
): Matching {
  return matchColumns(headers, [...categories, ...[...chosen.values()].flatMap(splitCategories)])
}

/**
 * Puts the guess `after` in place of the guess `before`. A column that differs from `before` was matched by a person and
 * stays, and no column becomes a second one of its kind.
 */
export function guessAgain(matching: Matching, before: Matching, after: Matching): Matching {
  const isAsked = matching.map((key, column) => key === before[column] && key !== after[column])
  const taken = new Set(matching.map((key, column) => key && !isAsked[column] && withoutUnit(key)))
  return matching.map((key, column) => {
    const found = after[column] ?? null
    if (!isAsked[column] || (found && taken.has(withoutUnit(found)))) return key
    taken.add(found && withoutUnit(found))
    return found
  })
}
