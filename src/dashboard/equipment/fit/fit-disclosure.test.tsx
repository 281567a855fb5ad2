import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { saveUnits } from '@/dashboard/shared/use-units'
import { FitDisclosure } from './fit-disclosure'
import { clearRoom } from './shared-room'

type Specifications = Record<string, number | boolean | string>

const item = (category: string, specifications: Specifications): Equipment => ({
  ...blankEquipment,
  category,
  specifications,
})

async function open(category: string, specifications: Specifications) {
  const user = userEvent.setup()
  render(<FitDisclosure item={item(category, specifications)} />)
  await user.click(screen.getByText('Does it fit a room?'))
  const type = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      if (text) await user.paste(text)
    }
  }
  return { user, type }
}

const verdict = () => screen.getByRole('status')

afterEach(() => {
  saveUnits('us')
  clearRoom()
})

test('other items are not asked', () => {
  const { container } = render(<FitDisclosure item={item('Benches', {})} />)
  expect(container).toBeEmptyDOMElement()
})

describe('a sauna heater', () => {
  const heater = { power_kw: 18, room_min_m3: 18, room_max_m3: 32, max_setpoint_c: 95 }

  test('fits, is too small or too large for a room of these sides and walls', async () => {
    saveUnits('si')
    const { user, type } = await open('Sauna Heaters', heater)
    await screen.findByText('Enter the room’s sides or its volume.')
    // 4 x 3 x 2.5 = 30 m³
    await type({ 'Length (m)': '4', 'Width (m)': '3', 'Height (m)': '2,5' })
    expect(verdict()).toHaveTextContent(
      'FitsThe room counts as 30 m³; the heater is made for 18-32 m³. That is 1 kW for 1.67 m³, where about 1 m³ is usual.',
    )
    // + 1.2 x 5 = 36 m³
    await type({ 'Glass, tile or bare wall (m²)': '5' })
    expect(verdict()).toHaveTextContent('Too smallThe room counts as 36 m³')
    await type({ 'Glass, tile or bare wall (m²)': '', 'or volume (m³)': '10' })
    expect(verdict()).toHaveTextContent('Too largeThe room counts as 10 m³')
    expect(screen.getByLabelText('or volume (m³)')).toHaveAccessibleDescription(
      'It counts, not length x width x height.',
    )
    // 10 x 1.5
    await user.click(screen.getByRole('checkbox', { name: 'Log walls' }))
    expect(verdict()).toHaveTextContent('The room counts as 15 m³')
  })

  describe('with a smallest ceiling', () => {
    const needing = { ...heater, ceiling_min_mm: 2133.6 }
    const notChecked =
      'The ceiling was not checked, because no height is entered; the heater needs at least 7 ft.'

    test('does not fit a room that is lower, whatever its volume', async () => {
      const { type } = await open('Sauna Heaters', needing)
      await type({ 'Length (ft)': '10', 'Width (ft)': '12', 'Height (ft)': '6.5' })
      expect(verdict()).toHaveTextContent(
        /^Ceiling too lowThe room counts as 780 ft³.*The ceiling is 6\.5 ft high; the heater needs at least 7 ft\./,
      )
      // The volume decides, and the ceiling is said beside it.
      await type({ 'or volume (ft³)': '2000' })
      expect(verdict()).toHaveTextContent(/^Too small.*The ceiling is 6\.5 ft high/)
      await type({ 'or volume (ft³)': '', 'Height (ft)': '6.98' })
      expect(verdict()).toHaveTextContent(/^Ceiling too low.*6\.98 ft high/)
      act(() => saveUnits('si'))
      // 2.1275 and 2.1336 m, which three digits write alike
      expect(verdict()).toHaveTextContent('The ceiling is 2.128 m high; the heater needs at least 2.134 m.')
    })

    test('fits a room of that height, and says nothing about it', async () => {
      const { type } = await open('Sauna Heaters', needing)
      await type({ 'Length (ft)': '10', 'Width (ft)': '12', 'Height (ft)': '7' })
      expect(verdict()).toHaveTextContent(/^FitsThe room counts as 840 ft³/)
      expect(verdict()).not.toHaveTextContent('ceiling')
    })

    test('fits a volume without a height, and says that the ceiling was not checked', async () => {
      const { type } = await open('Sauna Heaters', needing)
      await type({ 'or volume (ft³)': '840' })
      expect(verdict()).toHaveTextContent(/^Fits/)
      expect(screen.getByLabelText('or volume (ft³)')).not.toHaveAccessibleDescription()
      expect(verdict()).toHaveTextContent(notChecked)
      await type({ 'Height (ft)': '0' })
      expect(verdict()).toHaveTextContent(notChecked)
      await type({ 'Height (ft)': '6' })
      expect(verdict()).toHaveTextContent(/^Ceiling too low/)
    })

    test('of which the range of rooms is not recorded is too low all the same', async () => {
      const { type } = await open('Sauna Heaters', { ceiling_min_mm: 2133.6 })
      await type({ 'or volume (ft³)': '840', 'Height (ft)': '6' })
      expect(verdict()).toHaveTextContent(/^Ceiling too low/)
    })
  })

  describe('with a height and a clearance to the ceiling', () => {
    // 760 + 1200 = 1960 mm, 6.43 ft
    const stove = { room_min_m3: 6, room_max_m3: 13, height_mm: 760, clear_ceiling_mm: 1200 }

    const low = (text: string) => new RegExp(`^Ceiling too low.*needs at least ${text} ft\\.`)
    const fits = /^FitsThe room counts as 350 ft³/

    test.each([
      [{}, '6.25', /^Ceiling too low.*The ceiling is 6\.25 ft high; the heater needs at least 6\.43 ft\./],
      // 100 mm above the floor: 2060 mm
      [{ clear_floor_mm: 100 }, '6.5', low('6.76')],
      // The larger of both: 2100 mm
      [{ ceiling_min_mm: 2100 }, '6.5', low('6.89')],
      [{ ceiling_min_mm: 1900 }, '6.25', low('6.43')],
      [{}, '6.5', fits],
      // One of the two is not stated, so the height needed is unknown.
      [{ clear_ceiling_mm: 0 }, '4', fits],
    ])('and %j in a room %s ft high answers %s', async (stated, height, text) => {
      const { type } = await open('Sauna Heaters', { ...stove, ...stated })
      await type({ 'or volume (ft³)': '350', 'Height (ft)': height })
      expect(verdict()).toHaveTextContent(text)
    })
  })

  test('is asked in feet where those are chosen', async () => {
    const { type } = await open('Sauna Heaters', heater)
    // 10 x 10 x 8 = 800 ft³; 18 to 32 m³
    await type({ 'Length (ft)': '10', 'Width (ft)': '10', 'Height (ft)': '8' })
    expect(verdict()).toHaveTextContent('The room counts as 800 ft³; the heater is made for 636-1,130 ft³.')
  })

  test('stays the room that was typed when the units are switched', async () => {
    const { type } = await open('Sauna Heaters', heater)
    const texts = (unit: string) =>
      ['Length', 'Width', 'Height'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(`${label} (${unit})`).value,
      )
    await type({ 'Length (ft)': '8', 'Width (ft)': '10', 'Height (ft)': '7' })
    expect(verdict()).toHaveTextContent('Too largeThe room counts as 560 ft³')
    act(() => saveUnits('si'))
    expect(texts('m')).toEqual(['2.4384', '3.048', '2.1336'])
    expect(verdict()).toHaveTextContent('Too largeThe room counts as 15.9 m³')
    // What is typed now is meant in the units of now; the others stay as they are.
    await type({ 'Width (m)': '4' })
    expect(verdict()).toHaveTextContent('FitsThe room counts as 20.8 m³')
    act(() => saveUnits('us'))
    expect(texts('ft')).toEqual(['8', '13.12', '7'])
    // Not 3.999, of the rounded text.
    act(() => saveUnits('si'))
    expect(texts('m')).toEqual(['2.4384', '4', '2.1336'])
  })

  test('keeps what it could not read when the units are switched', async () => {
    const { type } = await open('Sauna Heaters', heater)
    await type({ 'or volume (ft³)': 'big', 'Glass, tile or bare wall (ft²)': '10 m²' })
    act(() => saveUnits('si'))
    expect(screen.getByLabelText('or volume (m³)')).toHaveValue('big')
    expect(screen.getByLabelText('Glass, tile or bare wall (m²)')).toHaveValue('10')
    expect(verdict()).toHaveTextContent(/^Correct what could not be read\.$/)
  })

  const notRecorded = 'its smallest room is not recorded.'
  test.each<[recorded: Specifications, volume: string, text: string]>([
    [{ room_min_m3: 10 }, '5', 'the heater is made for at least 10 m³'],
    [
      { room_max_m3: 32 },
      '2',
      `Not knownThe room counts as 2 m³; the heater is made for at most 32 m³, ${notRecorded}`,
    ],
    [{}, '14', 'Not knownThe room counts as 14 m³; the largest room of the heater is not recorded.'],
  ])('made for %j, in a room of %s m³, says: %s', async (recorded, volume, text) => {
    saveUnits('si')
    const { type } = await open('Sauna Heaters', recorded)
    await type({ 'or volume (m³)': 'big' })
    expect(screen.getByText('Enter a number such as 8.5')).toBeVisible()
    await type({ 'or volume (m³)': volume })
    expect(verdict()).toHaveTextContent(text)
  })
})

