import { suggestCategories } from '@/catalog/suggest-categories'
import { namedCurrency } from './currency-words'
import { wordSet } from './header-words'
import {
  allSpecificationsByHeader,
  type ImportKey,
  isIgnoredHeader,
  isMeasure,
  isPriceUnit,
  normalizeHeader,
  parseHeader,
  splitUnit,
} from './headers'

// What the lines of a file are: lines above the header, the header, its units, items, headings of sections, totals.

type Cells = readonly string[]

/** Lines among which the header is looked for. */
const maxLinesAbove = 50

/** Most cells of a line that are looked at: enough to tell a header. */
const maxHeaders = 50

/** Longest cell that may be a header or the heading of a section, in characters. */
const maxHeading = 80

const filled = (cells: Cells) => cells.filter((cell) => cell.trim() !== '')

/** How many different columns of the catalog, or of an export, the cells of a line name. */
function countNamed(cells: Cells): number {
  const keys = filled(cells)
    .slice(0, maxHeaders)
    .filter((cell) => cell.length <= maxHeading)
    .flatMap(
      (cell) => parseHeader(cell, allSpecificationsByHeader)[0]?.key ?? (isIgnoredHeader(cell) ? cell : []),
    )
  return new Set(keys).size
}

/**
 * The index of the header among the first lines of a file: the first one of which half of the cells, but two at least, name
 * columns, else the one that names the most. Of two lines with headers the longer second one has those of the columns, and the
 * first one those of groups. In a file whose headers are not known it is the first line that is about as long as most others.
 */
