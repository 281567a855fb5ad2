import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthContext } from '@/auth/auth-context'
import { staff } from '@/auth/staff.fixture'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { emptyForm, fieldLabel, fieldsByTab } from '@/catalog/schema'
import { currencies } from '@/content/equipment'
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
  const onClose = vi.fn<() => void>()
  const onOpenItem = vi.fn<(id: string) => void>()
  const onSaved = vi.fn<(saved: Equipment) => void>()
  const form = (
    <EquipmentForm item={null} onClose={onClose} onSaved={onSaved} onOpenItem={onOpenItem} {...props} />
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
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const show = (name: string) => user.click(screen.getByRole('tab', { name }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  /** Replaces the text of a field. */
  async function fill(name: string, text: string) {
    const box = await textbox(name)
    await user.clear(box)
    if (text) await user.paste(text)
    return box
  }
  async function pickCategory() {
    await user.click(categories())
    await user.paste('Benches')
    await user.keyboard('{Enter}')
  }
  return { user, unmount, onClose, onSaved, onOpenItem, show, press, fill, pickCategory }
}

const draftKey = 'equipment:new'
const textbox = (name: string) => screen.findByRole('textbox', { name })
const categories = () => screen.getByRole('combobox', { name: 'Categories' })
const picker = () => screen.findByRole('combobox', { name: 'Add a field' })

/** Answers requests that add an item, as the database would. Returns the items that were sent. */
function onInsert(answer: (item: Equipment) => Response | Promise<Response> = added) {
  const sent: Equipment[] = []
  vi.stubGlobal('fetch', async (_: unknown, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json([])
    const item: Equipment = JSON.parse(String(body))
    sent.push(item)
    return answer(item)
  })
  return sent
}

const added = (item: Equipment) => Response.json({ ...blankEquipment, ...item }, { status: 201 })

test('the form has the specified tabs, fields and placeholders', async () => {
  const { show, press, onClose } = openForm()
  const tabs = ['Basic Info', 'Technical', 'Supplier', 'Notes']
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
  for (const [index, fields] of Object.values(fieldsByTab).entries()) {
    await show(tabs[index] ?? '')
    const panel = screen.getByRole('tabpanel', { name: tabs[index] ?? '' })
    const labels = [...panel.querySelectorAll('label')].filter(({ control }) => panel.contains(control))
    const texts = labels.map(({ textContent }) => textContent.replace(/ \*$/, ''))
    expect(texts).toEqual(expect.arrayContaining(fields.map(fieldLabel)))
  }
  const currency = screen.getByLabelText('Currency')
  expect(currency).toHaveValue(currencies[0])
  expect(
    within(currency)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([...currencies])
  expect(screen.getByLabelText('Warranty (months)')).toHaveAttribute('placeholder', '24')
  expect(screen.getByLabelText('Lead Time (days)')).toHaveAttribute('placeholder', '30')
  await press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a name and a category are required', async () => {
  const sent = onInsert()
  const { fill, pickCategory, press, onSaved } = openForm()
  const name = await fill('Name', '   ')
  await press('Add Equipment')
  expect(await screen.findByText('Please select at least one category')).toBeVisible()
  expect(name).toHaveAccessibleDescription('Please enter a name')
  expect(name).toBeInvalid()
  await waitFor(() => expect(name).toHaveFocus())
  await fill('Name', 'Bucket')
  await press('Add Equipment')
  await waitFor(() => expect(categories()).toHaveFocus())
  expect(sent).toEqual([])
  await pickCategory()
  await waitFor(() => expect(screen.queryByText('Please select at least one category')).toBeNull())
  await press('Add Equipment')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ name: 'Bucket', category: 'Benches' }])
})

test('an error on another tab is shown, the first one first', async () => {
  const sent = onInsert()
  const { fill, pickCategory, press, show } = openForm()
  const isSelected = (name: string) =>
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await pickCategory()
  await show('Supplier')
  const leadTime = await fill('Lead Time (days)', '99999999999')
  await show('Notes')
  await press('Add Equipment')
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus())
  isSelected('Basic Info')
  await fill('Name', 'Door')
  await show('Notes')
  await press('Add Equipment')
  await waitFor(() => expect(leadTime).toHaveFocus())
  isSelected('Supplier')
  expect(leadTime).toBeInvalid()
  expect(sent).toEqual([])
})

