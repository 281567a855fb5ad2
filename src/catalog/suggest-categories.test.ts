import { expect, test } from 'vitest'
import { categories } from '@/content/equipment'
import { suggestCategories } from './suggest-categories'

test.each([
  ['benches; Other', 'Benches, Other'],
  ['Sauna Heaters / Benches', 'Sauna Heaters, Benches'],
  ['Doors and Lights', 'Doors, Lighting'],
  ['Towels and Linens', 'Towels & Linens'],
  ['Sauna heater', 'Sauna Heaters'],
  ['Heaters', 'Sauna Heaters'],
  ['Steam Generatros', 'Steam Generators'],
  ['bench', 'Benches'],
  ['plunge pool', 'Cold Plunge Pools'],
])('for %j the first suggestion is %j', (name, suggestion) => {
  expect(suggestCategories(name)[0]).toBe(suggestion)
})

test('of several names only the known ones are suggested', () => {
  expect(suggestCategories('Doors / HVAC')).toEqual(['Doors'])
})

test('blanks cost no more than letters', () => {
  // Minutes, if a pattern begins anew at each of them.
  expect(suggestCategories(`Doors${' '.repeat(300_000)}x / HVAC`)).toEqual(['Doors'])
}, 60_000)

test.each(['HVAC', '', 'x', 'зал'])('nothing is near %j', (name) => {
  expect(suggestCategories(name)).toEqual([])
})

test('every category of the list is nearest to itself', () => {
  expect(categories.map((category) => suggestCategories(category.toUpperCase())[0])).toEqual([...categories])
})
