import type { Equipment } from '@/catalog/equipment'
import { type FixedPrice, mostPieces, readQuantity } from '@/catalog/lines'
import { finderOf } from '@/catalog/match-items'
import { specificationsOf } from '@/catalog/specifications/values'
import { longestTag, toTag } from '@/catalog/tags'
import { currencies } from '@/content/equipment'
import type { Table, TableRow } from '@/dashboard/import/read-file'
import { readCellText } from '@/dashboard/shared/csv-format'
import { formatNumber } from '@/lib/format'
import { isDay } from '@/lib/parse'
import { normalizeName } from '@/lib/text'
import type { ScheduleKey, ScheduleMapping } from './schedule-columns'

/** A row of a schedule as it was read. A column that the file lacks is undefined, an empty cell ''. */
export type ScheduleRow = {
  number: number
  /** Why the row cannot be imported; null if it can. */
  fault: string | null
  /** In capitals; '' if the file has none. */
  tag: string
  /** Undefined for an empty cell, too. */
  quantity: number | undefined
  room: string | undefined
  note: string | undefined
  /** The tag of the line it may replace. */
  alternateFor: string | undefined
  fixedPrice: FixedPrice | null
  /** The item as the file names it. */
  named: { id: string; number: string; name: string; brand: string; model: string; category: string }
}

/** '2 pcs' and '2.00', which spreadsheets and other programs write for 2. */
const piecesPattern = /^([\d,]+)(?:\.0+)?\s*(?:pcs?|pieces?|ea|each|units?|stk|st|x)?\.?$/i

/** Reads the rows of a schedule. Rows that name no item, such as headings and totals, are not among them. */
export function readRows(table: Pick<Table, 'rows'>, mapping: ScheduleMapping): ScheduleRow[] {
  const hasLines = mapping.includes('tag') || mapping.includes('quantity')
  return table.rows.flatMap((row) => {
    const read = readRow(row, mapping)
    const { id, number, name, model } = read.named
    const isEmpty = [id, number, name, model].every((text) => text === '')
    // A heading or a total has words where the name of an item would be, but neither a tag nor pieces.
    const isAlone = hasLines && row.cells.filter((cell) => cell.trim() !== '').length === 1
    const isAside = (row.aside !== null || isAlone) && read.tag === '' && !cellOf(row, mapping, 'quantity')
    return isEmpty || isAside ? [] : [read]
  })
}

function cellOf({ cells }: TableRow, mapping: ScheduleMapping, key: ScheduleKey): string | undefined {
  const column = mapping.indexOf(key)
  return column < 0 ? undefined : readCellText(cells[column] ?? '')
}

function readRow(row: TableRow, mapping: ScheduleMapping): ScheduleRow {
  const cell = (key: ScheduleKey) => cellOf(row, mapping, key)
  const tag = toTag(cell('tag') ?? '')
  const typed = cell('quantity') ?? ''
  const quantity = typed === '' ? undefined : readQuantity(piecesPattern.exec(typed)?.[1] ?? '')
  const fault =
    row.fault ??
    (quantity === null
      ? `"${typed}" is no quantity: a whole number from 1 to ${formatNumber(mostPieces)}.`
      : tag.length > longestTag
        ? `The tag is longer than ${longestTag} characters.`
        : null)
  return {
    number: row.number,
    fault,
    tag,
    quantity: quantity ?? undefined,
    room: cell('room')?.replace(/\s+/g, ' ').slice(0, 200),
    note: cell('note')?.slice(0, 2000),
    alternateFor: cell('alternateFor'),
    fixedPrice: readFixedPrice(cell('price') ?? '', cell('currency') ?? '', cell('fixedOn') ?? ''),
    named: {
      id: cell('itemId')?.toLowerCase() ?? '',
      number: cell('itemNumber') ?? '',
      name: cell('name') ?? '',
      brand: cell('brand') ?? '',
      model: cell('model') ?? '',
      category: cell('category') ?? '',
    },
  }
}

/** A price with the day on which it was quoted. Without a day it is the catalog's, which is not kept on a line. */
function readFixedPrice(price: string, typedCurrency: string, on: string): FixedPrice | null {
  const cost = price === '' ? Number.NaN : Number(price.replace(/^\D+/, '').replaceAll(',', ''))
  const currency = currencies.find((one) => one === (typedCurrency.toUpperCase() || currencies[0]))
  return currency && isDay(on) && cost >= 0 ? { cost, currency, on } : null
}

/** The items that a row may mean: none, one, or several to choose from. */
export function createItemFinder(items: readonly Equipment[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const byNumber = new Map<string, Equipment[]>()
  for (const item of items) {
    const number = normalizeName(String(specificationsOf(item.specifications).item_no ?? ''))
    if (number) byNumber.set(number, [...(byNumber.get(number) ?? []), item])
  }
  const finder = finderOf(items)
  return ({
    named: { id, number, name, brand, model },
  }: Pick<ScheduleRow, 'named'>): readonly Equipment[] => {
    const known = byId.get(id)
    if (known) return [known]
    const numbered = byNumber.get(normalizeName(number || model))
    if (numbered) return numbered
    return finder.find({ name, brand, model: model || number })?.items ?? []
  }
}