test('the specification fields follow the chosen categories, and a new item is sent with them', async () => {
  const sent = onInsert()
  const { user, fill, show, press, onSaved } = openForm()
  await fill('Name', 'Heater')
  await user.click(categories())
  await user.paste('Sauna Heaters')
  await user.keyboard('{Enter}')
  await show('Technical')
  await user.type(await picker(), 'heater type{Enter}')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Heater type' }), 'Wood')
  await press('Add Equipment')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ specifications: { heater_type: 'wood' } }])
})

test.each([
  [
    'a database error',
    () => Response.json({ message: 'boom', code: '23514' }, { status: 400 }),
    /^Error saving equipment: boom$/,
  ],
  [
    'a gateway error in HTML',
    () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }),
    /^Error saving equipment: [^<]{10,}$/,
  ],
])('%s while saving loses no typed text', async (_, fault, says) => {
  let isBroken = true
  const sent = onInsert((item) => (isBroken ? fault() : added(item)))
  const { fill, pickCategory, show, press, onSaved } = openForm()
  const name = await fill('Name', 'Stubborn')
  await pickCategory()
  await show('Notes')
  const notes = await fill('Additional Notes', 'Long story')
  await press('Add Equipment')
  expect(await screen.findByRole('alert')).toHaveTextContent(says)
  expect(notes).toHaveValue('Long story')
  expect(name).toHaveValue('Stubborn')
  expect(screen.getByLabelText('Remove Benches')).toBeInTheDocument()
  isBroken = false
  await press('Add Equipment')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent.at(-1)).toMatchObject({ name: 'Stubborn', category: 'Benches', notes: 'Long story' })
})

test('saving is shown and cannot be started twice', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const sent = onInsert((item) => answered.then(() => added(item)))
  const { user, fill, pickCategory, press, onSaved } = openForm()
  const name = await fill('Name', 'Once')
  await pickCategory()
  await press('Add Equipment')
  expect(await screen.findByText('Saving...')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(name.closest('[inert]')).not.toBeNull()
  await user.type(name, '{Enter}')
  await act(async () => answer())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

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
  saveDraft(draftKey, { form, source: null, newId: 'draft', isSent: false })
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
  const sent = onInsert(() => inserted)
  const first = openForm()
  await first.fill('Name', 'First')
  await first.pickCategory()
  await first.press('Add Equipment')
  await waitFor(() => expect(sent).toHaveLength(1))
  // As 'Discard' does.
  sessionStorage.clear()
  first.unmount()

  const second = openForm()
  await second.fill('Name', 'Second')
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
  async function type({ fill }: Pick<ReturnType<typeof openForm>, 'fill'>, typed: Typed) {
    for (const [field, text] of Object.entries(typed)) await fill(field, text)
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
    const { user, fill, onOpenItem } = openForm()
    await type({ fill }, typed)
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
    const form = openForm()
    await type(form, { Name: 'Thermostat' })
    await waitFor(() => expect(hints()).toHaveLength(1))
    await type(form, { Name: 'x', ...typed })
    await waitFor(() => expect(hints()).toHaveLength(0))
  })

  test('an item is never told of itself, nor a copy of its original, but of the others', async () => {
    const copy = openForm({ template: thermostat })
    expect(await textbox('Name')).toHaveValue('Thermostat (copy)')
    await type(copy, { Name: 'Thermostat, black' })
    expect(hints()).toEqual([])
    await type(copy, { Name: 'Towel', Brand: 'Linum', Model: 'T' })
    await waitFor(() => expect(hints()).toHaveLength(1))
    sessionStorage.clear()
    copy.unmount()
    const edit = openForm({ item: thermostat })
    await type(edit, { Name: 'Thermostat!' })
    await type(edit, { Name: 'THERMOSTAT' })
    expect(hints()).toEqual([])
    await type(edit, { Name: 'Towel', Brand: 'Linum', Model: 'T' })
    await waitFor(() => expect(hints()).toHaveLength(1))
  })

  test('nothing is said of a twin before something is changed', async () => {
    const twin = known(3, 'Towel', null, null)
    const form = openForm({ item: twin })
    await textbox('Model')
    expect(hints()).toEqual([])
    await type(form, { Model: 'x' })
    await waitFor(() => expect(hints()).toHaveLength(1))
  })
})
