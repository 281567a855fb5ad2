import { type Sized, textOf } from './sizing/read-specification'

/** The specification that says of which day an item's price is. */
export const priceDateKey = 'price_date'

/** The day of an item's price, '2025-11-30'; null if it is unknown. Days compare as texts. */
export const priceDateOf = (item: Sized): string | null => textOf(item, priceDateKey)