export function findHeader(lines: readonly Cells[]): number {
  const first = lines.slice(0, maxLinesAbove)
  let best = { index: 0, named: 0 }
  for (const [index, cells] of first.entries()) {
    const named = countNamed(cells)
    if (named > 1 && named >= filled(cells).length / 2) {
      const below = first[index + 1] ?? []
      const isGroup = filled(below).length > filled(cells).length && countNamed(below) >= named
      return isGroup ? index + 1 : index
    }
    if (named > best.named) best = { index, named }
  }
  if (best.named > 1) return best.index
  const lengths = first.map((cells) => filled(cells).length)
  const isTitle = (length: number) => length === 1 && medianOf(lengths) > 2
  return Math.max(
    0,
    lengths.findIndex((length) => !isTitle(length)),
  )
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/**
 * The headers with the units that the line below them states, 'Power (kW)' for 'Power' above 'kW'; null if that line states
 * anything else.
 */
export function withUnitsBelow(headers: Cells, below: Cells): string[] | null {
  const units = below.map((cell) => cell.trim().replace(/^[([](.*)[)\]]$|^[-–—]$/u, '$1'))
  const keys = headers.map((header) => parseHeader(header, allSpecificationsByHeader)[0]?.key)
  const isUnits =
    units.some(Boolean) &&
    (units[0] === '' || keys.includes('name')) &&
    units.every((unit, column) => unit === '' || (!hasWords(keys[column]) && isUnitOrCurrency(unit)))
  if (!isUnits) return null
  return headers.map((header, column) => {
    const unit = units[column]
    return header && unit && splitUnit(header).unit === null ? `${header} (${unit})` : header
  })
}

/** Whether a column holds words, which have no unit: there 'Euro' is a heading. */
const hasWords = (key: ImportKey | undefined) =>
  key !== undefined && ['name', 'model', 'brand', 'category', 'supplier', 'notes', 'id'].includes(key)

function isUnitOrCurrency(text: string): boolean {
  if (text.length > maxHeading || isMeasure(text)) return text.length <= maxHeading
  const { ours, isOther } = namedCurrency(text)
  return !/[\d\s]/.test(text) && (ours.length > 0 || isOther)
}

/** Why a line below the header is probably no item. */
export type Aside = 'heading' | 'total' | 'header' | 'units'

/** What the preview says of an aside. */
export const asideWords: Readonly<Record<Aside, string>> = {
  heading: 'Looks like a heading or a remark: only one cell has a text',
  total: 'Looks like a total, a tax, freight or a discount',
  header: 'Repeats the header',
  units: 'States the units of the columns',
}

/** Words for totals, taxes, freight and discounts. */
const totalWords = wordSet(`
  total totals totale subtotal grandtotal sum due summe zwischensumme gesamtsumme endsumme nettosumme bruttosumme gesamtpreis gesamtbetrag
  endbetrag endpreis rechnungsbetrag warenwert 小計 合計 総計 vat tax taxes gst hst pst qst mwst ust umsatzsteuer mehrwertsteuer kdv tva iva
  btw moms alv duty duties tariff tariffs zoll shipping freight delivery postage crating insurance versand fracht lieferung porto
  versandkosten frachtkosten lieferkosten transportkosten versicherung discount rebate rabatt skonto nachlass remise surcharge
  surcharges zuschlag deposit anzahlung rounding rundung
`)

/** Words that may accompany the ones above. */
const besideTotals = wordSet(`
  grand sub sous montant order list balance gesamt zwischen end net gross netto brutto price prices cost costs kosten amount betrag ht ttc
  incl including inkl excl excluding exkl before after plus less minus zzgl abzgl and und with without mit ohne handling packing
  packaging verpackung charge charges fee fees extra additional estimated est approx ca sales state city county import fuel ny nyc us
  ground dealer trade volume quantity cash usd eur gbp cad
`)

/** 'VAT 20%', 'Less 10% discount', 'Total for saunas'; but not 'Freight elevator'. */
function isTotal(text: string): boolean {
  if (text.length > maxHeading) return false
  const words = text
    .toLowerCase()
    .replace(/\s(?:for|of|to|für|nach)\s.*/u, '')
    .replace(/[-–−+]?\d[\d.,]*\s?%/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  if (!words?.some((word) => totalWords.has(word))) return false
  return words.every((word) => totalWords.has(word) || besideTotals.has(word))
}

/** A number with a sign or code of a currency, of items, or in percent: 'USD 1,250.00', '(12.5%)', but no model such as A4. */
const amount =
  /^[-–−+(]?\s?(?:\p{Lu}{3}\s|\p{Lu}{0,2}\p{Sc}\s?)?[-–−]?\d[\d.,'’\s]*(?:%|\p{Sc}|\p{L}{2,3}|items|pieces|units)?\)?$|^[-–—]$/u

/** Rows that are told apart only by a table of at least this many full ones. */
const minRows = 5

/**
 * Returns a function that tells asides from items. Only one cell with a text is a heading if it looks like one, stands in
 * another column than the names, or if most other rows have several. A file with IDs has none: there an item may have a name
 * alone.
 */
export function createAsideFinder(headers: Cells, rows: readonly Cells[]): (cells: Cells) => Aside | null {
  const keys = headers.map((header) => parseHeader(header, allSpecificationsByHeader)[0]?.key)
  const isList = headers.length > 1 && !keys.includes('id')
  const nameColumn = keys.indexOf('name')
  const lengths = isList ? rows.map((cells) => filled(cells).length) : []
  const several = lengths.filter((length) => length > 2).length
  const isTable = headers.length > 2 && several > lengths.length / 2
  const isLong = several >= minRows && isTable
  const plainHeaders = headers.map(normalizeHeader)

  /** Whether the other cells of the row are amounts. A row with a brand or a model is an item. */
  function isTotalRow(cells: Cells): boolean {
    const totals = cells.flatMap((cell, column) => (isTotal(cell.trim()) ? column : []))
    if (totals.length === 0) return false
    return cells.every((cell, column) => {
      const key = keys[column]
      if (cell.trim() === '' || totals.includes(column)) return true
      if (key === 'cost' || isPriceUnit(headers[column] ?? '')) return true
      return key !== 'model' && key !== 'brand' && amount.test(cell.trim())
    })
  }

  return (cells) => {
    if (!isList) return null
    const texts = filled(cells)
    const [text = ''] = texts
    const column = cells.findIndex((cell) => cell.trim() !== '')
    const isHeader = (cell: string, index: number) => normalizeHeader(cell) === plainHeaders[index]
    if (texts.length > 1 && isHeader(text, column) && cells.every(isHeader)) return 'header'
    if (isTotalRow(cells)) return 'total'
    if (texts.length !== 1 || !isTable) return null
    return isLong || column !== nameColumn || looksLikeHeading(text.trim()) ? 'heading' : null
  }
}

/** SAUNA HEATERS, 'Steam:' or a category. */
const looksLikeHeading = (text: string) =>
  text.endsWith(':') ||
  (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase()) ||
  (text.length <= maxHeading && suggestCategories(text).length > 0)

/** The heading of the section that each row is in, in the words of the file: '' above the first one. */
export function sectionsOf(rows: readonly Cells[], asides: readonly (Aside | null)[]): string[] {
  let section = ''
  return rows.map((cells, index) => {
    if (asides[index] === 'heading') {
      const heading = (filled(cells)[0] ?? '').trim().replace(/[:\s]+$/, '')
      // Of two headings in a row the second is the narrower one. A long text is a remark.
      if (heading.length <= maxHeading) section = heading
      return ''
    }
    return section
  })
}
