import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type LineValues, oneOf, type ProjectLine } from '@/catalog/lines'
import type { NewLine } from '@/catalog/queries/project-queries'
import { scheduleCsv, scheduleXlsx } from '@/dashboard/documents/schedule/schedule-file'
import { scheduleOf } from '@/dashboard/documents/schedule/schedule-rows'
import { parseTable, readFile } from '@/dashboard/import/read-file'
import { planSchedule } from './plan-schedule'
import { readRows } from './read-schedule'
import { mapSchedule, scheduleProblem } from './schedule-columns'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const item = (number: number, values: Partial<Equipment>): Equipment => ({
  ...blankEquipment,
  id: id(number),
  ...values,
})
const heater = item(1, {
  name: 'Heater',
  brand: 'Acme',
  model: 'H-18',
  category: 'Sauna Heaters',
  specifications: { item_no: '4711' },
})
const bench = item(2, { name: 'Bench', category: 'Benches' })
const twin = item(3, { name: 'Bench', category: 'Benches', brand: 'Timber' })
const catalog = [heater, bench]
const line = (tag: string, of: Equipment, values: Partial<ProjectLine> = {}): ProjectLine => ({
  ...oneOf(of),
  id: `line ${tag}`,
  tag,
  position: 1,
  updatedAt: '',
  ...values,
})

function plan(csv: string, lines: ProjectLine[] = [], items = catalog, picks = new Map<number, string>()) {
  const table = parseTable(new TextEncoder().encode(csv))
  return planSchedule(readRows(table, mapSchedule(table.headers)), lines, items, picks)
}
const statuses = (...args: Parameters<typeof plan>) =>
  plan(...args).rows.map(({ tag, status, remarks }) => [tag, status, ...remarks])

test.each<[headers: string, mapping: (string | null)[]]>([
  ['Tag,Quantity,Room,Item No.,Model', ['tag', 'quantity', 'room', 'itemNumber', 'model']],
  ['Mark,Qty,Location,Item,Manufacturer,Remarks', ['tag', 'quantity', 'room', 'name', 'brand', 'note']],
  ['Pos.,Menge,Raum,Bezeichnung', ['tag', 'quantity', 'room', 'name']],
  ['TAG NO.,Description,Cost', ['tag', 'name', null]],
  ['ID,Alternate For,Quantity,Qty', ['itemId', 'alternateFor', 'quantity', null]],
])('the columns %s are recognized', (headers, mapping) => {
  expect(mapSchedule(headers.split(','))).toEqual(mapping)
})

test('a chosen column takes the place of the one that a header names', () => {
  expect(mapSchedule(['Tag', 'What', 'Name'], [undefined, 'name', undefined])).toEqual(['tag', 'name', null])
  expect(scheduleProblem(['tag', 'quantity'])).toMatch(/^Match a column to the name/)
  expect(scheduleProblem(['name', 'name'])).toBe(
    'Two columns are matched to Name of the item. Choose one of them.',
  )
  expect(scheduleProblem(['tag', 'itemNumber'])).toBeNull()
})

test('an item is found by its number, by brand and model, or by its name; tags are kept or proposed', () => {
  const { added } = plan(
    'Tag,Qty,Room,Item No.,Name,Brand,Model\nh-7,3,Hall,4711,,,\n,2,hall,,,ACME,h-18\n,1,,,bench,,\nX1,"1,200",,,Bench,,',
  )
  const shown = added.map(({ itemId, tag, quantity, room }) => [itemId, tag, quantity, room])
  expect(shown).toEqual([
    [heater.id, 'H-7', 3, 'Hall'],
    [heater.id, 'SH-1', 2, 'Hall'],
    [bench.id, 'BN-1', 1, null],
    [bench.id, 'X1', 1200, null],
  ])
})

test.each(['0', '1.5', '10000', '-1', 'two'])('%s is no quantity, and its row is left out', (quantity) => {
  expect(plan(`Qty,Name\n${quantity},Bench`).rows).toMatchObject([
    { status: 'invalid', remarks: [`"${quantity}" is no quantity: a whole number from 1 to 9,999.`] },
  ])
})

test.each(['2 pcs', '2.0', '2 EA', '2x'])('%s is a quantity of 2', (quantity) => {
  expect(plan(`Qty,Name\n${quantity},Bench`).added).toMatchObject([{ quantity: 2 }])
})

