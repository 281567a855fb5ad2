import { expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import type { Equipment } from './equipment'
import { createItemFinder, type Identity, type MatchedBy } from './match-items'

const item = (name: string, brand: string | null = null, model: string | null = null): Equipment => ({
  ...blankEquipment,
  id: name,
  name,
  brand,
  model,
})

const catalog = [
  item('Shower thermostat', 'Grohe', '26 066'),
  item('Jøtul stove', 'Jøtul', 'F\u2011105'),
  item('Bench, cedar', null, 'B-2'),
  item('O’Brien heater'),
  item('Towel', 'Linum', 'white'),
  item('Towel', 'Linum', 'grey'),
  item('Door', 'Acme', 'N/A'),
  item('Hook', 'Hansa', '00417'),
]
const finder = createItemFinder(catalog)

test.each<[typed: Identity, name: string, by: MatchedBy, isSure: boolean]>([
  // Brand and model, whatever the name.
  [{ brand: 'grohe', model: '26066' }, 'Shower thermostat', 'brand and model', true],
  [{ name: 'Tap', brand: ' GROHE ', model: '26\u00a0066' }, 'Shower thermostat', 'brand and model', true],
  [{ brand: 'Jotul', model: 'f-105' }, 'Jøtul stove', 'brand and model', true],
  [{ brand: 'JØTUL\u200b', model: 'Ｆ—105' }, 'Jøtul stove', 'brand and model', true],
  // A spreadsheet drops the zeros before a number.
  [{ brand: 'Hansa', model: '417' }, 'Hook', 'brand and model', true],
  // The model alone: a brand is missing, or is the same with another ending.
  [{ name: 'Tap', model: '26066' }, 'Shower thermostat', 'model', false],
  [{ name: 'Tap', brand: 'Grohe AG', model: '26066' }, 'Shower thermostat', 'model', false],
  [{ name: 'Stool', brand: 'Nordwood', model: 'b-2' }, 'Bench, cedar', 'model', false],
  [{ name: 'shower thermostat', model: '26066' }, 'Shower thermostat', 'model', true],
  [{ brand: '-', model: '26066' }, 'Shower thermostat', 'model', false],
  // The name.
  [{ name: 'jotul  STOVE' }, 'Jøtul stove', 'name', true],
  [{ name: "O'Brien heater" }, 'O’Brien heater', 'name', true],
  [{ name: 'O\u2019Bri\u00aden heater', brand: 'Acme', model: '7' }, 'O’Brien heater', 'name', true],
  [{ name: 'Bench, cedar', model: 'TBD' }, 'Bench, cedar', 'name', true],
])('%j is %j by its %s', (typed, name, by, isSure) => {
  const match = finder.find(typed)
  expect({ ...match, items: match?.items.map((found) => found.name) }).toEqual({ items: [name], by, isSure })
})

test.each<[Identity]>([
  [{}],
  [{ name: '', brand: '', model: '' }],
  [{ brand: 'Grohe' }],
  // Another product of that name, of that brand, of that model.
  [{ name: 'Shower thermostat', brand: 'Grohe', model: '26067' }],
  [{ name: 'Shower thermostat', brand: 'Hansgrohe' }],
  [{ name: 'Tap', brand: 'Hansgrohe', model: '26066' }],
  [{ name: 'Shower' }],
  [{ brand: 'Hansa', model: '4170' }],
  [{ brand: 'Hansa', model: '00417A' }],
  // Cells that say nothing.
  [{ name: 'Hinge', brand: 'Acme', model: 'n/a' }],
  [{ name: 'Hinge', model: 'N/A' }],
  [{ name: '-', model: '?' }],
  // Hyphens are one, but they are there.
  [{ model: 'B2' }],
])('%j is no item', (typed) => expect(finder.find(typed)).toBeNull())

test('items that are equally like it are all found; a name decides between those of one model', () => {
  expect(finder.find({ name: 'towel' })?.items).toHaveLength(2)
  const finishes = createItemFinder([item('Tap, black', 'Acme', 'T'), item('Tap, steel', 'Acme', 'T')])
  expect(finishes.find({ name: 'Tap', brand: 'Acme', model: 'T' })?.items).toHaveLength(2)
  expect(finishes.find({ name: 'tap, STEEL', brand: 'Acme', model: 'T' })?.items).toMatchObject([
    { name: 'Tap, steel' },
  ])
  expect(finishes.find({ name: 'tap, STEEL', model: 'T' })).toMatchObject({ by: 'model', isSure: true })
})

test('an item added later is found too', () => {
  const growing = createItemFinder<Identity>([])
  expect(growing.find({ name: 'Lamp' })).toBeNull()
  growing.add({ name: 'LAMP' })
  expect(growing.find({ name: 'Lamp' })?.items).toEqual([{ name: 'LAMP' }])
})
