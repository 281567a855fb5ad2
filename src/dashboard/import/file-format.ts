import { fieldOfColumn } from './csv-format'
import { isTime } from './header-words'
import type { ImportColumn } from './headers'

// The two questions about a whole file: which mark begins the decimals, and whether the day or the month comes first.

/** The sign before the decimals of a number. */
export type DecimalMark = '.' | ','

/** How a file writes numbers and dates. */
export type FileFormat = { decimal: DecimalMark; isDayFirst: boolean }

/** What the cells of one column show of a file's format. */
export type CellMarks = {
  /** Some number can only have this decimal mark: 12.5, 1,250.00; 12,5, 1.250,00. */
  point: boolean
  comma: boolean
  /** The first number that reads either way: 1.250. Null if there is none. */
  anyMark: string | null
  /** Some date can only be in this order: 31/12/2027; 12/31/2027. */
  dayFirst: boolean
  monthFirst: boolean
  /** The first date that reads either way: 3/1/2027. Null if there is none. */
  anyOrder: string | null
}

const integer = (group: string) => `(?:\\d+|[1-9]\\d{0,2}([${group}'’\\s])\\d{3}(?:\\1\\d{3})*)`
const numberWith: Readonly<Record<DecimalMark, RegExp>> = {
  '.': new RegExp(`^${integer(',')}(?:\\.\\d+)?$`, 'u'),
  ',': new RegExp(`^${integer('.')}(?:,\\d+)?$`, 'u'),
}

/** A number among other characters, such as a currency or a unit. */
const numberInText = /^(\D*)(\d[\d.,'’\s]*\d)(\D*)$/u

/** The marks that can begin the decimals of the number in a text; none for text without a point or comma in a number. */
function decimalMarksOf(text: string): DecimalMark[] {
  const number = numberInText.exec(text)?.[2] ?? ''
  const marks = ['.', ','] as const
  return marks.some((mark) => number.includes(mark))
    ? marks.filter((mark) => numberWith[mark].test(number))
    : []
}

/** A number as the catalog's readers take it, with a decimal point and without grouping: 1250.5 for 1.250,5. */
export function withDecimalPoint(text: string, decimal: DecimalMark): string {
  const possible = decimalMarksOf(text)
  const mark = possible.length > 1 ? decimal : possible[0]
  if (!mark) return text
  const grouping = mark === '.' ? ',' : '.'
  return text.replace(numberInText, (_, before: string, number: string, after: string) =>
    [before, number.replaceAll(grouping, '').replace(mark, '.'), after].join(''),
  )
}

const slashedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A date that a spreadsheet wrote, 3/1/2027, as the catalog stores it; any other text as it is. */
export function withIsoDate(text: string, isDayFirst: boolean): string {
  const [, first = '', second = '', year] = slashedDate.exec(text) ?? []
  if (!year) return text
  const [month, day] = isDayFirst ? [second, first] : [first, second]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Collects what the cells of a column show. */
export function marksOf(cells: readonly string[]): CellMarks {
  const [numbers, orders] = [cells.map(decimalMarksOf), cells.map(dateOrdersOf)]
  const only = <Way>(ways: readonly Way[][], way: Way) =>
    ways.some((one) => one.length === 1 && one[0] === way)
  const either = (ways: readonly unknown[][]) => cells[ways.findIndex((one) => one.length > 1)] ?? null
  return {
    point: only(numbers, '.'),
    comma: only(numbers, ','),
    anyMark: either(numbers),
    dayFirst: only(orders, 'day'),
    monthFirst: only(orders, 'month'),
    anyOrder: either(orders),
  }
}

/** Whether the day or the month can come first in a date such as 3/1/2027; [] for other texts. */
function dateOrdersOf(text: string): ('day' | 'month')[] {
  const [, first = 0, second = 0] = (slashedDate.exec(text) ?? []).map(Number)
  if (first > 12) return ['day']
  if (second > 12) return ['month']
  return first > 0 && second > 0 ? ['day', 'month'] : []
}

/** The questions that a file leaves open, each with a cell that depends on the answer. */
export type OpenQuestions = { [about in keyof FileFormat]?: string }

type Marked = { delimiter: string; marks: readonly CellMarks[] }

/**
 * Detects the format from the numbers and dates of the mapped columns. A question is open if some cells depend on the answer
 * and the others do not give it, or disagree. Spreadsheets write commas between cells only where the point begins decimals,
 * so a file with commas leaves its numbers open only if they disagree.
 * @param answers a person's answers to the open questions
 */
export function detectFormat(
  { delimiter, marks }: Marked,
  mapping: readonly (ImportColumn | null)[],
  answers: Partial<FileFormat> = {},
): { format: FileFormat; open: OpenQuestions } {
  const marksOfColumns = (accepts: (key: string) => boolean) =>
    marks.filter((_, column) => accepts(mapping[column]?.key ?? ''))
  const numbers = marksOfColumns(holdsNumbers)
  const dates = marksOfColumns((key) => fieldOfColumn(key)?.type === 'date')
  const has = (columns: readonly CellMarks[], mark: keyof CellMarks) => columns.some((one) => one[mark])
  const [point, comma] = [has(numbers, 'point'), has(numbers, 'comma')]
  const [dayFirst, monthFirst] = [has(dates, 'dayFirst'), has(dates, 'monthFirst')]
  const isDecimalOpen = point === comma && (point || delimiter !== ',')
  const number = isDecimalOpen && numbers.find(({ anyMark }) => anyMark)?.anyMark
  const date = dayFirst === monthFirst && dates.find(({ anyOrder }) => anyOrder)?.anyOrder
  const usualMark = (point === comma ? delimiter === ';' : comma) ? ',' : '.'
  const usualOrder = dayFirst === monthFirst ? usualMark === ',' : dayFirst
  return {
    format: {
      decimal: (number && answers.decimal) || usualMark,
      isDayFirst: (date ? answers.isDayFirst : null) ?? usualOrder,
    },
    open: { ...(number && { decimal: number }), ...(date && { isDayFirst: date }) },
  }
}

function holdsNumbers(key: string): boolean {
  const type = fieldOfColumn(key)?.type
  return key === 'cost' || isTime(key) || type === 'number' || type === 'integer'
}
