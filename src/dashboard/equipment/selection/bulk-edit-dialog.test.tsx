import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { BulkEditDialog } from './bulk-edit-dialog'

vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))

const sent = vi.fn<(body: { change_id: string; change: unknown }) => void>()
let answer: () => Promise<Response>

beforeEach(() => {
  queryClient.clear()
  sent.mockClear()
  vi.mocked(toast).mockClear()
  answer = async () => Response.json(1)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes('/rpc/change_equipment')) return Response.json([])
    sent(JSON.parse(String(init?.body)))
    return answer()
  })
})

const item = (id: string, values: Partial<Equipment>) => ({ ...blankEquipment, id, name: id, ...values })
const heater = { category: 'Sauna Heaters', supplier: 'Acme', lead_time_days: 30 }
const items = [
  item('Heater', { ...heater, specifications: { odd_key: 9 } }),
  item('Bench', { category: 'Benches, Rarities', supplier: 'Huum' }),
]

function openDialog(chosen: readonly Equipment[] = items) {
  const onClose = vi.fn<() => void>()
  const onSaved = vi.fn<(saved: UndoableChange) => void>()
  const of = (left: readonly Equipment[]) => (
    <QueryClientProvider client={queryClient}>
      <BulkEditDialog items={left} asked={chosen.length} onClose={onClose} onSaved={onSaved} />
    </QueryClientProvider>
  )
  const { unmount, rerender } = render(of(chosen))
  /** Somebody deletes items: only these are left. */
  const leave = (...left: Equipment[]) => rerender(of(left))
  return { user: userEvent.setup(), unmount, leave, onClose, onSaved }
}

type Dialog = ReturnType<typeof openDialog>

/** Opens the dialog and chooses what to set. */
async function openAt(field: string, chosen: readonly Equipment[] = items) {
  const dialog = openDialog(chosen)
  await dialog.user.selectOptions(what(), field)
  return dialog
}

/** Replaces the text of fields, which are given by their labels, in this order. */
async function fillIn({ user }: Dialog, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.paste(text)
  }
}

/** Presses "Set values" and expects one request with this change. */
async function expectSent({ user }: Dialog, change: unknown) {
  await user.click(save())
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ change })
}

const refusal = (message: string) => Response.json({ message }, { status: 400 })
/** Leaves requests unanswered until the returned function is called. */
function holdAnswer() {
  let settle = (_: Response) => {}
  answer = () => new Promise((resolve) => (settle = resolve))
  return (response: Response) => settle(response)
}
const remove = () => screen.getByRole('button', { name: 'Remove it instead' })
const isOff = () => expect(save()).toHaveAttribute('aria-disabled', 'true')
const what = () => screen.getByLabelText('What to set')
const save = () => screen.getByRole('button', { name: 'Set values' })
/** The lines of the preview: an item's name, then old and new. */
const changes = () =>
  [...screen.getByRole('dialog').querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  )

test('a category is added to the items that lack it, in one request, and can be undone', async () => {
  const { user, onClose, onSaved } = openDialog()
  expect(screen.getByRole('heading', { name: 'Set values on 2 items' })).toBeVisible()
  expect(what()).toHaveFocus()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await user.selectOptions(screen.getByLabelText('Category'), 'Benches')
  expect(screen.getByRole('status')).toHaveTextContent('2 items: 1 would change')
  expect(changes()).toEqual([['Heater', 'Sauna Heaters →  became Sauna Heaters, Benches']])
  await user.click(save())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const updated_at = items.map((one) => one.updated_at)
  const change_id = expect.any(String)
  const change = { add_category: 'Benches' }
  expect(sent.mock.calls).toEqual([[{ change_id, ids: ['Heater', 'Bench'], change, updated_at }]])
  expect(onSaved).toHaveBeenCalledWith({
    changeId: sent.mock.calls[0]?.[0].change_id,
    done: 'Benches added to 1 item.',
    undone: 'The change was undone.',
  })
})

test('the categories to remove are those of the items, including unknown ones', async () => {
  const { user } = await openAt('Remove a category')
  const options = within(screen.getByLabelText('Category')).getAllByRole('option')
  const names = options.map(({ textContent }) => textContent)
  expect(names).toEqual(['Choose', 'Benches', 'Rarities', 'Sauna Heaters'])
  await user.selectOptions(screen.getByLabelText('Category'), 'Sauna Heaters')
  expect(changes()).toEqual([['Heater', 'Sauna Heaters →  became Other']])
})

const field = (number: number) => within(screen.getByRole('group', { name: `Field ${number}` }))

