import convert from 'convert'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/catalog/seeded-random.fixture'
import { fieldsByKey } from './fields'
import {
  formatExact,
  formatMeasure,
  formatRange,
  limitsOf,
  measureText,
  toShown,
  toStored,
  type UnitName,
  unitOfKey,
  unitTable,
} from './units'

const measured = [...fieldsByKey.values()].filter(({ type }) => type === 'number' || type === 'integer')
const systems = ['us', 'si'] as const

/** One US unit in SI, by another library; what it lacks is put together from what it has. */
const oracle: Partial<Record<UnitName, number>> = {
  mm: convert(1, 'in').to('mm'),
  m: convert(1, 'ft').to('m'),
  m2: convert(1, 'ft2').to('m2'),
  m3: convert(1, 'ft3').to('m3'),
  m2h: convert(1, 'ft2').to('m2'),
  l: convert(1, 'gal').to('L'),
  lpm: convert(1, 'gal').to('L'),
  m3h: (convert(1, 'gal').to('L') / 1000) * convert(1, 'hour').to('minutes'),
  air_m3h: convert(1, 'ft3').to('m3') * convert(1, 'hour').to('minutes'),
  kg: convert(1, 'lb').to('kg'),
  kgh: convert(1, 'lb').to('kg'),
  kgm2: convert(1, 'lb').to('kg') / convert(1, 'ft2').to('m2'),
  kpa: convert(1, 'psi').to('kPa'),
  floor: (convert(1, 'psi').to('kPa') * convert(1, 'in2').to('m2')) / convert(1, 'ft2').to('m2'),
  difference_c: convert(1, 'F').to('C') - convert(0, 'F').to('C'),
  mh: ((convert(1, 'gal').to('L') / 1000) * convert(1, 'hour').to('minutes')) / convert(1, 'ft2').to('m2'),
}

/** Published factors of units the library has nothing for: 1 SI in US units. */
const published: Partial<Record<UnitName, number>> = {
  pa: 1 / 249.089,
  th_kw: 3412.142,
  cooling: 1 / 3.516853,
  rsi: 5.678263,
  dh: 1.0426415,
}

/** The same number to about six digits. */
const near = (value: number) =>
  expect.closeTo(value, Math.max(0, 5 - Math.floor(Math.log10(Math.abs(value) || 1))))

describe('conversions', () => {
  const random = seededRandom(15)
  const samples = Array.from({ length: 40 }, () => random.number(1_000_000) / 10 ** random.number(6))

  test.each(measured)('$key ($unit): as another library converts', (field) => {
    for (const typed of samples) {
      const stored = toStored(field, typed, 'us')
      if (field.unit === 'c') expect(stored).toEqual(near(convert(typed, 'F').to('C')))
      else if (oracle[field.unit]) expect(stored).toEqual(near(typed * (oracle[field.unit] ?? 0)))
      else if (published[field.unit]) expect(stored).toEqual(near(typed / (published[field.unit] ?? 0)))
      else expect(stored).toBe(typed)
      expect(toStored(field, typed, 'si')).toBe(typed)
    }
  })

  test('every unit that differs has an oracle', () => {
    const differing = (Object.keys(unitTable) as UnitName[]).filter((name) => 'us' in unitTable[name])
    expect(differing.sort()).toEqual([...Object.keys({ ...oracle, ...published }), 'c'].sort())
  })

  test.each(measured)('$key comes back as it was typed, in both systems', (field) => {
    for (const system of systems) {
      for (const typed of [0, 0.5, 1, 36, 99.95, 1234567, ...samples]) {
        expect(toShown(field, toStored(field, typed, system), system)).toBe(typed)
      }
    }
  })

  test.each(measured)('$key: what is shown of an SI value is stored as that value', (field) => {
    for (const stored of samples) {
      expect(toStored(field, toShown(field, stored, 'us'), 'us')).toBeCloseTo(stored, 9)
    }
  })

  test.each(measured)(
    '$key: a short SI value reads in at most three digits, within 0.5 % of itself or its last digit',
    (field) => {
      for (const [stored, lastDigit] of [
        [1, 1],
        [2.5, 0.1],
        [18, 1],
        [450, 1],
        [1200, 1],
      ] as const) {
        const words = formatMeasure(field, stored, 'us')
        const shown = Number(/^[\d.,]+/.exec(words)?.[0].replaceAll(',', ''))
        expect(Number.isInteger(shown) || shown === Number(shown.toPrecision(3))).toBe(true)
        const off = Math.abs(toStored(field, shown, 'us') - stored)
        // 50 BTU/h, half of a hundred.
        expect(off).toBeLessThanOrEqual(
          Math.max(lastDigit, stored * 0.005, field.unit === 'th_kw' ? 0.0147 : 0),
        )
      }
    },
  )

  test('temperatures have their zero, differences have none', () => {
    expect(toStored({ unit: 'c' }, 104, 'us')).toBe(40)
    expect(toStored({ unit: 'c' }, -40, 'us')).toBe(-40)
    expect(toShown({ unit: 'c' }, toStored({ unit: 'c' }, 0, 'us'), 'us')).toBe(0)
    expect(toStored({ unit: 'difference_c' }, 18, 'us')).toBe(10)
  })
})

