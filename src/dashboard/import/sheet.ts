import { splitCategories } from '@/catalog/equipment'
import { suggestCategories } from '@/catalog/suggest-categories'
import { categories } from '@/content/equipment'
import { matchColumns } from './column-mapping'
import { UnreadableFile } from './decode'
import { canonicalCategories } from './read-cell'
import { readTable, type Table } from './read-file'

/** Summary of a file that has been read. */
export type Sheet = Pick<Table, 'headers' | 'encoding'> & {
  rowCount: number
  /** The first value of each column. */
  samples: string[]
  /** The categories its rows name, and of the list those nearest to the names outside it. */
  categories: string[]
}

/** Longest sample of a column, in characters. */
const sampleLength = 80

/** Largest file that is read (bytes): about the export of 100,000 items. */
const maxFileBytes = 64 * 1024 * 1024

/** Reads a CSV file. Throws `UnreadableFile`. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Split it into several.`,
    )
  }
  return readTable(new Uint8Array(await file.arrayBuffer()))
}

export function toSheet({ headers, rows, encoding }: Table): Sheet {
  const sampleOf = (column: number) => {
    const row = rows.find(({ cells }) => cells[column]?.trim())
    return row?.cells[column]?.trim().slice(0, sampleLength) ?? ''
  }
  const samples = headers.map((_, column) => sampleOf(column))
  return { headers, encoding, rowCount: rows.length, samples, categories: categoriesOf({ headers, rows }) }
}

/** Most names outside the list that are compared with it, and the letters compared of each: that takes time. */
const mostGuessed = 50
const longestGuessed = 100

function categoriesOf({ headers, rows }: Pick<Table, 'headers' | 'rows'>): string[] {
  const column = matchColumns(headers).indexOf('category')
  if (column < 0) return []
  const texts = new Set(rows.map(({ cells }) => cells[column] ?? ''))
  const named = [...new Set([...texts].flatMap((text) => splitCategories(canonicalCategories(text))))]
  const unknown = named.filter((name) => !categories.some((category) => category === name))
  const meant = unknown
    .slice(0, mostGuessed)
    .flatMap((name) => suggestCategories(name.slice(0, longestGuessed)))
  return [...new Set([...named, ...meant.flatMap(splitCategories)])]
}