test('several fields are set in one request; the preview names them, and a field can be left out again', async () => {
  const dialog = await openAt('Lead Time (days)')
  const { user, onSaved } = dialog
  await fillIn(dialog, { 'Lead Time (days)': '42' })
  await user.click(screen.getByRole('button', { name: 'Set another field' }))
  expect(field(2).getByLabelText('What to set')).toHaveFocus()
  // A field that has a line already is not offered again.
  expect(field(2).queryByRole('option', { name: 'Lead Time (days)' })).toBeNull()
  await user.selectOptions(field(2).getByLabelText('What to set'), 'Supplier')
  await user.type(field(2).getByLabelText('Supplier'), 'Huum')
  await user.click(screen.getByRole('button', { name: 'Set another field' }))
  await user.selectOptions(field(3).getByLabelText('What to set'), 'Warranty (months)')
  await user.type(field(3).getByLabelText('Warranty (months)'), 'long')
  isOff()
  await user.click(screen.getByRole('button', { name: 'Do not set field 3' }))
  expect(screen.getByRole('button', { name: 'Set another field' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('2 items: 2 would change')
  expect(changes()).toEqual([
    ['Heater: Supplier', 'Acme →  became Huum'],
    ['Heater: Lead Time (days)', '30 →  became 42'],
    ['Bench: Lead Time (days)', 'empty →  became 42'],
  ])
  answer = async () => Response.json(2)
  await expectSent(dialog, { lead_time_days: 42, supplier: 'Huum' })
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ done: 'Lead time and supplier of 2 items set.' })
})

test('several specifications are set in one request', async () => {
  const dialog = await openAt('Specification')
  await fillIn(dialog, { Key: 'Power', Power: '9' })
  await dialog.user.click(screen.getByRole('button', { name: 'Set another field' }))
  await dialog.user.selectOptions(field(2).getByLabelText('What to set'), 'Specification')
  await dialog.user.type(field(2).getByLabelText('Key'), 'Phases')
  await dialog.user.selectOptions(field(2).getByLabelText('Phases'), '3')
  await expectSent(dialog, { specifications: { power_kw: 9, phases: 3 } })
})

test('numbers are read as in the form; a field can be emptied', async () => {
  const dialog = await openAt('Lead Time (days)')
  const field = screen.getByLabelText('Lead Time (days)')
  await fillIn(dialog, { 'Lead Time (days)': 'soon' })
  expect(field).toHaveAccessibleDescription('Write days like 30, or 6-8 weeks')
  isOff()
  await fillIn(dialog, { 'Lead Time (days)': '30' })
  expect(screen.getByRole('status')).toHaveTextContent('2 items: 1 would change')
  await dialog.user.click(screen.getByRole('button', { name: 'Empty it instead' }))
  expect(field).toHaveValue('')
  expect(changes()).toEqual([['Heater', '30 →  became empty']])
  await expectSent(dialog, { lead_time_days: null })
})

test('a specification is set by its key or removed from the items that have it', async () => {
  const dialog = await openAt('Specification')
  expect(remove()).toBeDisabled()
  await fillIn(dialog, { Key: 'odd_key', 'Odd key': '9' })
  expect(changes()).toEqual([['Bench', 'empty →  became 9']])
  await dialog.user.click(remove())
  expect(changes()).toEqual([['Heater', '9 →  became empty']])
})

test('a number that replaces an equal text counts as a change and shows the difference', async () => {
  const stored = ['100', 100].map((stones, at) => item(`Item ${at}`, { specifications: { stones } }))
  await fillIn(await openAt('Specification', stored), { Key: 'stones', Stones: '100' })
  expect(screen.getByRole('status')).toHaveTextContent('2 items: 1 would change')
  expect(changes()).toEqual([['Item 0', '"100" →  became 100']])
  expect(save()).toHaveAttribute('aria-disabled', 'false')
})

test('a known field is found by its label and refuses the same values as the database', async () => {
  const dialog = await openAt('Specification')
  await fillIn(dialog, { Key: 'Power', Power: 'much' })
  isOff()
  await fillIn(dialog, { Power: '9' })
  await expectSent(dialog, { specifications: { power_kw: 9 } })
})

test('capitals of a key make no difference, but a stored key is used as it is', async () => {
  const stored = [item('Heater', { specifications: { Odd_Key: 9 } }), item('Bench', {})]
  const dialog = await openAt('Specification', stored)
  await fillIn(dialog, { Key: 'Weight_kg', Weight: 'heavy' })
  isOff()
  await fillIn(dialog, { Key: 'Odd_Key' })
  await dialog.user.click(remove())
  expect(changes()).toEqual([['Heater', '9 →  became empty']])
  await fillIn(dialog, { Key: 'Stone Color', 'Stone color': 'grey' })
  await expectSent(dialog, { specifications: { stone_color: 'grey' } })
})

test('a stored key that equals the label of a field is found by its exact spelling, the field by any other', async () => {
  const dialog = await openAt('Specification', [item('Heater', { specifications: { Power: 9 } })])
  await fillIn(dialog, { Key: 'Power' })
  await dialog.user.click(remove())
  expect(changes()).toEqual([['Heater', '9 →  became empty']])
  await fillIn(dialog, { Key: 'power', Power: '18' })
  await expectSent(dialog, { specifications: { power_kw: 18 } })
})

test('a refusal by the database is shown and can be retried; the dialog stays open meanwhile', async () => {
  answer = async () => refusal('Someone else deleted 1 of these items meanwhile.')
  const { user, onClose, onSaved } = await openAt('Currency')
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error changing equipment: Someone else deleted 1 of these items meanwhile.',
  )
  expect([onClose, onSaved, vi.mocked(toast)].map(({ mock }) => mock.calls)).toEqual([[], [], []])
  const release = holdAnswer()
  await user.click(save())
  const saving = await screen.findByRole('button', { name: 'Saving...' })
  expect(saving).toHaveAttribute('aria-disabled', 'true')
  expect(saving).not.toBeDisabled()
  expect(saving).toHaveFocus()
  await user.keyboard('{Enter}{Escape}')
  expect(sent).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
  // Nothing had to be changed any more: nothing is offered to be undone.
  release(Response.json(0))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onSaved).not.toHaveBeenCalled()
})

