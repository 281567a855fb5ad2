import { capitalize, formatDateTime, formatExactMoney, formatNumber } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'
import { labelOf } from './columns'
import type { Equipment } from './equipment'
import type { Activity } from './queries/history-queries'
import { columnOf, fieldsByTab } from './schema'
import { describeSpecifications } from './specifications/specifications'
import type { UnitSystem } from './specifications/units'
import { isSameValue, specificationsOf } from './specifications/values'

/** One difference between two states of an item, as texts; null where there is no value. */
export type Change = { key: string; label: string; from: string | null; to: string | null }

/** A state of an item: a row, or one out of the history, which may be older than some of the columns. */
type State = Partial<Equipment>

type Deed = Pick<Activity, 'action' | 'restores' | 'as_deleted'>

/** One side of an entry of the history. */
export function toState(side: Json): State {
  return side && typeof side === 'object' && !Array.isArray(side) ? (side as State) : {}
}

/** What an entry did, in a word or two. */
export function actionOf({ action, restores, as_deleted }: Deed): string {
  if (action === 'update') return 'Changed'
  if (action === 'delete') return 'Deleted'
  if (restores) return 'Restored'
  return as_deleted ? 'Added again' : 'Added'
}

/** In what an item differs after an entry: from before it, or from how it was deleted where it was added again. */
export function changesOf(entry: Deed & Pick<Activity, 'before' | 'after'>, system: UnitSystem): Change[] {
  const after = toState(entry.after)
  if (entry.action === 'update') return allChanges(toState(entry.before), after, system)
  return entry.as_deleted ? valueChanges(toState(entry.as_deleted), after, system) : []
}

/** The values in which two states differ, in the form's order; what the database keeps (id, stamps) left out. */
export function valueChanges(from: State, to: State, system: UnitSystem): Change[] {
  const fields = Object.values(fieldsByTab).flat()
  return [
    ...fields.flatMap((field) => compare(columnOf(field), from, to)),
    ...specificationChanges(from, to, system),
  ]
}

/** Everything in which two states differ. Only a database connection changes a stamp. */
export function allChanges(from: State, to: State, system: UnitSystem): Change[] {
  const stamps = ['created_at', 'created_by', 'created_via'] as const
  return [...valueChanges(from, to, system), ...stamps.flatMap((column) => compare(column, from, to))]
}

function compare(column: keyof Equipment, from: State, to: State): Change[] {
  if (read(column, from) === read(column, to)) return []
  return [{ key: column, label: labelOf(column), from: describe(column, from), to: describe(column, to) }]
}

/** An empty text is none. */
function read(column: keyof Equipment, state: State) {
  return state[column] === '' ? null : (state[column] ?? null)
}

function describe(column: keyof Equipment, state: State): string | null {
  const value = read(column, state)
  if (value === null) return null
  if (column === 'created_at') return formatDateTime(String(value))
  if (column === 'created_via') return capitalize(String(value))
  if (typeof value !== 'number') return String(value)
  return column === 'cost' ? formatExactMoney(value, state.currency ?? null) : formatNumber(value)
}

/**
 * Values are compared as stored: US units round what was typed in SI, and in words the text 18 is the number 18. Where
 * the words are the same, both sides are shown as JSON.
 */
function specificationChanges(from: State, to: State, system: UnitSystem): Change[] {
  // The same object holds the same values: of 2,000 items with one supplier set, wording them all took 0.4 s a letter.
  if (from.specifications === to.specifications) return []
  const describeSides = (units: UnitSystem) =>
    [from, to].map(
      (side) =>
        new Map(describeSpecifications(side.specifications ?? {}, units).map((one) => [one.key, one])),
    )
  const [before, after] = describeSides('si')
  const [shownBefore, shownAfter] = describeSides(system)
  return [...new Map([...(before ?? []), ...(after ?? [])]).values()].flatMap(({ key, label }) => {
    const [was, is] = [from, to].map((side) => specificationsOf(side.specifications)[key])
    if (isSameValue(was, is)) return []
    const ways = [
      { from: shownBefore?.get(key)?.value ?? null, to: shownAfter?.get(key)?.value ?? null },
      { from: before?.get(key)?.value ?? null, to: after?.get(key)?.value ?? null },
    ]
    const differing = ways.find((way) => way.from !== way.to)
    const sides = differing ?? { from: JSON.stringify(was), to: JSON.stringify(is) }
    return [{ key: `specifications.${key}`, label, ...sides }]
  })
}

/** Characters kept on either side of what differs in two long texts. */
const context = 24

/** The longest text shown whole, in characters. */
const longest = 160

/**
 * Two long texts, cut down to what lies between their first and their last difference.
 * @param most characters of that which are shown of each
 */
export function clipPair(from: string, to: string, most = longest): [string, string] {
  const [was, is] = [[...from], [...to]]
  if (was.length <= longest && is.length <= longest) return [from, to]
  const shorter = Math.min(was.length, is.length)
  let start = 0
  while (start < shorter && was[start] === is[start]) start++
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++
  const [before, after] = [Math.max(0, start - context), Math.max(0, end - context)]
  return [clip(was, before, after, most), clip(is, before, after, most)]
}

/** Leaves out so many characters before and after, and what is more than `most` of the rest. */
function clip(text: readonly string[], before: number, after: number, most: number): string {
  const shown = text.slice(before, Math.min(before + most, text.length - after))
  const isCut = before + shown.length < text.length
  return `${before > 0 ? '…' : ''}${shown.join('')}${isCut ? '…' : ''}`
}
