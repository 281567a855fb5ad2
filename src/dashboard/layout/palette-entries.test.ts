import { expect, test } from 'vitest'
import type { Tables } from '@/lib/supabase/database.types'
import { findEntries, type PaletteEntry, prepareItems } from './palette-entries'

const item = (id: string, name: string, brand: string | null = null) =>
  ({ id, name, brand, model: null }) as Tables<'equipment_catalog'>
const items = prepareItems([
  item('1', 'Door for a sauna', 'Nordwood'),
  item('2', 'Sauna heater 9 kW', 'Heatworks'),
  item('3', 'Bench'),
])
const add: PaletteEntry = { id: 'add', group: 'Actions', label: 'Add equipment', run() {} }
const found = (query: string) => findEntries(query, [add], items).entries.map(({ label }) => label)

test('without a query the screens that exist and then actions, but neither planned screens nor items', () => {
  expect(found('  ')).toEqual([
    'Overview',
    'Equipment Catalog',
    'Projects',
    'MCP Configuration',
    'Add equipment',
  ])
})

test('every word has to occur, in any order, in name, brand or model', () => {
  expect(found('sauna')).toEqual(['Sauna heater 9 kW', 'Door for a sauna'])
  expect(found('9 HEAT')).toEqual(['Sauna heater 9 kW'])
  expect(found('nordwood door')).toEqual(['Door for a sauna'])
  expect(found('pro forma')).toEqual(['Pro Forma Builder'])
  expect(found('equip')).toEqual(['Add equipment', 'Equipment Catalog'])
  expect(found('nothing like it')).toEqual([])
})

test('items that start with the first word come before those with a later word that does, and both before the rest; names before brands and models', () => {
  const typed = prepareItems([
    item('1', 'Sample heater'),
    item('2', 'Cold plunge'),
    item('3', 'Plunge ladder'),
    item('4', 'Bench', 'Plank & Co'),
  ])
  expect(findEntries('pl', [], typed).entries.map(({ label }) => label)).toEqual([
    'Plunge ladder',
    'Cold plunge',
    'Sample heater',
    'Bench',
  ])
  // An item is found by its brand when a word occurs there only.
  expect(findEntries('pl nk', [], typed).entries.map(({ label, group }) => [label, group])).toEqual([
    ['Bench', 'Brand or model'],
  ])
})

test('an item leads to its view; twenty are listed, and all counted with the actions and screens', () => {
  expect(findEntries('bench', [], items).entries).toEqual([
    expect.objectContaining({ group: 'Equipment', to: '/dashboard/equipment?view=3' }),
  ])
  const many = prepareItems(Array.from({ length: 500 }, (_, index) => item(String(index), `Bench ${index}`)))
  const clean: PaletteEntry = { id: 'clean', group: 'Actions', label: 'Clean a bench', run() {} }
  const { entries, count } = findEntries('bench', [clean], many)
  expect([entries.length, count]).toEqual([21, 501])
})

test('numbers and names are found as they are typed', () => {
  const typed = prepareItems([
    item('1', 'Stand for 1,250 L tank', 'Kärcher'),
    item('2', '1,250 L tank'),
    item('3', 'Door 900 mm'),
  ])
  const names = (query: string) => findEntries(query, [], typed).entries.map(({ label }) => label)
  expect(names('karcher')).toEqual(['Stand for 1,250 L tank'])
  expect(names('KA\u0308RCHER\u200b')).toEqual(['Stand for 1,250 L tank'])
  expect(names('900mm')).toEqual(['Door 900 mm'])
  for (const query of ['1250', '1250L', '1,25', '1,250'])
    expect(names(query)).toEqual(['1,250 L tank', 'Stand for 1,250 L tank'])
})