test.each([
  ['supply_air_m3h', 'air_m3h'],
  ['flow_m3h', 'm3h'],
  ['heating_th_kw', 'th_kw'],
  ['power_kw', 'kw'],
  ['rise_difference_c', 'difference_c'],
  ['gsm', 'gsm'],
  ['heads_count', 'none'],
] as const)('the key %s is measured in %s', (key, unit) => {
  expect(unitOfKey(key)).toBe(unit)
})

test.each([
  ['mm', 914.4, '36 in', '914 mm'],
  ['mm', 900, '35.4 in', '900 mm'],
  ['mm', 610, '24 in', '610 mm'],
  ['mm', 1250.5, '49.2 in', '1,251 mm'],
  ['lpm', 1.9, '0.5 gpm', '1.9 L/min'],
  ['lpm', 7.7, '2.03 gpm', '7.7 L/min'],
  ['kg', 19, '42 lb', '19 kg'],
  ['kg', 5033, '11,100 lb', '5,033 kg'],
  ['kg', 680, '1,500 lb', '680 kg'],
  // 1,234 gal, as typed.
  ['l', 4671.19814, '1,234 gal', '4,671 L'],
  ['kw', 9.99, '9.99 kW', '9.99 kW'],
  ['dh', 7, '7.3 gpg', '7 °dH'],
  ['mm', 123456, '4,860 in', '123,456 mm'],
  ['c', 40, '104 °F', '40 °C'],
  ['kw', 18, '18 kW', '18 kW'],
  ['th_kw', 1.2, '4,100 BTU/h', '1.2 kW'],
  ['th_kw', 0.2, '682 BTU/h', '0.2 kW'],
  ['pct', 78, '78%', '78%'],
  ['none', 4, '4', '4'],
  ['mm', 0, '0 in', '0 mm'],
  ['m3', 0.001, '0.035 ft³', '0.001 m³'],
  ['m3', 18, '636 ft³', '18 m³'],
  ['kg', 544.310844, '1,200 lb', '544 kg'],
  ['m3', 18.0094861, '636 ft³', '18 m³'],
  ['days', 1, '1 day', '1 day'],
  ['days', 10, '10 days', '10 days'],
  ['months', 1, '1 month', '1 month'],
  ['cooling', 3.51685284, '1 ton', '3.52 kW'],
  ['cooling', 10.5, '3 tons', '10.5 kW'],
] as const)('%s of %d reads %s or %s', (unit, stored, us, si) => {
  expect(formatMeasure({ unit }, stored, 'us')).toBe(us)
  expect(formatMeasure({ unit }, stored, 'si')).toBe(si)
})

test('where values are checked they read as in their inputs', () => {
  expect(formatExact({ unit: 'mm' }, 900, 'us')).toBe('35.43 in')
  expect(formatExact({ unit: 'mm' }, 1250.5, 'si')).toBe('1,250.5 mm')
})

test('an input holds what was typed, whichever system it was typed in', () => {
  expect(measureText({ unit: 'm3' }, 18, 'us')).toBe('635.664')
  expect(measureText({ unit: 'm3' }, toStored({ unit: 'm3' }, 635.664, 'us'), 'us')).toBe('635.664')
  expect(measureText({ unit: 'mm' }, 900, 'us')).toBe('35.43')
})

test('ranges are rounded and name their unit once', () => {
  expect(formatRange({ unit: 'mm' }, [20, 200], 'us')).toBe('0.79-7.9 in')
  expect(formatRange({ unit: 'kw' }, [2, 36], 'us')).toBe('2-36 kW')
  expect(formatRange({ unit: 'pct' }, [2, 3], 'si')).toBe('2-3%')
})

test('only temperatures may be negative', () => {
  expect(limitsOf({ unit: 'c' })).toEqual([-60, 1500])
  expect(limitsOf({ unit: 'mm' })).toEqual([0, 100_000])
})
