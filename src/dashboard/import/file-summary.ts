import { categoriesOf, splitCategories } from '@/catalog/equipment'
import { suggestCategories } from '@/catalog/suggest-categories'
import { categories } from '@/content/equipment'
import { mapColumns } from './column-mapping'
import { type CellMarks, marksOf } from './file-format'
import type { Table } from './read-file'

/** What the page needs to know of a file. The rows stay in the worker. */
export type FileSummary = Omit<Table, 'rows'> & {
  /** The first value of each column. */
  samples: string[]
  /** How each column writes numbers and dates. */
  marks: CellMarks[]
  /** The categories its rows name, and those of the list nearest to names outside it. */
  categories: string[]
}

/** Longest sample of a column, in characters. */
const sampleLength = 80

/** Summarizes a table for the page. */
export function summarize({ rows, ...table }: Table): FileSummary {
  const { headers } = table
  const items = rows.filter(({ aside }) => !aside)
  const columnCells = headers.map((_, column) => items.map(({ cells }) => cells[column]?.trim() ?? ''))
  // A number of a workbook says nothing about how the texts beside it are written.
  const texts = columnCells.map((cells, column) =>
    cells.filter((_, row) => !items[row]?.numberCells?.has(column)),
  )
  const samples = columnCells.map((cells) => cells.find(Boolean)?.slice(0, sampleLength) ?? '')
  const categoryCells = columnCells[mapColumns(headers).findIndex((column) => column?.key === 'category')]
  return {
    ...table,
    samples,
    marks: texts.map(marksOf),
    categories: categoryCells ? categoriesIn(categoryCells) : [],
  }
}

/** Most unknown names compared with the list, and the most characters of each: comparing takes time. */
const maxCompared = { names: 50, length: 100 }

function categoriesIn(cells: readonly string[]): string[] {
  const texts = [...new Set(cells)]
  const named = [...new Set(texts.flatMap((category) => categoriesOf({ category })))]
  const unknown = named.filter((name) => !categories.some((category) => category === name))
  const nearest = unknown
    .slice(0, maxCompared.names)
    .flatMap((name) => suggestCategories(name.slice(0, maxCompared.length)))
  return [...new Set([...named, ...nearest.flatMap(splitCategories)])]
}