test('a change whose answers are lost can be sent again as the same change, also if nothing is left to change', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user, leave, onSaved } = await openAt('Currency')
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR')
  await user.click(save())
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
    'Error changing equipment: Failed to fetch. Check your connection and try again.',
  )
  // The list, read again, shows that it was saved.
  leave(...items.map((one) => ({ ...one, currency: 'EUR' })))
  answer = async () => Response.json(2)
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ done: 'Currency of 2 items set to EUR.' })
  // The first press has sent it twice.
  expect(sent).toHaveBeenCalledTimes(3)
  expect(new Set(sent.mock.calls.map(([body]) => body.change_id)).size).toBe(1)
})

test('a new value is a change of its own', async () => {
  answer = async () => refusal('Refused.')
  const { user } = await openAt('Currency')
  for (const currency of ['EUR', 'GBP']) {
    await user.selectOptions(screen.getByLabelText('Currency'), currency)
    await user.click(save())
    await screen.findByRole('alert')
  }
  expect(new Set(sent.mock.calls.map(([body]) => body.change_id)).size).toBe(2)
})

test('Enter in a field saves; the focus stays in the dialog while saving and after a refusal', async () => {
  const settle = holdAnswer()
  const { user } = await openAt('Supplier')
  await user.type(screen.getByLabelText('Supplier'), '{Enter}')
  expect(sent).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Supplier'), 'Acme{Enter}')
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveFocus()
  settle(refusal('Refused.'))
  await screen.findByRole('alert')
  expect(save()).toHaveFocus()
})

/** Leaves the dialog while it is saving. */
async function leaveWhileSaving() {
  const settle = holdAnswer()
  const { user, unmount, onClose, onSaved } = openDialog()
  await user.selectOptions(screen.getByLabelText('Category'), 'Benches')
  await user.click(save())
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  unmount()
  return { settle, onClose, onSaved }
}

test('a change saved after its dialog was left is reported with Undo and closes nothing', async () => {
  const { settle, onClose, onSaved } = await leaveWhileSaving()
  settle(Response.json(1))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const changeId = sent.mock.calls[0]?.[0].change_id
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ changeId, done: 'Benches added to 1 item.' })
  expect(onClose).not.toHaveBeenCalled()
  expect(toast).not.toHaveBeenCalled()
})

test('a change refused after its dialog was left is reported by a toast', async () => {
  const { settle, onSaved } = await leaveWhileSaving()
  settle(refusal('Nothing was set.'))
  await waitFor(() =>
    expect(vi.mocked(toast).mock.calls).toEqual([['Error changing equipment: Nothing was set.']]),
  )
  expect(onSaved).not.toHaveBeenCalled()
})

test('items deleted meanwhile are reported, and the remaining ones can be changed', async () => {
  const [first, second] = items
  if (!first || !second) throw new Error('Two items are needed')
  const { user, leave, onClose } = openDialog([...items, item('Door', {})])
  await user.selectOptions(screen.getByLabelText('Category'), 'Doors')
  leave(first, second)
  expect(screen.getByRole('heading', { name: 'Set values on 2 items' })).toBeVisible()
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('1 of these items is not in the catalog any more. 2 items: 2 would change')
  leave(first)
  expect(status).toHaveTextContent('2 of these items are not in the catalog any more. 1 item: 1 would change')
  await user.click(save())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ ids: ['Heater'] })
})

test('the preview lists the first twenty changes', async () => {
  const { user } = openDialog(Array.from({ length: 25 }, (_, index) => item(`Item ${index}`, {})))
  await user.selectOptions(screen.getByLabelText('Category'), 'Doors')
  expect(screen.getByRole('status')).toHaveTextContent('25 items: 25 would change')
  expect(changes()).toHaveLength(20)
  expect(screen.getByText('and 5 items more')).toBeVisible()
})