test('rows with one tag are refused with the number of the other', () => {
  expect(statuses('Tag,Name\nA,Bench\na,Heater\nB,Bench')).toEqual([
    ['A', 'invalid', 'Row 3 has the tag A too.'],
    ['A', 'invalid', 'Row 2 has the tag A too.'],
    ['B', 'new', 'Quantity: 1'],
  ])
})

test('what is not in the catalog is missing; of several items a person chooses one', () => {
  const csv = 'Tag,Name\nA,Bench\nB,Sofa'
  const [first, second] = plan(csv, [], [heater, bench, twin]).rows
  expect(first).toMatchObject({ status: 'missing', choices: [bench, twin] })
  expect(second).toMatchObject({ status: 'missing', choices: [], itemText: 'Sofa' })
  expect(plan(csv, [], [bench, twin], new Map([[2, twin.id]])).added).toMatchObject([{ itemId: twin.id }])
})

test('a row whose tag the project has changes that line, but not to another item', () => {
  const lines = [line('A', bench, { quantity: 4, room: 'Hall', note: 'Kept' }), line('B', bench)]
  expect(statuses('Tag,Qty,Room,Name\nA,,,Bench\nB,1,,Heater', lines)).toEqual([
    ['A', 'changed', 'Room: Hall → none'],
    ['B', 'invalid', 'B is Bench in this project. Give the row another tag.'],
  ])
  expect(plan('Tag,Qty,Name\nA,6,Bench', lines).changed).toEqual([{ id: 'line A', quantity: 6 }])
  expect(statuses('Tag,Name\nA,Bench', lines)).toEqual([['A', 'unchanged']])
})

test('an alternate belongs to a line of the file or of the project', () => {
  const { added, rows } = plan(
    'Tag,Alternate For,Name\nA,,Bench\n,a,Heater\nC,SH-9,Heater\nD,E,Heater\nE,A,Heater',
    [line('SH-9', heater)],
  )
  expect(added.map(({ tag, alternateFor }) => [tag, alternateFor])).toEqual([
    ['A', null],
    ['A ALT', added[0]?.id],
    ['C', 'line SH-9'],
    ['E', added[0]?.id],
  ])
  expect(rows[3]).toMatchObject({ tag: 'D', status: 'invalid' })
})

test('headings and totals are no rows', () => {
  expect(statuses('Tag,Qty,Name,Brand\n,,SAUNA,\nA,1,Bench,\n,,Total,')).toEqual([
    ['A', 'new', 'Quantity: 1'],
  ])
})

const exported = [
  line('SH-1', heater, { quantity: 6, room: '=Hall', note: 'Two lines:\nand "quotes", too' }),
  line('SH-1 ALT', heater, {
    alternateFor: 'line SH-1',
    fixedPrice: { cost: 3900.5, currency: 'EUR', on: '2026-11-03' },
  }),
  line('BN-1', bench, { quantity: 1200, room: 'Größe 1½' }),
  line('00417', bench),
]

/** A new line with the tag of its main line in place of the id. */
const valuesOf = (lines: readonly (NewLine | ProjectLine)[]) =>
  lines
    .map((one) => {
      const {
        tag,
        quantity,
        room = null,
        note = null,
        fixedPrice = null,
        alternateFor = null,
      } = one as LineValues
      const itemId = 'itemId' in one ? one.itemId : one.item.id
      const main = lines.find((other) => other.id === alternateFor)?.tag ?? null
      return { tag, itemId, quantity, room, note, fixedPrice, main }
    })
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))

test.each(['csv', 'xlsx'] as const)(
  'an exported schedule (%s) comes back without a difference',
  async (kind) => {
    const rows = scheduleOf(exported, { units: 'us' }).flatMap((group) => group.rows)
    const options = { units: 'us', price: true } as const
    const parts = kind === 'csv' ? await scheduleCsv(rows, options) : [await scheduleXlsx(rows, options)]
    const table = await readFile(new File(parts, `schedule.${kind}`))
    const read = readRows(table, mapSchedule(table.headers))
    const again = planSchedule(read, exported, catalog, new Map())
    expect(again.rows.map(({ status, remarks }) => [status, ...remarks])).toEqual(
      exported.map(() => ['unchanged']),
    )
    const fresh = planSchedule(read, [], catalog, new Map())
    expect(valuesOf(fresh.added)).toEqual(valuesOf(exported))
  },
)
