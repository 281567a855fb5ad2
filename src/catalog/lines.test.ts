import { expect, test } from 'vitest'
import { readQuantity } from './lines'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['1,200', 1200],
  ['9999', 9999],
  ['0', null],
  ['10000', null],
  ['1.5', null],
  ['-2', null],
  ['1e3', null],
  ['two', null],
  ['', null],
])('%j pieces are read as %s', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})
