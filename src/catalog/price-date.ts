import { type Sized, textOf } from './sizing/read-specification'

/** The key of the specification with the date of an item's price. */
export const priceDateKey = 'price_date'

/** The day of an item's price, '2025-11-30'; null if it is unknown. Days compare as texts. */
export const priceDateOf = (item: Sized): string | null => textOf(item, priceDateKey)
