import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthContext } from '@/auth/auth-context'
import { staff } from '@/auth/staff.fixture'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { emptyForm } from '@/catalog/schema'
import { loadDraft, saveDraft } from '@/lib/drafts'
import { queryClient } from '@/lib/query-client'
import { Dialog } from '@/ui/dialog'
import { EquipmentForm } from './equipment-form'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json([]))
})

/** The form of a new item. */
function openForm() {
  const onSaved = vi.fn<(saved: Equipment) => void>()
  const form = <EquipmentForm item={null} onClose={() => {}} onSaved={onSaved} />
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
  return { user, unmount, onSaved, show, press }
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
