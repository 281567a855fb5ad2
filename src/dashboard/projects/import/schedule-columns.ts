import { mapColumns } from '@/dashboard/import/column-mapping'
import { wordSet } from '@/dashboard/import/header-words'
import { normalizeHeader } from '@/dashboard/import/headers'

/** What a column of a schedule holds: a value of the line, or one by which its item is found. */
export const scheduleColumns = {
  tag: 'Tag',
  quantity: 'Quantity',
  room: 'Room',
  name: 'Name of the item',
  brand: 'Brand',
  model: 'Model',
  itemNumber: 'Item No.',
  itemId: 'ID of the item',
  category: 'Category',
  alternateFor: 'Alternate for',
  note: 'Note',
  price: 'Price',
  currency: 'Currency',
  fixedOn: 'Price fixed on',
} as const

export type ScheduleKey = keyof typeof scheduleColumns

/** The column that each column of a file fills, or null if it is left out. No two are the same. */
export type ScheduleMapping = readonly (ScheduleKey | null)[]

/** Normalized headers of schedules, for the values of a line. Those of its item are read as in a price list. */
const lineHeaders: Readonly<Partial<Record<ScheduleKey, ReadonlySet<string>>>> = {
  tag: wordSet(
    'tag tags tagno tagnumber mark markno position pos itemtag equipmenttag equipmentno kennzeichen',
  ),
  quantity: wordSet('quantity qty qnty count pcs pieces noof menge anzahl stück stückzahl'),
  room: wordSet('room rooms roomname roomno location area space raum'),
  alternateFor: wordSet('alternatefor alternate alternateto orequal orequalto'),
  note: wordSet('note notes remark remarks comment comments bemerkung bemerkungen'),
  price: wordSet('unitprice'),
  currency: wordSet('currency'),
  fixedOn: wordSet('pricefixedon quotedon quotedate dateofquote'),
}

/** The columns of the catalog by which an item is found. */
const itemKeys: Readonly<Record<string, ScheduleKey>> = {
  id: 'itemId',
  'spec.item_no': 'itemNumber',
  name: 'name',
  brand: 'brand',
  model: 'model',
  category: 'category',
}

/**
 * Maps the columns of a schedule by their headers, as a person has changed that. Of two columns with the same meaning the
 * first one counts.
 * @param chosen what a person chose for each column; undefined keeps what its header says
 */
export function mapSchedule(
  headers: readonly string[],
  chosen: readonly (ScheduleKey | null | undefined)[] = [],
): ScheduleMapping {
  const lineKeys = headers.map((header) => {
    const name = normalizeHeader(header)
    return (Object.keys(lineHeaders) as ScheduleKey[]).find((key) => lineHeaders[key]?.has(name)) ?? null
  })
  // A header of a line must not be taken for a column of the catalog as well.
  const ofItem = mapColumns(headers.map((header, index) => (lineKeys[index] ? '' : header)))
  const used = new Set(chosen)
  return headers.map((_, index) => {
    const choice = chosen[index]
    if (choice !== undefined) return choice
    const key = lineKeys[index] ?? itemKeys[ofItem[index]?.key ?? ''] ?? null
    if (key === null || used.has(key)) return null
    used.add(key)
    return key
  })
}

/** Says why a mapping cannot be used; null if it can. */
export function scheduleProblem(mapping: ScheduleMapping): string | null {
  const used = mapping.filter((key) => key !== null)
  const twice = used.find((key, index) => used.indexOf(key) !== index)
  if (twice) return `Two columns are matched to ${scheduleColumns[twice]}. Choose one of them.`
  const canFind = (['itemId', 'itemNumber', 'model', 'name'] as const).some((key) => used.includes(key))
  return canFind ? null : 'Match a column to the name, the model, the number or the ID of the items.'
}
