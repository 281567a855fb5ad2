import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/catalog/seeded-random.fixture'
import type { Json } from '@/lib/supabase/database.types'
import { fits } from './check-specification'
import { fieldsByKey } from './fields'
import { readTyped, writeTyped } from './typed-values'
import { formatMeasure, limitsOf, toStored } from './units'

const systems = ['us', 'si'] as const
const field = (key: string) => fieldsByKey.get(key)

describe('known fields', () => {
  test.each([
    ['width_mm', '36', 'us', 914.4],
    ['width_mm', '36', 'si', 36],
    ['width_mm', '\u200e36\u200b mm', 'us', 36],
    ['stone_size', '\ufeff5\u201110 \u00adcm\u200b', 'us', '5\u201110 cm'],
    ['stone_size', '\u200b', 'us', undefined],
    ['heater_type', 'electric\u200b', 'us', 'electric'],
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
    ['rated_v', '208V', 'us', 208],
    ['rated_v', '240 VAC', 'us', 240],
    ['rated_v', '208 volts', 'si', 208],
    ['rated_v', '208.0', 'si', 208],
    ['rated_v', '460', 'us', 460],
    ['rated_v', '575 VAC', 'us', 575],
    ['rated_v', '208/240', 'us', '208/240'],
    ['rated_v', '208-230', 'us', '208/230'],
    ['rated_v', '208–240 V', 'si', '208/240'],
    ['rated_v', '240/208V', 'us', '208/240'],
    ['rated_v', '115V / 230V', 'us', '115/230'],
    ['rated_v', '230 or 460 volts', 'us', '230/460'],
    ['rated_v', '380 to 415 VAC', 'us', '380/415'],
    ['rated_v', '208-230/460', 'us', '208/230/460'],
    ['rated_v', '208Y/120', 'us', '120/208'],
    ['rated_v', '480Y/277 V', 'us', '277/480'],
    ['rated_v', '12, 24', 'us', '12/24'],
    ['rated_v', '208/208', 'us', 208],
    ['phases', '3-phase', 'us', 3],
    ['phases', '1 ph.', 'us', 1],
    ['phases', '3 Phases', 'us', 3],
    ['connection', '3p', 'us', '3P'],
    ['connection', 'line to line', 'us', 'L-L'],
    ['listings', 'ul; nsf 50', 'us', ['UL', 'NSF 50']],
    ['listings', 'NSF 50, UL', 'us', ['UL', 'NSF 50']],
    ['stone_size', ' 5-10 cm ', 'us', '5-10 cm'],
    ['expires_on', '2027-03-01', 'us', '2027-03-01'],
    ['datasheet_url', '', 'us', undefined],
    ['datasheet_url', ' www.harvia.com/h260.pdf', 'us', 'https://www.harvia.com/h260.pdf'],
    ['datasheet_url', 'http://harvia.com/a', 'us', 'http://harvia.com/a'],
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
    ['rated_v', '208 A'],
    ['rated_v', '208/209'],
    ['rated_v', '100-240 V'],
    ['rated_v', '208/'],
    ['rated_v', '-208'],
    ['rated_v', '208/240 A'],
    ['rated_v', '208 240'],
    ['driver_v', '12/24'],
    ['phases', '1/3'],
    ['phases', '3 p'],
    ['phases', '2-phase'],
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
      enum: [...(known.options ?? []), ...(known.combinations ?? [])],
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

describe('measures as they are written', () => {
  // Key, text, the value it is stored as with US units chosen, and with SI; null where it cannot be stored.
  test.each([
    ['cooling_th_kw', '1 ton', 3.51685284, 3.51685284],
    ['cooling_th_kw', '1 1/2 tons', 5.27527926, 5.27527926],
    ['install_days', '1 day', 1, 1],
    ['install_days', '2 Days', 2, 2],
    ['width_mm', '59 1/2', 1511.3, null],
    ['width_mm', '59-1/2', 1511.3, null],
    ['width_mm', '1-1/2', 38.1, null],
    ['width_mm', '3/4', 19.05, null],
    ['width_mm', '59 1/2 in', 1511.3, 1511.3],
    ['width_mm', '59-1/2"', 1511.3, 1511.3],
    ['width_mm', '96"', 2438.4, 2438.4],
    ['width_mm', '96”', 2438.4, 2438.4],
    ['width_mm', '96 inches', 2438.4, 2438.4],
    ['width_mm', '96 in.', 2438.4, 2438.4],
    ['inlet_in', '3/4', 0.75, 0.75],
    ['inlet_in', '1-1/4"', 1.25, 1.25],
    ['compressor_hp', '1/2 hp', 0.5, 0.5],
    ['weight_kg', '450 lbs', 204.116567, 204.116567],
    ['weight_kg', '1,250 pounds', 566.990463, 566.990463],
    ['water_l', '200 gallons', 757.082357, 757.082357],
    ['setpoint_min_c', '39F', 3.88888889, 3.88888889],
    ['setpoint_min_c', '39 F', 3.88888889, 3.88888889],
    ['setpoint_min_c', '-4 °f', -20, -20],
    ['setpoint_min_c', '4C', 4, 4],
    ['heat_to_room_th_kw', '12,000 BTU', 3.51685284, 3.51685284],
    ['heat_to_room_th_kw', '12000 BTU/hr', 3.51685284, 3.51685284],
    ['heat_to_room_th_kw', '3.5 kW', 3.5, 3.5],
    ['noise_dba', '52 dBA', 52, 52],
    ['flow_lpm', '9.5 lpm', 9.5, 9.5],
    ['flow_lpm', '2 gal/min', 7.57082357, 7.57082357],
    ['micron', '20 microns', 20, 20],
    ['power_w', '60 watts', 60, 60],
    ['power_kw', '1e1 kW', 10, 10],
    // Digits in groups, by a space, one that does not break, or a narrow one.
    ['width_mm', '1 250', 31750, 1250],
    ['width_mm', '1 250 mm', 1250, 1250],
    ['width_mm', '1\u00a0250 mm', 1250, 1250],
    ['width_mm', '1\u202f250,5\u202fmm', 1250.5, 1250.5],
    ['water_l', '1 250 000 L', 1250000, 1250000],
    // As they are typeset.
    ['width_mm', '1½"', 38.1, 38.1],
    ['width_mm', '35 1⁄2 in', 901.7, 901.7],
    ['width_mm', '59 ½″', 1511.3, 1511.3],
    ['inlet_in', '¾', 0.75, 0.75],
    ['setpoint_min_c', '–4 ºF', -20, -20],
    ['setpoint_min_c', '4ºC', 4, 4],
    // The micro sign and the Greek letter.
    ['filter_micron', '5 \u00b5m', 5, 5],
    ['filter_micron', '5 \u03bcm', 5, 5],
    // Two readings, or none.
    ['width_mm', '1/0', null, null],
    ['width_mm', '59 1/0 in', null, null],
    ['width_mm', '5-10 in', null, null],
    ['width_mm', '0-1/2 in', null, null],
    ['width_mm', '1/2-3/4 in', null, null],
    ['width_mm', '1 - 1/2 in', null, null],
    ['width_mm', '59 3/2 in', null, null],
    ['width_mm', '36 24', null, null],
    ['width_mm', '1 2500', null, null],
    ['width_mm', '1250 500', null, null],
    ['width_mm', '0 250', null, null],
    ['width_mm', '1 250,500 000', null, null],
    ['width_mm', '1,250 500', null, null],
    ['width_mm', '1.250 500', null, null],
    ['width_mm', '1 250 1/2 in', null, null],
    ['width_mm', '10²', null, null],
    ['width_mm', '6/8 in', null, null],
    ['width_mm', '5/6 in', null, null],
    ['width_mm', '59.5 1/2 in', null, null],
    ['width_mm', '8 ft', null, null],
    ['width_mm', '7\' 6"', null, null],
    ['width_mm', '36" x 24"', null, null],
    ['width_mm', '36 in 5', null, null],
    ['width_mm', '900 1/2 mm', null, null],
    ['width_mm', '1.250,5 in', null, null],
    ['width_mm', 'in', null, null],
    ['water_l', '200 gpm', null, null],
    ['setpoint_min_c', '39 K', null, null],
    ['power_kw', '3/4 kW', null, null],
    ['power_kw', '3/4', null, null],
    ['freq_low_hz', '50/60', null, null],
    ['heads_count', '4 in', null, null],
    ['heads_count', '1/2', null, null],
  ] as const)('%s of %j is %j with US units and %j with SI units', (key, text, us, si) => {
    expect(field(key)).toBeDefined()
    expect(readTyped(field(key), text, 'us'), 'us').toEqual(us ?? text)
    expect(readTyped(field(key), text, 'si'), 'si').toEqual(si ?? text)
  })

  test.each([...fieldsByKey.values()].filter(({ type }) => type === 'number'))(
    '$key reads what the screen writes',
    (known) => {
      for (const system of systems)
        for (const value of [1, 2.5]) {
          const stored = toStored(known, value, system)
          expect(readTyped(known, formatMeasure(known, stored, system), system)).toBe(stored)
        }
    },
  )

  test('a megabyte that is no measure is refused without long thought', () => {
    for (const part of ['1', ',', ',1', ' ', '1 ', ' 111', '/1'])
      for (const end of ['\n1x', ',,'])
        expect(readTyped(field('width_mm'), `1${part.repeat(2 ** 19)}${end}`, 'us')).toBeTypeOf('string')
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
  const texts = ['', ' ', ' a\r\nb ', ...`18 007 true NO null " "a" { [] =1+1 'x - 1e3`.split(' ')]
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
