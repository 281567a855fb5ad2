import { expect, test } from 'vitest'
import { digitsApart, formatAmount } from './measures'

test.each([
  [14.22, 14.2, 'si', ['14.22 m³', '14.2 m³']],
  [14.216, 14.2, 'si', ['14.22 m³', '14.2 m³']],
  [9.998, 10, 'si', ['9.998 m³', '10 m³']],
  [36, 32, 'si', ['36 m³', '32 m³']],
  [2.828, 2.83, 'us', ['99.87 ft³', '99.94 ft³']],
  [14.2, 14.2, 'us', ['501 ft³', '501 ft³']],
] as const)('%d beside %d m³ in %s units: %j', (one, other, units, texts) => {
  const digits = digitsApart('m3', one, other, units)
  expect([one, other].map((m3) => formatAmount('m3', m3, units, digits))).toEqual(texts)
})
