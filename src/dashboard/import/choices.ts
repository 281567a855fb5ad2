import { splitCategories } from '@/catalog/equipment'
import { type ColumnMapping, mapColumns } from './column-mapping'
import type { Doubt } from './doubts'
import { detectFormat, type FileFormat } from './file-format'
import type { ImportColumn } from './headers'
import type { FileSummary } from './read-file'

/** Whether a row that looks like an item changes it, or is added as a new one. */
export type LookAlikeChoice = 'change' | 'add'

/** Everything a person decides about a file. */
export type Choices = {
  /** The column for each column of the file: null leaves it out, undefined takes the one that its header names. */
  columns: readonly (ImportColumn | null | undefined)[]
  /** Answers to the questions about numbers and dates. */
  format: Partial<FileFormat>
  /** Replacement of each unknown category, by its name in lower case: one category or several, separated by commas. */
  categories: ReadonlyMap<string, string>
  /** What happens to rows that look like an item, by their number. A row nobody decided about changes it, or is asked about. */
  lookAlikes: ReadonlyMap<number, LookAlikeChoice>
  /** Whether rows that may be older than their items change them, by the reason for the doubt. */
  doubts: Readonly<Partial<Record<Doubt, 'leave' | 'change'>>>
  /** Whether a row is imported, by its number, for the rows that a person decided about one by one. */
  included: ReadonlyMap<number, boolean>
}

export const noChoices: Choices = {
  columns: [],
  format: {},
  categories: new Map(),
  lookAlikes: new Map(),
  doubts: {},
  included: new Map(),
}

/** The parts of a file by which its columns are mapped. */
export type NamedColumns = Pick<FileSummary, 'headers' | 'categories'>

/** The columns that the headers of a file name, with the categories that were chosen for its unknown ones. */
export const automaticMapping = ({ headers, categories }: NamedColumns, chosen: Choices['categories']) =>
  mapColumns(headers, [...categories, ...[...chosen.values()].flatMap(splitCategories)])

/**
 * The columns of a file: as chosen, otherwise as the headers say. Two may have the same key, which `mappingProblem` reports;
 * a header that only a chosen category explains uses no key twice.
 */
export function mapFile(file: NamedColumns, { columns, categories }: Choices): ColumnMapping {
  const choose = (named: ImportColumn | null, index: number) => {
    const chosen = columns[index]
    return chosen === undefined ? named : chosen
  }
  const mapping = automaticMapping(file, noChoices.categories).map(choose)
  const used = new Set(mapping.map((column) => column?.key))
  return automaticMapping(file, categories).map((named, index) => {
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
