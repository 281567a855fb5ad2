import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/dashboard/equipment/seeded-random.fixture'
import type { Json } from '@/lib/supabase/database.types'
import { fits } from './check-specification'
import { fieldsByKey } from './fields'
import { readTyped, writeTyped } from './typed-values'
import { limitsOf } from './units'

const systems = ['us', 'si'] as const
const field = (key: string) => fieldsByKey.get(key)

describe('known fields', () => {
  test.each([
    ['width_mm', '36', 'us', 914.4],
    ['width_mm', '36', 'si', 36],
    ['width_mm', '900 mm', 'us', 900],
    ['width_mm', '36 in', 'si', 914.4],
    ['width_mm', ' 1,250.5 ', 'si', 1250.5],
    ['width_mm', '0,5', 'si', 0.5],
    ['max_setpoint_c', '−4 °F', 'si', -20],
    ['heads_count', '4', 'us', 4],
    ['gfci', 'YES', 'us', true],
    ['gfci', 'false', 'us', false],
    ['rated_v', '208', 'us', 208],
    ['rated_v', '208 v', 'us', 208],
    ['connection', '3p', 'us', '3P'],
    ['connection', 'line to line', 'us', 'L-L'],
    ['listings', 'ul; nsf 50', 'us', ['UL', 'NSF 50']],
    ['stone_size', ' 5-10 cm ', 'us', '5-10 cm'],
    ['expires_on', '2027-03-01', 'us', '2027-03-01'],
    ['datasheet_url', '', 'us', undefined],
    ['width_mm', '  ', 'us', undefined],
  ] as const)('%s reads %j in %s units', (key, text, units, value) => {
    expect(readTyped(field(key), text, units)).toEqual(value)
  })

  test.each([
    ['width_mm', '36 x 24'],
    ['width_mm', '5 kg'],
    ['width_mm', '1.250,5'],
    ['gfci', 'maybe'],
    ['rated_v', '209'],
  ] as const)('%s keeps %j, which cannot be stored', (key, text) => {
    const known = field(key)
    const value = readTyped(known, text, 'us')
    expect(value).toBe(text)
    expect(known && fits(known, text)).toBe(false)
    expect(writeTyped(known, value, 'us')).toBe(text)
  })

  test('a listing that is no option is kept beside the others', () => {
    expect(readTyped(field('listings'), 'UL, TÜV', 'us')).toEqual(['UL', 'TÜV'])
  })

  const random = seededRandom(7)
  test.each([...fieldsByKey.values()])('$key reads what it writes, in SI exactly', (known) => {
    const [min, max] = limitsOf(known)
    const numbers = Array.from({ length: 40 }, () => min + (max - min) * (random.number(1e9) / 1e9))
    const whole = known.type === 'integer' ? numbers.map(Math.round) : numbers
    const values: Json[] = {
      number: whole,
      integer: whole,
      boolean: [true, false],
      enum: [...(known.options ?? [])],
      list: [[...(known.options ?? [])], (known.options ?? []).slice(1, 2)],
      text: ['36', 'Yes', '{"a":1}', 'a, b; c'],
      url: ['https://a.example/b?c=d,e'],
      date: ['2027-03-01'],
    }[known.type]
    for (const value of values) expect(readTyped(known, writeTyped(known, value, 'si'), 'si')).toEqual(value)
    for (const text of ['0.5', '1', '36', '99.95', '12345']) {
      if (known.type !== 'number') continue
      for (const units of systems) expect(writeTyped(known, readTyped(known, text, units), units)).toBe(text)
    }
  })
})

test('a measure of SI units is rounded for the screen in US units', () => {
  expect(writeTyped(field('width_mm'), 900, 'us')).toBe('35.43')
  expect(writeTyped(field('width_mm'), 900, 'si')).toBe('900')
})

describe('free values', () => {
  test.each([
    ['18', 18],
    ['-0.5', -0.5],
    ['Yes', true],
    ['no', false],
    ['007', '007'],
    ['1.50', '1.50'],
    ['1,5', '1,5'],
    ['18 kW', '18 kW'],
    ['"18"', '18'],
    ['{"max": 55}', { max: 55 }],
    ['[1, 2', '[1, 2'],
    ['null', null],
    ['Infinity', 'Infinity'],
    ['', undefined],
  ])('%j is %j', (text, value) => {
    expect(readTyped(undefined, text, 'us')).toEqual(value)
  })

  const random = seededRandom(3)
  const texts = [
    '',
    ' ',
    '18',
    '007',
    'true',
    'NO',
    'null',
    '"',
    '"a"',
    '{',
    '[]',
    ' a\r\nb ',
    '=1+1',
    "'x",
    '-',
    '1e3',
  ]
  const plain = (): Json => random.pick<Json>([null, true, false, 0, -1.5, 1e-7, 12345678901, ...texts])
  const nested = (depth: number): Json => {
    if (depth === 0) return plain()
    const parts = Array.from({ length: random.number(4) }, () => nested(depth - 1))
    return random.number(2) === 0
      ? parts
      : Object.fromEntries(parts.map((part, index) => [`${random.pick(texts)}${index}`, part]))
  }

  test('of any kind come back as they were', () => {
    for (let round = 0; round < 500; round++) {
      const value = nested(random.number(3))
      expect(readTyped(undefined, writeTyped(undefined, value, 'us'), 'us')).toEqual(value)
    }
  })
})
