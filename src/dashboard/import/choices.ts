import { splitCategories } from '@/catalog/equipment'
import { priceDateKey } from '@/catalog/price-date'
import { type ColumnMapping, mapColumns } from './column-mapping'
import type { Doubt } from './doubts'
import { detectFormat, type FileFormat } from './file-format'
import type { FileSummary } from './file-summary'
import type { ImportColumn } from './headers'

/** Whether a row that looks like an item changes it, or is added as a new one. */
export type LookAlikeChoice = 'change' | 'add'

/** The column with the date of a row's price. */
export const priceDateColumn = `spec.${priceDateKey}` as const

/** The columns that a person may fill in all rows at once, in the order of the form. */
export const columnsForAll = ['brand', 'category', 'supplier', 'currency', priceDateColumn] as const

/** Everything a person decides about a file. */
export type Choices = {
  /** The column for each column of the file: null leaves it out, undefined takes the one that its header names. */
  columns: readonly (ImportColumn | null | undefined)[]
  /** Answers to the questions about numbers and dates. */
  format: Partial<FileFormat>
  /** Values for the cells that are empty or missing in the file. */
  forAll: Readonly<Partial<Record<(typeof columnsForAll)[number], string>>>
  /** Replacement of each unknown category, by its name in lower case: one category or several, separated by commas. */
  categories: ReadonlyMap<string, string>
  /** What happens to rows that look like an item, by their number. A row nobody decided about changes it, or is asked about. */
  lookAlikes: ReadonlyMap<number, LookAlikeChoice>
  /** Whether rows in doubt are saved, by the reason. */
  doubts: Readonly<Partial<Record<Doubt, 'leave' | 'change'>>>
  /** Whether a row is imported, by its number, for the rows that a person decided about one by one. */
  included: ReadonlyMap<number, boolean>
}

export const noChoices: Choices = {
  columns: [],
  format: {},
  forAll: {},
  categories: new Map(),
  lookAlikes: new Map(),
  doubts: {},
  included: new Map(),
}

/** The parts of a file by which its columns are mapped. */
export type NamedColumns = Pick<FileSummary, 'headers' | 'categories'>

/** The categories of a file: those of its rows, the one for all of them, and those chosen for unknown ones. */
const categoriesWith = (
  { categories }: NamedColumns,
  { forAll, categories: chosen }: Pick<Choices, 'forAll' | 'categories'>,
) => [...categories, ...[forAll.category ?? '', ...chosen.values()].flatMap(splitCategories)]

/** The columns that the headers of a file name, with the categories that were chosen. */
export const automaticMapping = (file: NamedColumns, chosen: Pick<Choices, 'forAll' | 'categories'>) =>
  mapColumns(file.headers, categoriesWith(file, chosen))

/**
 * The columns of a file: as chosen, otherwise as the headers say. Two may have the same key, which `mappingProblem` reports;
 * a header that only a chosen category explains uses no key twice.
 */
export function mapFile(file: NamedColumns, choices: Choices): ColumnMapping {
  const choose = (named: ImportColumn | null, index: number) => {
    const chosen = choices.columns[index]
    return chosen === undefined ? named : chosen
  }
  const mapping = automaticMapping(file, noChoices).map(choose)
  const used = new Set(mapping.map((column) => column?.key))
  return automaticMapping(file, choices).map((named, index) => {
    const column = mapping[index] ?? choose(named, index)
    if (mapping[index] || !column) return column
    if (used.has(column.key)) return null
    used.add(column.key)
    return column
  })
}

/** How a file is read: its columns, how it writes numbers and dates, and the questions it leaves open. */
export function interpret(summary: FileSummary, choices: Choices) {
  const mapping = mapFile(summary, choices)
  return { mapping, ...detectFormat(summary, mapping, choices.format) }
}
