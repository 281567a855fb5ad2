import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { NewYorkHints } from './item-tabs'
import { contactHref } from './supplier-tab'

const show = (category: string, specifications: Equipment['specifications'] = {}) =>
  render(<NewYorkHints item={{ ...blankEquipment, category, specifications }} />)

const beyond = 'This item’s figure is beyond it.'

test.each([
  ['Sauna Heaters', { max_setpoint_c: 95 }, /A commercial sauna is at most 194 °F/],
  ['Steam Generators', { room_setpoint_c: 50 }, /A commercial steam room is at most 120 °F/],
  ['Hot Tubs', { water_depth_mm: 1300 }, /A commercial spa is at most 4 ft/],
  ['Cold Plunge Pools', { turnover_min: 400 }, /^A swimming pool’s water is turned over in at most 6 hours/],
  ['Showers', { flow_lpm: 7.7 }, /at most 2\.0 gpm/],
  ['Showers', { flow_lpm: 9.5, heads_count: 1 }, /at most 2\.0 gpm/],
  ['Showers', { flow_lpm: 24, heads_count: 3 }, /at most 2\.0 gpm/],
  ['Sauna Heaters', { timer_max_min: 720 }, /or an attendant looks in every 15 minutes\./],
  ['Steam Generators', { timer_max_min: 61 }, /or an attendant looks in every 15 minutes\./],
  ['Control Systems', { controls: ['light', 'sauna'], timer_max_min: 720 }, /^A timer turns/],
])('of %s with %j the hint that is exceeded says so, and no other', (category, specifications, hint) => {
  show(category, specifications)
  expect(screen.getByText(hint).closest('li')).toHaveTextContent(beyond)
  expect(screen.getAllByText(beyond)).toHaveLength(1)
})

test('the warning of a door without a window mentions the window, not a figure', () => {
  show('Doors', { zone: 'sauna', window: false })
  const hint = screen.getByText(/^The door of a commercial sauna/).closest('li')
  expect(hint).toHaveTextContent('This door has no window.')
  expect(screen.queryByText(beyond)).toBeNull()
})

// 2.0 gpm are 7.57 L/min.
test.each([
  ['Showers', { flow_lpm: 7.57 }],
  ['Showers', { flow_lpm: 7.6 }],
  ['Showers', { flow_lpm: 22.8, heads_count: 3 }],
  ['Steam Generators', { timer_max_min: 60 }],
  ['Hot Tubs', { turnover_min: 60 }],
])('of %s with %j no hint is exceeded', (category, specifications) => {
  show(category, specifications)
  expect(screen.getByRole('heading', { name: 'In New York' })).toBeVisible()
  expect(screen.queryByText(beyond)).toBeNull()
})

test('rules for timers and doors concern saunas and steam rooms', () => {
  for (const category of ['Sauna Heaters', 'Steam Generators']) {
    const { unmount } = show(category)
    expect(
      screen.getByText(/^A timer turns a commercial sauna or steam room off after one hour/),
    ).toBeVisible()
    expect(
      screen.getByText(/^The door of a commercial sauna or steam room swings freely or outward/),
    ).toBeVisible()
    unmount()
  }
})

test('rules are shown with their source under a heading', () => {
  show('Flooring')
  const section = screen.getByRole('heading', { name: 'In New York' }).parentElement
  expect(within(section ?? document.body).getByRole('listitem')).toHaveTextContent(
    /^Barefoot .* DGUV 207-006\.$/,
  )
  expect(screen.queryByText(beyond)).toBeNull()
})

test.each([
  ['Benches', {}],
  ['Control Systems', { controls: ['plunge', 'light'], timer_max_min: 720 }],
  ['Doors', { zone: 'wet', window: false }],
])('of %s with %j nothing is asked', (category, specifications) => {
  expect(show(category, specifications).container).toBeEmptyDOMElement()
})

test('an item that does not state its kind of room gets the rules of both', () => {
  for (const [category, text] of [
    ['Control Systems', /^A timer turns a commercial sauna or steam room off/],
    ['Doors', /^The door of a commercial sauna or steam room/],
  ] as const) {
    const { unmount } = show(category)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(beyond)).toBeNull()
    unmount()
  }
})

test.each([
  ['sales@example.com', 'mailto:sales@example.com'],
  [' +1 (212) 555-0100 ', 'tel:+12125550100'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(020) 7946 0000', 'tel:02079460000'],
  ['Ask for Jo, ext. 4', null],
  ['javascript:alert(1)', null],
  ['a@b.co, c@d.co', null],
  [null, null],
])('the contact %j links to %j', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})
