import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import type { MergedField } from '@/catalog/merge'
import type { Conflict } from '@/catalog/queries/save-equipment'
import { toForm } from '@/catalog/schema'
import { saveUnits } from '@/dashboard/shared/use-units'
import { formatDateTime } from '@/lib/format'
import { queryClient } from '@/lib/query-client'
import { EquipmentConflictDialog } from './equipment-conflict-dialog'

beforeEach(() => {
  saveUnits('us')
  vi.stubGlobal('fetch', async () => Response.json([]))
})

/** The texts of the question about a field: theirs, then mine. */
function ask(
  field: MergedField,
  theirs: Partial<Equipment>,
  mine: Partial<Equipment>,
  change: Conflict['change'] = null,
) {
  const conflict = {
    theirs: { ...blankEquipment, ...theirs },
    merged: toForm({ ...blankEquipment, ...mine }),
    fields: [field],
    change,
  }
  const answers = { onKeepMine: vi.fn(), onKeepTheirs: vi.fn(), onCancel: vi.fn() }
  render(
    <QueryClientProvider client={queryClient}>
      <EquipmentConflictDialog conflict={conflict} {...answers} />
    </QueryClientProvider>,
  )
  return screen.getAllByRole('definition').map(({ textContent }) => textContent)
}

test('long texts that differ at the end are shown from there', () => {
  const story = 'A line of the long story.\n'.repeat(40)
  expect(ask('notes', { notes: `${story}Theirs.` }, { notes: `${story}Mine.` })).toEqual([
    'Theirs…line of the long story.\nTheirs.',
    'Mine…line of the long story.\nMine.',
  ])
})

test('everything between the first and the last difference is shown', () => {
  const story = 'A line both have. '.repeat(60)
  const [theirs, mine] = ask(
    'notes',
    { notes: `South wall. ${story}DO NOT ENERGIZE. ${story}` },
    { notes: `East wall. ${story}${story}` },
  )
  expect(theirs).toMatch(/^TheirsSouth wall\..*DO NOT ENERGIZE\./)
  expect(mine).toMatch(/^MineEast wall\./)
})

test('an emptied text is shown as empty', () => {
  expect(ask('brand', { brand: 'Nordwood' }, { brand: null })).toEqual(['TheirsNordwood', 'Mineempty'])
})

test('measures that the chosen units round to the same number are shown in SI units', () => {
  const sides = ask(
    'specifications.width_mm',
    { specifications: { width_mm: 900 } },
    { specifications: { width_mm: 900.01 } },
  )
  expect(sides).toEqual(['Theirs900 mm', 'Mine900.01 mm'])
})

test('a conflict with oneself does not name somebody else', () => {
  const change = {
    by: 'me@example.com',
    isOwn: true,
    isByAssistant: false,
    client: null,
    at: '2026-11-20T15:00:00+00:00',
  }
  expect(ask('brand', { brand: 'First' }, { brand: 'Second' }, change)).toEqual([
    'StoredFirst',
    'TypedSecond',
  ])
  const question = screen.getByRole('alertdialog', { name: 'You saved this item meanwhile' })
  expect(question).toHaveTextContent(
    `It was saved on ${formatDateTime(change.at)}, from another tab or device, or by a try whose answer was lost.`,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Go back',
    'Keep stored',
    'Keep typed',
  ])
  expect(question).not.toHaveTextContent(/someone|somebody|theirs|mine|both|either/i)
})