test('a steam generator counts a heavy backing, cold walls and stone, and names whose rule that is', async () => {
  saveUnits('si')
  const { user, type } = await open('Steam Generators', { room_max_m3: 14 })
  await type({ 'or volume (m³)': '10' })
  await user.click(screen.getByRole('checkbox', { name: 'Tile on a mortar bed or cement board' }))
  await type({ 'Glass or exterior walls': '2' })
  // 10 x (1 + 0.2 + 0.2)
  expect(verdict()).toHaveTextContent(
    'FitsThe room counts as 14 m³; the generator is made for at most 14 m³.',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Natural stone' }))
  expect(verdict()).toHaveTextContent('Too smallThe room counts as 24 m³')
  expect(verdict()).toHaveTextContent(/Sizing page of Alpine Sauna\. For coordination, not engineering\.$/)
})

describe('a steam generator of 240 V', () => {
  const supply = { rated_v: 240, phases: 1, resistive: true, power_kw: 12, room_max_m3: 14 }
  const { room_max_m3: _, ...unlimited } = supply
  // 12 x (208 / 240)² = 9.013
  const weaker =
    /^Fits at 240 VThe room.*Counted at its rated 240 V; on 208 V it gives 9\.01 kW instead of 12 kW\. Ask the maker which room it serves there\./
  const uncertain = /^Fits at 240 VThe room.*Counted at its rated 240 V, not at 208 V\.Sizing/

  async function answer(specifications: Specifications) {
    saveUnits('si')
    const { type } = await open('Steam Generators', specifications)
    await type({ 'or volume (m³)': '10' })
    expect(verdict()).toHaveTextContent('The room counts as 10 m³')
    return verdict()
  }

  test.each([
    ['that is resistive names its power on 208 V', supply, weaker],
    ['without a recorded room is not known to fit', unlimited, /^Not knownThe room/],
    ['or rather 230 V fits at 230 V', { ...supply, rated_v: 230 }, /^Fits at 230 VThe room/],
    ['that is not resistive fits at 240 V', { ...supply, resistive: false }, uncertain],
  ])('%s', async (_, specifications, text) => {
    expect(await answer(specifications)).toHaveTextContent(text)
  })

  test.each([
    ['rated 208 V', { ...supply, rated_v: 208 }],
    ['without a rated voltage', { room_max_m3: 14 }],
    ['that burns wood', { ...supply, heater_type: 'wood' }],
  ])('%s is none: nothing is said', async (_, specifications) => {
    const found = await answer(specifications)
    expect(found).toHaveTextContent(/^FitsThe room/)
    expect(found).not.toHaveTextContent('208 V')
  })
})

test.each([
  ['14.22', 'Too smallThe room counts as 14.22 m³; the generator is made for 10.1-14.2 m³.'],
  ['10.08', 'Too largeThe room counts as 10.08 m³; the generator is made for 10.1-14.2 m³.'],
])('a room of %s m³, which misses its limit by little, is written as that', async (typed, text) => {
  saveUnits('si')
  const { type } = await open('Steam Generators', { room_min_m3: 10.1, room_max_m3: 14.2 })
  await type({ 'or volume (m³)': typed })
  expect(verdict()).toHaveTextContent(text)
})

test.each([
  ['or volume (ft³)', '-5', 'Enter a number such as 8.5'],
  ['Height (ft)', '1.200,5', 'Enter a number such as 8.5'],
  ['Glass or exterior walls', '1.5', 'Enter 0 to 6'],
  ['Glass or exterior walls', '7', 'Enter 0 to 6'],
])('%s of %j is refused, and nothing answered meanwhile', async (label, text, reason) => {
  const { type } = await open('Steam Generators', { room_max_m3: 10 })
  await type({ 'or volume (ft³)': '300', [label]: text })
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(reason)
  expect(verdict()).toHaveTextContent(/^Correct what could not be read\.$/)
})

describe('the room', () => {
  const heater = { room_min_m3: 25, room_max_m3: 32 }

  test('is that of the item looked at before, until it is cleared', async () => {
    const first = await open('Sauna Heaters', heater)
    await first.type({ 'or volume (ft³)': '500' })
    await first.user.click(screen.getByRole('checkbox', { name: 'Log walls' }))
    expect(verdict()).toHaveTextContent('Too large')
    cleanup()

    const second = await open('Sauna Heaters', { ...heater, room_min_m3: 10 })
    expect(await screen.findByRole('status')).toHaveTextContent('FitsThe room counts as 750 ft³')
    await second.user.click(screen.getByRole('button', { name: 'Clear the room' }))
    expect(screen.getByLabelText('or volume (ft³)')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Log walls' })).not.toBeChecked()
    expect(verdict()).toHaveTextContent('Enter the room’s sides or its volume.')
  })

  test('is not asked to be corrected where its unreadable field is not shown', async () => {
    const { type } = await open('Steam Generators', {})
    await type({ 'or volume (ft³)': '500', 'Glass or exterior walls': '7' })
    expect(verdict()).toHaveTextContent('Correct what could not be read.')
    cleanup()
    await open('Sauna Heaters', { ...heater, room_min_m3: 10 })
    expect(await screen.findByRole('status')).toHaveTextContent('FitsThe room counts as 500 ft³')
  })
})
