import { expect, test } from 'vitest'
import { filledKg, footprintM2, inUseKg, itemFloorKpa } from './floor'

const plunge = {
  weight_kg: 680,
  water_l: 4353,
  bathers: 4,
  width_mm: 2438.4,
  depth_mm: 1828.8,
}
const sized = (specifications: Record<string, number | string>, category = 'Cold Plunge Pools') => ({
  category,
  specifications,
})

test('a plunge of 680 kg, 4,353 L and 4 bathers weighs 5,333 kg on 4.459 m²: 11.73 kPa', () => {
  // 680 + 4353 + 4 x 75 = 5333 kg; 2.4384 x 1.8288 = 4.4593 m²; 5333 x 9.81 / 1000 / 4.4593
  expect(inUseKg(sized(plunge))).toBe(5333)
  expect(footprintM2(sized(plunge))).toBeCloseTo(4.4593, 4)
  expect(itemFloorKpa(sized(plunge))).toBeCloseTo(11.732, 3)
})

test('the seats of a tub count if it states no bathers, or 0', () => {
  const { bathers: _, ...empty } = plunge
  expect(inUseKg(sized({ ...empty, seats: 8 }))).toBe(5633)
  expect(inUseKg(sized({ ...empty, bathers: 0, seats: 8 }))).toBe(5633)
  expect(inUseKg(sized(empty))).toBeNull()
})

test('stated values take precedence over computed ones', () => {
  expect(filledKg(sized({ ...plunge, filled_weight_kg: 5100 }))).toBe(5100)
  expect(itemFloorKpa(sized({ ...plunge, floor_load_kpa: 8 }))).toBe(8)
})

test('an item without a weight or a side has no load', () => {
  const { weight_kg: _, ...weightless } = plunge
  expect(itemFloorKpa(sized(weightless))).toBeNull()
  expect(itemFloorKpa(sized({ ...plunge, depth_mm: 'about 2 m' }))).toBeNull()
  expect(itemFloorKpa(sized({ ...plunge, depth_mm: 0 }))).toBeNull()
})

test('the weight of a basin without its volume is unknown; other items weigh as much as dry', () => {
  const { water_l: _, ...dry } = plunge
  for (const category of ['Cold Plunge Pools', 'Benches, Hot Tubs']) {
    expect(filledKg(sized(dry, category))).toBeNull()
    expect(itemFloorKpa(sized(dry, category))).toBeNull()
    expect(filledKg(sized({ ...dry, filled_weight_kg: 5100 }, category))).toBe(5100)
  }
  expect(filledKg(sized(dry, 'Benches'))).toBe(680)
})

test('the weight of a heater includes its stones unless it states its filled weight', () => {
  // 60 + 90 kg on 0.5 x 0.5 m: 150 x 9.81 / 1000 / 0.25
  const heater = { weight_kg: 60, stones_kg: 90, width_mm: 500, depth_mm: 500 }
  expect(inUseKg(sized(heater, 'Sauna Heaters'))).toBe(150)
  expect(itemFloorKpa(sized(heater, 'Sauna Heaters'))).toBeCloseTo(5.886, 3)
  expect(inUseKg(sized({ ...heater, filled_weight_kg: 145 }, 'Sauna Heaters'))).toBe(145)
})

test('the weight of a filter without its volume is unknown', () => {
  const filter = { weight_kg: 70, media_kg: 225, width_mm: 700, depth_mm: 700 }
  const kg = (change: Record<string, number | string>) =>
    inUseKg(sized({ ...filter, ...change }, 'Water Treatment'))
  expect(['sand', 'cartridge', 'DE'].map((device) => kg({ device }))).toEqual([null, null, null])
  expect(kg({ device: 'sand', filled_weight_kg: 480 })).toBe(480)
  // 70 + 225 + 180
  expect(kg({ device: 'sand', water_l: 180 })).toBe(475)
  expect(kg({ device: 'softener' })).toBe(295)
})

test('an item on a wall neither covers nor loads the floor', () => {
  const onWall = sized({ ...plunge, floor_load_kpa: 8, mounting: 'wall' })
  expect([footprintM2(onWall), itemFloorKpa(onWall), inUseKg(onWall)]).toEqual([null, null, 5333])
})
