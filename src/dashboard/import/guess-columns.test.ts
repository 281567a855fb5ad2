import { describe, expect, test } from 'vitest'
import type { Matching } from './column-mapping'
import { guessAgain, guessColumns } from './guess-columns'

test('columns are guessed by the categories of the file and by those chosen for its unknown names', () => {
  const sheet = { headers: ['Name', 'Stones (kg)', 'Water volume (gal)'], categories: ['Benches', 'Ofen'] }
  const guess = (choice?: string) => guessColumns(sheet, new Map(choice ? [['ofen', choice]] : []))
  expect(guess()).toEqual(['name', null, null])
  expect(guess('Ofen')).toEqual(['name', null, null])
  expect(guess('Sauna Heaters')).toEqual(['name', 'spec.stones_kg', null])
  expect(guess('Sauna Heaters, Hot Tubs')).toEqual(['name', 'spec.stones_kg', 'spec.water_l'])
})

describe('a second guess', () => {
  const before: Matching = ['name', null, 'spec.weight_kg', null]
  const after: Matching = ['name', 'spec.stones_kg', 'spec.weight_kg', 'spec.stones_kg']
  test.each<[string, Matching, Matching]>([
    ['matches one column of two', before, ['name', 'spec.stones_kg', 'spec.weight_kg', null]],
    [
      'leaves alone what a person matched or left out',
      ['name', 'notes', null, null],
      ['name', 'notes', null, 'spec.stones_kg'],
    ],
    [
      'finds no column a second time that a person matched, in whatever unit',
      ['name', null, 'spec.stones_kg [lb]', null],
      ['name', null, 'spec.stones_kg [lb]', null],
    ],
  ])('%s', (_, matching, next) => {
    expect(guessAgain(matching, before, after)).toEqual(next)
  })

  test('is taken back with the choice it came from', () => {
    const found = guessAgain(before, before, after)
    expect(guessAgain(found, after, before)).toEqual(before)
  })
})
