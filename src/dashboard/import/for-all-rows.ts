import { type Choices, columnsForAll, priceDateColumn } from './choices'
import type { FileFormat } from './file-format'
import { formatOf, readPrice } from './read-cell'
import type { Cells } from './read-row'

/**
 * Fills the cells of a row that are empty, or whose column the file does not have. A currency and a price date belong to a price:
 * they fill only rows with one, and a price that names another currency keeps it.
 */
export function fillForAll(cells: Cells, forAll: Choices['forAll'], format: FileFormat) {
  for (const key of columnsForAll) {
    const text = forAll[key]
    if (!text || cells.get(key)?.text) continue
    const isOfPrice = key === 'currency' || key === priceDateColumn
    if (isOfPrice && !cells.get('cost')?.text) continue
    if (key === 'currency' && !mayBeIn(text, cells, format)) continue
    cells.set(key, { text, column: { key, unit: null } })
  }
}

function mayBeIn(currency: string, cells: Cells, format: FileFormat): boolean {
  const cost = cells.get('cost')
  const price = cost && readPrice(cost.text, cost.column.unit, formatOf(cost, format))
  return price?.ok === true && price.value.currencies.some((one) => one === currency)
}
