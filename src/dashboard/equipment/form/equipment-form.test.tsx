import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthContext } from '@/auth/auth-context'
import { staff } from '@/auth/staff.fixture'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { emptyForm } from '@/catalog/schema'
import { loadDraft, saveDraft } from '@/lib/drafts'
import { queryClient } from '@/lib/query-client'
import { isolated } from '@/lib/text'
import { Dialog } from '@/ui/dialog'
import { EquipmentForm } from './equipment-form'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json([]))
})

/** The form of a new item, of a copy or of an item. */
function openForm(props: { item?: Equipment; template?: Equipment } = {}) {
  const onOpenItem = vi.fn<(id: string) => void>()
  const onSaved = vi.fn<(saved: Equipment) => void>()
  const form = (
    <EquipmentForm item={null} onClose={() => {}} onSaved={onSaved} onOpenItem={onOpenItem} {...props} />
  )
  const element = (
    <Dialog open onOpenChange={() => {}} title="Add New Equipment">
      {form}
    </Dialog>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const { unmount } = render(
    <AuthContext value={staff}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  )
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const show = (name: string) => user.click(screen.getByRole('tab', { name }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, unmount, onSaved, onOpenItem, show, press }
}

const draftKey = 'equipment:new'
const textbox = (name: string) => screen.findByRole('textbox', { name })
const picker = () => screen.findByRole('combobox', { name: 'Add a field' })

test('picked fields stay while another tab is shown; nothing of them is rendered before their tab is', async () => {
  const { user, show } = openForm()
  // Their code is there by then.
  await import('./specifications-part')
  await show('Supplier')
  expect(screen.queryByRole('combobox', { name: 'Add a field', hidden: true })).toBeNull()
  await show('Technical')
  await user.click(await picker())
  await user.click(await screen.findByRole('option', { name: /^All of Size/ }))
  await user.type(await textbox('Depth'), '12')
  await show('Notes')
  await show('Technical')
  expect(await textbox('Width')).toBeVisible()
  expect(await textbox('Depth')).toHaveValue('12')
})

test('a discarded draft takes its fields along', async () => {
  const form = { ...emptyForm, name: 'Half typed', specifications: { width_mm: 914.4 } }
  const base = { form: emptyForm, updatedAt: null }
  saveDraft(draftKey, { form, base, newId: 'draft', isSent: false, source: null })
  const { show, press } = openForm()
  await show('Technical')
  expect(await textbox('Width')).toHaveValue('36')
  await show('Notes')
  await press('Discard them')
  await show('Technical')
  await picker()
  expect(screen.queryByRole('textbox', { name: 'Width' })).toBeNull()
})

test('an item saved after its form was discarded leaves the next draft alone', async () => {
  let answer = (_: Response) => {}
  const inserted = new Promise<Response>((resolve) => (answer = resolve))
  const fetch = vi.fn((_: unknown, init?: RequestInit) =>
    init?.method === 'POST' ? inserted : Promise.resolve(Response.json([])),
  )
  vi.stubGlobal('fetch', fetch)
  const first = openForm()
  await first.user.type(await textbox('Name'), 'First')
  await first.user.type(screen.getByRole('combobox', { name: 'Categories' }), 'Benches{Enter}')
  await first.press('Add Equipment')
  await waitFor(() => expect(fetch.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(true))
  // As 'Discard' does.
  sessionStorage.clear()
  first.unmount()

  const second = openForm()
  await second.user.type(await textbox('Name'), 'Second')
  const draft = loadDraft(draftKey)
  expect(draft).toMatchObject({ form: { name: 'Second' } })
  await act(async () => answer(Response.json({ ...blankEquipment, name: 'First' }, { status: 201 })))
  await waitFor(() => expect(first.onSaved).toHaveBeenCalledOnce())
  expect(loadDraft(draftKey)).toEqual(draft)
})

describe('what is typed and is in the catalog already', () => {
  const known = (id: number, name: string, brand: string | null, model: string | null): Equipment => ({
    ...blankEquipment,
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    name,
    brand,
    model,
  })
  const thermostat = known(1, 'Thermostat', 'Grohe', '260')
  const items = [
    thermostat,
    known(2, 'Jøtul stove', 'Jøtul', null),
    known(3, 'Towel', null, null),
    known(4, 'Towel', 'Linum', null),
    known(5, 'ספסל 12', null, null),
  ]

  beforeEach(() => queryClient.setQueryData(equipmentListQuery.queryKey, { items, isComplete: true }))

  type Typed = Partial<Record<'Name' | 'Brand' | 'Model', string>>
  async function type(user: UserEvent, typed: Typed) {
    for (const [field, text] of Object.entries(typed)) {
      const box = await textbox(field)
      await user.clear(box)
      await user.type(box, text)
    }
  }
  const hints = () => screen.queryAllByText(/is in the catalog/, { selector: 'p > span' })

  test.each<[typed: Typed, field: string, hint: string]>([
    [{ Name: 'THERMOSTAT' }, 'Name', 'Thermostat is in the catalog: open it'],
    [{ Name: 'jotul  stove' }, 'Name', 'Jøtul stove is in the catalog: open it'],
    [{ Brand: 'grohe', Model: '260' }, 'Model', 'Grohe 260 is in the catalog: open it'],
    [{ Name: 'Shower tap', Model: '2 60' }, 'Model', 'Grohe 260 is in the catalog: open it'],
    [{ Name: 'ספסל 12' }, 'Name', '\u2068ספסל 12\u2069 is in the catalog: open it'],
    [{ Name: 'Towel' }, 'Name', 'Towel is in the catalog 2 times: open the newest'],
  ])('%j: the field %j says %j', async (typed, field, hint) => {
    const { user, onOpenItem } = openForm()
    await type(user, typed)
    const box = await textbox(field)
    await waitFor(() => expect(box).toHaveAccessibleDescription(hint))
    expect(hints()).toHaveLength(1)
    // Read aloud when it appears.
    expect(screen.getByText(hint, { selector: '[aria-live="polite"]' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add Equipment' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: /^open / }))
    expect(onOpenItem).toHaveBeenCalledWith(
      items.find(({ name }) => hint.startsWith(isolated(name)))?.id ?? thermostat.id,
    )
  })

  test.each<[Typed]>([
    [{ Name: 'Thermostat', Brand: 'Grohe', Model: '261' }],
    [{ Name: 'Thermostat', Brand: 'Hansgrohe' }],
    [{ Name: 'Shower tap', Brand: 'Hansgrohe', Model: '260' }],
    [{ Brand: 'Grohe' }],
  ])('%j is another item: nothing is said', async (typed) => {
    const { user } = openForm()
    await type(user, { Name: 'Thermostat' })
    await waitFor(() => expect(hints()).toHaveLength(1))
    await type(user, { Name: 'x', ...typed })
    await waitFor(() => expect(hints()).toHaveLength(0))
  })

  test('an item is never told of itself, nor a copy of its original, but of the others', async () => {
    const { user, unmount } = openForm({ template: thermostat })
    expect(await textbox('Name')).toHaveValue('Thermostat (copy)')
    await type(user, { Name: 'Thermostat, black' })
    expect(hints()).toEqual([])
    await type(user, { Name: 'Towel', Brand: 'Linum', Model: 'T' })
    await waitFor(() => expect(hints()).toHaveLength(1))
    sessionStorage.clear()
    unmount()
    const edit = openForm({ item: thermostat })
    await type(edit.user, { Name: 'Thermostat!' })
    await type(edit.user, { Name: 'THERMOSTAT' })
    expect(hints()).toEqual([])
    await type(edit.user, { Name: 'Towel', Brand: 'Linum', Model: 'T' })
    await waitFor(() => expect(hints()).toHaveLength(1))
  })

  test('nothing is said of a twin before something is changed', async () => {
    const twin = known(3, 'Towel', null, null)
    const { user } = openForm({ item: twin })
    await textbox('Model')
    expect(hints()).toEqual([])
    await type(user, { Model: 'x' })
    await waitFor(() => expect(hints()).toHaveLength(1))
  })
})
