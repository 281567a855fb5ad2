import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { wrongKeys } from '@/catalog/specifications/check-specification'
import type { Specifications } from '@/catalog/specifications/values'
import { saveUnits } from '@/dashboard/shared/use-units'
import { SpecificationsPart } from './specifications-part'

let saved: Specifications = {}

beforeEach(() => saveUnits('us'))

function open(stored: Specifications, categories = ['Sauna Heaters'], isSubmitted = false) {
  function Part() {
    const [value, setValue] = useState(stored)
    saved = value
    const wrong = isSubmitted ? wrongKeys(value, stored) : []
    return <SpecificationsPart {...{ categories, value, wrong }} onChange={setValue} />
  }
  render(<Part />)
  return userEvent.setup()
}

const group = (name: string) => screen.getByRole('region', { name })
const input = (name: string) => screen.getByRole('textbox', { name })
const picker = () => screen.getByRole('combobox', { name: 'Add a field' })
const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

test('shows the filled fields in groups, each with its input, unit and usual range', () => {
  open({
    own_key: 'kept',
    heater_type: 'electric',
    power_kw: 18,
    gfci: false,
    width_mm: 914.4,
    listings: ['UL'],
    water_l: 900,
  })
  expect(titles()).toEqual(['Electrical', 'Size', 'General', 'Sauna Heaters', 'Further specifications'])
  const power = within(group('Electrical')).getByRole('textbox', { name: 'Power' })
  expect(power).toHaveValue('18')
  expect(power).toHaveAccessibleDescription('kW Typical 2-36 kW')
  expect(screen.getByRole('combobox', { name: 'GFCI required' })).toHaveDisplayValue('No')
  expect(input('Width')).toHaveValue('36')
  expect(screen.getByRole('group', { name: 'Listings' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'UL' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Heater type' })).toHaveDisplayValue('Electric')
  expect(within(group('Further specifications')).getByRole('textbox', { name: 'Water volume' })).toHaveValue(
    '237.8',
  )
  expect(within(group('Further specifications')).getByRole('textbox', { name: 'Own key' })).toHaveValue(
    'kept',
  )
})

test('typing changes only its own key, in SI units; typing the shown text back changes nothing', async () => {
  const stored = { width_mm: 900, own: { deep: [1, null] }, old: '007' }
  const user = open(stored)
  await user.clear(input('Width'))
  expect(saved).toEqual({ own: { deep: [1, null] }, old: '007' })
  await user.type(input('Width'), '36.5')
  expect(saved).toEqual({ ...stored, width_mm: 927.1 })
  await user.clear(input('Width'))
  await user.type(input('Width'), '35.43')
  expect(saved).toEqual(stored)
})

test('the unit switch shows typed values in the other units', async () => {
  const user = open({ width_mm: 914.4, max_setpoint_c: 90 })
  expect(input('Max. room setpoint')).toHaveValue('194')
  await user.click(screen.getByRole('radio', { name: 'SI units' }))
  expect(input('Width')).toHaveValue('914.4')
  expect(input('Max. room setpoint')).toHaveValue('90')
  expect(input('Max. room setpoint')).toHaveAccessibleDescription('°C At most 90 °C')
  expect(saved).toEqual({ width_mm: 914.4, max_setpoint_c: 90 })
})

test('a field is found by its label, added, focused and filled; an emptied field stays until it is removed', async () => {
  const user = open({}, ['Sauna Heaters'])
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull()
  await user.type(picker(), 'stones{Enter}')
  await waitFor(() => expect(input('Stones')).toHaveFocus())
  await user.keyboard('100')
  expect(saved).toEqual({ stones_kg: 45.359237 })
  await user.clear(input('Stones'))
  expect(saved).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Remove Stones' }))
  expect(screen.queryByRole('textbox', { name: 'Stones' })).toBeNull()
  expect(picker()).toHaveFocus()
})

const found = () =>
  screen.getAllByRole('option').map((option) => [...option.children].map(({ textContent }) => textContent))

test.each([
  ['gpm', ['Cold water', 'Water and heat']],
  ['btu', ['Heat to the room', 'Water and heat']],
  ['lbs', ['Weight', 'Size']],
  ['amps', ['Full-load amps', 'Electrical']],
  ['lb filled', ['Weight when filled', 'Size']],
])('fields are found by their unit: %s', async (unit, field) => {
  const user = open({}, ['Benches'])
  await user.type(picker(), unit)
  expect(found()).toContainEqual(field)
  expect(found()).not.toContainEqual(['Width', 'Size'])
})

test.each([
  ['weight', [], 'Weight'],
  // Of another category.
  ['Bucket', [], 'Bucket'],
  ['depth', ['depth_mm'], 'Depth'],
])('a typed label picks its field on Enter: %s', async (label, stored, field) => {
  const user = open(Object.fromEntries(stored.map((key) => [key, 300])), ['Water Treatment'])
  await user.type(picker(), `${label}{Enter}`)
  await waitFor(() => expect(input(field)).toHaveFocus())
})

test('a search finds the fields that are there, and a pick focuses them every time', async () => {
  const user = open({ width_mm: 900, own_key: 'kept', bucket_l: 5 }, ['Benches'])
  await user.click(picker())
  expect(found()).not.toContainEqual(['Width', 'already there'])
  for (const [search, field] of [
    ['width', 'Width'],
    ['own', 'Own key'],
    ['bucket', 'Bucket'],
    ['bucket', 'Bucket'],
  ] as const) {
    await user.type(picker(), search)
    expect(found()).toContainEqual([field, 'already there'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(input(field)).toHaveFocus())
  }
  expect(saved).toEqual({ width_mm: 900, own_key: 'kept', bucket_l: 5 })
})

test("a group's fields are added together; groups of the categories come first", async () => {
  const user = open({}, ['Towels & Linens'])
  await user.click(picker())
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('All of Towels & Linens11 fields')
  await user.click(screen.getByRole('option', { name: /^All of Size/ }))
  expect(titles()).toEqual(['Size'])
  expect(within(group('Size')).getAllByRole('textbox')).toHaveLength(5)
})

test('a free key takes any text; a key of another category is that field', async () => {
  const user = open({}, ['Benches'])
  await user.type(picker(), 'Grain Direction{Enter}')
  await user.type(input('Grain direction'), 'along')
  await user.type(picker(), 'bucket_l{Enter}')
  await user.type(input('Bucket'), '5')
  expect(saved).toEqual({ grain_direction: 'along', bucket_l: 18.9270589 })
})

test('removing a field removes its key', async () => {
  const user = open({ power_kw: 18, own: 1 })
  await user.click(screen.getByRole('button', { name: 'Remove Power' }))
  expect(saved).toEqual({ own: 1 })
})

test('an invalid value is refused beside its field, in the chosen units; a stored one may stay', async () => {
  const user = open({ power_kw: 'strong', width_mm: 5, phases: 2 }, ['Sauna Heaters'], true)
  expect(input('Power')).toHaveValue('strong')
  expect(input('Power')).toBeValid()
  const phases = screen.getByRole('combobox', { name: 'Phases' })
  expect(phases).toHaveDisplayValue('2 (not in the list)')
  await user.clear(input('Width'))
  await user.type(input('Width'), '9999 x')
  expect(input('Width')).toBeInvalid()
  expect(input('Width')).toHaveAccessibleDescription('in Enter a number from 0 to 3,937 in')
  expect(saved).toEqual({ power_kw: 'strong', width_mm: '9999 x', phases: 2 })
})

test('an invalid choice is marked like an invalid text', () => {
  render(
    <SpecificationsPart
      categories={['Sauna Heaters']}
      value={{ phases: 2, gfci: true }}
      wrong={['phases']}
      onChange={() => undefined}
    />,
  )
  const phases = screen.getByRole('combobox', { name: 'Phases' })
  expect(phases).toBeInvalid()
  expect(phases).toHaveAccessibleDescription(/^Enter one of/)
  expect(screen.getByRole('combobox', { name: 'GFCI required' })).toBeValid()
})

test('a voltage is typed: one, or several as the nameplate writes them', async () => {
  const user = open({ rated_v: 208 })
  const voltage = screen.getByRole('combobox', { name: 'Rated voltage' })
  expect(voltage).toHaveAccessibleDescription('V')
  for (const [typed, value] of [
    ['115', 115],
    ['208-230 V', '208/230'],
    ['209', '209'],
  ] as const) {
    await user.clear(voltage)
    await user.type(voltage, typed)
    expect(voltage).toHaveValue(typed)
    expect(saved).toEqual({ rated_v: value })
  }
})

test('dual voltages are offered', () => {
  open({ rated_v: '208/240' })
  const voltage = screen.getByRole('combobox', { name: 'Rated voltage' })
  expect(voltage).toHaveValue('208/240')
  const offered = document.getElementById(voltage.getAttribute('list') ?? '')
  for (const value of ['208', '208/230', '208/240'])
    expect(offered?.querySelector(`option[value="${value}"]`)).not.toBeNull()
})

test('phones show a decimal keyboard only if no minus and no fraction can be typed', async () => {
  const user = open({ power_kw: 18, width_mm: 914.4, inlet_in: 0.75, setpoint_min_c: 4, heads_count: 2 })
  const modes = () =>
    ['Power', 'Heads', 'Width', 'Inlet (nominal)', 'Lowest setpoint'].map((name) =>
      input(name).getAttribute('inputmode'),
    )
  expect(modes()).toEqual(['decimal', 'decimal', null, null, null])
  await user.click(screen.getByRole('radio', { name: 'SI units' }))
  expect(modes()).toEqual(['decimal', 'decimal', 'decimal', null, null])
})

test('a yes or no field can be empty, and so can a list', async () => {
  const user = open({ gfci: true, listings: ['TÜV'] })
  const gfci = screen.getByRole('combobox', { name: 'GFCI required' })
  await user.selectOptions(gfci, 'No')
  expect(saved).toMatchObject({ gfci: false })
  await user.selectOptions(gfci, '-')
  expect(saved).not.toHaveProperty('gfci')
  await user.click(screen.getByRole('checkbox', { name: 'CE' }))
  expect(saved).toEqual({ listings: ['CE', 'TÜV'] })
  await user.click(screen.getByRole('checkbox', { name: 'TÜV' }))
  await user.click(screen.getByRole('checkbox', { name: 'CE' }))
  expect(saved).toEqual({})
})

test('long pasted text is never cut: a known key states its limit, a free key takes all of it', async () => {
  const user = open({ stone_size: 'old', own: 'old' }, ['Sauna Heaters'], true)
  const long = 'x'.repeat(2100)
  for (const name of ['Stone size', 'Own']) {
    await user.clear(input(name))
    await user.paste(long)
  }
  expect(saved).toEqual({ stone_size: long, own: long })
  expect(input('Stone size')).toHaveAccessibleDescription('Enter at most 2,000 characters')
  expect(input('Own')).toBeValid()
})

test.each(['width', 'ＷＩＤ', 'Wi\u00addth'])('%j finds the field Width', async (text) => {
  const user = open({})
  await user.type(picker(), text)
  expect(screen.getByRole('option', { name: /^Width/ })).toBeVisible()
})

test.each([21, 50_000])('a free value of %s levels is refused, not stored as another', async (levels) => {
  const user = open({ own: 1 }, [], true)
  await user.clear(input('Own'))
  await user.click(input('Own'))
  await user.paste('['.repeat(levels) + ']'.repeat(levels))
  expect(input('Own')).toHaveAccessibleDescription('Enter at most 20 levels of lists and objects')
  expect(input('Own')).toHaveDisplayValue('['.repeat(levels) + ']'.repeat(levels))
  expect(wrongKeys(saved, {})).toEqual(['own'])
})
