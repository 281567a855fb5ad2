import { fieldOfColumn } from '@/dashboard/shared/csv-format'
import { firstsOf, isoDayOf } from './dates'
import { isTime } from './header-words'
import { findSavedAt, type ImportColumn } from './headers'

// The two questions about a whole file: which mark begins the decimals, and whether the day or the month comes first.

/** The sign before the decimals of a number. */
type DecimalMark = '.' | ','

/** How a file writes numbers and dates. */
export type FileFormat = { decimal: DecimalMark; isDayFirst: boolean }

type First = 'day' | 'month'

/** How values can be read: the ways that some value leaves no choice about, and the first value that reads either way. */
type Ways<Way> = { sure: readonly Way[]; either: string | null }

/** What the cells of one column show of a file's format. */
export type CellMarks = {
  /** 12.5 and 1,250.00 can only have a decimal point, 12,5 and 1.250,00 only a comma; 1.250 reads either way. */
  numbers: Ways<DecimalMark>
  /** In 31/12/2027 the day can only come first, in 12/31/2027 only the month; 3/1/2027 reads either way. */
  dates: Ways<First>
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

/** A day as people and spreadsheets write it, 3/1/2027, as the catalog stores it; any other text as it is. */
export const withIsoDate = (text: string, isDayFirst: boolean): string => isoDayOf(text, isDayFirst) ?? text

/** Collects what the cells of a column show. */
export const marksOf = (cells: readonly string[]): CellMarks => ({
  numbers: waysOf(cells, decimalMarksOf),
  dates: waysOf(cells, firstsOf),
})

function waysOf<Way>(cells: readonly string[], read: (cell: string) => Way[]): Ways<Way> {
  const sure = new Set<Way>()
  let either: string | null = null
  for (const cell of cells) {
    const [way, other] = read(cell)
    if (other !== undefined) either ??= cell
    else if (way !== undefined) sure.add(way)
  }
  return { sure: [...sure], either }
}

/** The questions that a file leaves open, each with a cell that depends on the answer. */
export type OpenQuestions = { [about in keyof FileFormat]?: string }

type Marked = { headers: readonly string[]; delimiter: string; marks: readonly CellMarks[] }

/**
 * Detects the format from the numbers and dates of the mapped columns, and the times of an export that a spreadsheet rewrote. A question is open if some cells depend on the answer
 * and the others do not give it, or disagree. Spreadsheets write commas between cells only where the point begins decimals,
 * so a file with commas leaves its numbers open only if they disagree.
 * @param answers a person's answers to the open questions
 */
export function detectFormat(
  { headers, delimiter, marks }: Marked,
  mapping: readonly (ImportColumn | null)[],
  answers: Partial<FileFormat> = {},
): { format: FileFormat; open: OpenQuestions } {
  const columnsWith = (accepts: (key: string) => boolean) =>
    marks.filter((_, column) => accepts(mapping[column]?.key ?? ''))
  const numbers = combine(columnsWith(holdsNumbers).map((column) => column.numbers))
  const savedAt = marks[mapping.some((column) => column?.key === 'id') ? findSavedAt(headers) : -1] ?? []
  const dates = combine([...columnsWith(holdsDates), savedAt].flat().map((column) => column.dates))
  const usualMark = numbers.only ?? (delimiter === ';' ? ',' : '.')
  const isDayFirst = dates.only ? dates.only === 'day' : usualMark === ','
  const isDecimalOpen = !numbers.only && (numbers.disagree || delimiter !== ',')
  const number = isDecimalOpen && numbers.either
  const date = !dates.only && dates.either
  return {
    format: {
      decimal: (number && answers.decimal) || usualMark,
      isDayFirst: (date ? answers.isDayFirst : null) ?? isDayFirst,
    },
    open: { ...(number && { decimal: number }), ...(date && { isDayFirst: date }) },
  }
}

/** `only` is the one way that the values of all columns allow; null if they show none, or disagree. */
function combine<Way>(columns: readonly Ways<Way>[]) {
  const [way = null, ...others] = new Set(columns.flatMap(({ sure }) => sure))
  const disagree = others.length > 0
  const either = columns.find((column) => column.either)?.either
  return { only: disagree ? null : way, disagree, either }
}

const holdsDates = (key: string) => fieldOfColumn(key)?.type === 'date'

function holdsNumbers(key: string): boolean {
  const type = fieldOfColumn(key)?.type
  return key === 'cost' || isTime(key) || type === 'number' || type === 'integer'
}
