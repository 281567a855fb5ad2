import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { NewYorkHints } from './new-york-hints'

const show = (category: string, specifications: Record<string, number> = {}) =>
  render(<NewYorkHints item={{ ...blankEquipment, category, specifications }} />)

const beyond = 'This item’s figure is beyond it.'

test.each([
  ['Sauna Heaters', { max_setpoint_c: 95 }, /A sauna is at most 90 °C/],
  ['Steam Generators', { room_setpoint_c: 50 }, /A steam room is at most 49 °C/],
  ['Hot Tubs', { water_depth_mm: 1300 }, /A spa is at most 4 ft/],
  ['Cold Plunge Pools', { turnover_min: 400 }, /turned over in at most 6 hours/],
  ['Showers', { flow_lpm: 12 }, /at most 2\.5 gpm/],
])('of %s with %j the hint that is exceeded says so, and no other', (category, specifications, hint) => {
  show(category, specifications)
  expect(screen.getByText(hint)).toHaveTextContent(beyond)
  expect(screen.getAllByText(beyond)).toHaveLength(1)
})

test('hints come with their source under a heading', () => {
  show('Flooring')
  const section = screen.getByRole('heading', { name: 'In New York' }).parentElement
  expect(within(section ?? document.body).getByRole('listitem')).toHaveTextContent(
    /^Barefoot .* DGUV 207-006\.$/,
  )
  expect(screen.queryByText(beyond)).toBeNull()
})

test('a category without hints shows nothing', () => {
  expect(show('Benches').container).toBeEmptyDOMElement()
})
