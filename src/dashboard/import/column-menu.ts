import { fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import { likeness } from '@/catalog/suggest-categories'
import { categories } from '@/content/equipment'
import {
  fieldOfColumn,
  isSpecification,
  parseExportHeader,
  specificationKey,
  unitOf,
} from '@/dashboard/shared/csv-format'
import { normalizeText } from '@/lib/text'
import type { Pick } from '@/ui/pick-combobox'
import { columnLabel } from './column-mapping'
import { columnAliases, specificationAliases } from './header-words'
import {
  type ImportColumn,
  type ImportKey,
  importColumns,
  isPriceUnit,
  normalizeHeader,
  parseHeader,
  splitUnit,
  statedUnit,
} from './headers'

/** A column that a header can be mapped to; null leaves it out. */
export type ColumnOption = Pick & { column: ImportColumn | null }

/** The value of a column in a menu; '' for a column that is left out. */
const columnId = (column: ImportColumn | null) => (column ? [column.key, column.unit].join('\n') : '')

/** What a column that fills nothing is called. */
export const leftOutLabel = (header: string) => (isPriceUnit(header) ? 'Unit of the price' : 'Left out')

/** Most likely columns that a menu shows first. */
const maxLikely = 5

/**
 * What a header can be mapped to: the likely columns first, then nothing, the columns of the table and all specifications, those
 * of the file's categories before the others. The header of an export has no other specification than its own, whose unit it
 * states.
 * @param sample a value below the header
 */
export function columnOptions(
  header: string,
  sample: string,
  fileCategories: readonly string[],
): ColumnOption[] {
  const toOption = (column: ImportColumn, note?: string): ColumnOption => ({
    value: columnId(column),
    label: columnLabel(column),
    ...(note && { note }),
    column,
  })
  const exported = parseExportHeader(header)
  const table = importColumns.map(({ key }) => toOption({ key, unit: statedUnit(header, key) }))
  const named = exported ? [] : parseHeader(header, noSpecifications).flatMap((column) => column ?? [])
  // Beside the known fields: the supplier's number, where the model is known too.
  const free = named
    .filter(({ key }) => isSpecification(key) && !fieldOfColumn(key))
    .map((column) => toOption(column))
  const isNamed = (column: ImportColumn | null) => named.some(({ key }) => key === column?.key)
  const specifications = exported
    ? [toOption(exported, 'Specification')]
    : fieldsFor([...fileCategories, ...categories]).flatMap(({ title, fields }) =>
        fields.flatMap((field) => columnsFor(field, header).map((column) => toOption(column, title))),
      )
  const all = [...table, ...free, ...specifications]
  const likely = all
    .map((option) => ({
      option,
      score: isNamed(option.column) ? namedScore : scoreOf(option.column, header, sample),
    }))
    .filter(({ score }) => score >= likelyScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxLikely)
    .map(({ option }) => ({ ...option, note: 'likely' }))
  const isLikely = new Set(likely.map(({ value }) => value))
  return [
    ...likely,
    { value: columnId(null), label: leftOutLabel(header), column: null },
    ...all.filter(({ value }) => !isLikely.has(value)),
  ]
}

/** The options whose label or group holds all words of a text. */
export function searchOptions(options: readonly ColumnOption[], text: string): readonly ColumnOption[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean)
  return options.filter(({ label, note = '' }) => {
    const searched = normalizeText(`${label} ${note}`)
    return words.every((word) => searched.includes(word))
  })
}

const noSpecifications: ReadonlyMap<string, SpecificationField> = new Map()

/** A field as a column in the stated unit, or in each of its units if the header leaves that open. */
function columnsFor(field: SpecificationField, header: string): ImportColumn[] {
  const key: ImportKey = `spec.${field.key}`
  const [si, us] = [unitOf(field, 'si'), unitOf(field, 'us')]
  const stated = statedUnit(header, key)
  const units = stated !== null || si === us ? [stated ?? si] : [us, si]
  return units.map((unit) => ({ key, unit }))
}

/** The score, 0 to 2, from which a column is likely, and that of a column whose words a header is. */
const likelyScore = 0.5
const namedScore = 2

/** How likely a header and the value below it mean a column: the likeness of the words, and whether the unit or value fits. */
function scoreOf(column: ImportColumn | null, header: string, sample: string): number {
  if (!column) return 0
  const { words, unit } = splitUnit(header)
  const name = normalizeHeader(words)
  const likest = Math.max(...wordsOf(column).map((word) => likenessOf(name, word)))
  const field = fieldOfColumn(column.key)
  const hasUnit = unit !== null && field !== undefined && unitOf(field, 'si') !== null && column.unit === unit
  const fitsValue = valueKeys.find(({ pattern }) => pattern.test(sample.trim()))?.keys.includes(column.key)
  return likest + (hasUnit ? 0.5 : 0) + (fitsValue ? 0.5 : 0)
}

/** Columns that a value shows by itself. */
const valueKeys: readonly { pattern: RegExp; keys: readonly string[] }[] = [
  { pattern: /^(?:https?:\/\/|www\.)\S+\.(?:png|jpe?g|webp|gif|avif)$/i, keys: ['image_url'] },
  { pattern: /^(?:https?:\/\/|www\.)\S+$/i, keys: ['spec.datasheet_url', 'image_url'] },
  { pattern: /^[^\s@]+@[^\s@]+\.\w+$/, keys: ['supplier_contact'] },
  { pattern: /^\p{Lu}{0,3}\p{Sc}\s*\d|\d\s*\p{Sc}$/u, keys: ['cost'] },
]

/** The normalized words for a column: its label, and those of price lists. */
function wordsOf({ key }: ImportColumn): string[] {
  const field = fieldOfColumn(key)
  const label = field?.label ?? columnLabel({ key, unit: null })
  const aliases: Readonly<Record<string, string | undefined>> = isSpecification(key)
    ? specificationAliases
    : columnAliases
  const names = aliases[isSpecification(key) ? specificationKey(key) : key]?.split(' ') ?? []
  return [normalizeHeader(label), ...names]
}

/** 1 for the same word, less for one that holds the other, or for words that share letters. */
function likenessOf(name: string, word: string): number {
  if (name === word) return 1
  const [short, long] = name.length < word.length ? [name, word] : [word, name]
  const isInside = short.length >= 4 && long.includes(short)
  const shared = likeness(name, word)
  return isInside ? Math.max(0.6, shared) : shared >= 0.6 ? shared : 0
}
