import { readMoney } from './numbers'
import { type Sized, textOf } from './sizing/read-specification'
import { type Specifications, withValue } from './specifications/values'

/** The key of the specification with the date of an item's price. */
export const priceDateKey = 'price_date'

/** The day of an item's price, '2025-11-30'; null if it is unknown. Days compare as texts. */
export const priceDateOf = (item: Sized): string | null => textOf(item, priceDateKey)

/** Whether a typed cost is another amount than the one before; a text that cannot be read is one. */
export function isNewCost(before: string, typed: string): boolean {
  const [one, other] = [readMoney(before), readMoney(typed)]
  return !one.ok || !other.ok ? before.trim() !== typed.trim() : one.value.amount !== other.value.amount
}

/** The start of a form: the cost as text, and the specifications with its date. */
type Start = { cost: string; specifications: Specifications }

/**
 * The specifications after a key in the field of the cost: the date of the old price goes with it, and comes back with it.
 * Another date stays.
 * @param before the cost as text before the key
 */
export function withCostTyped(
  specifications: Specifications,
  start: Start,
  before: string,
  typed: string,
): Specifications {
  const [oldDate, date] = [start.specifications[priceDateKey], specifications[priceDateKey]]
  const [wasNew, isNew] = [isNewCost(start.cost, before), isNewCost(start.cost, typed)]
  if (oldDate === undefined || wasNew === isNew || date !== (isNew ? oldDate : undefined))
    return specifications
  return withValue(specifications, priceDateKey, isNew ? undefined : oldDate)
}
