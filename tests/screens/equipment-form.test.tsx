import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { columns } from '@/catalog/columns'
import { categories, currencies } from '@/content/equipment'
import {
  button,
  calls,
  dialogCalled,
  dialogClosed,
  field,
  fill,
  findRow,
  idOf,
  openCatalog,
  openEditForm,
  openNewForm,
  pickCategory,
  queryRow,
  question,
  rowButton,
  tab,
  typeNewItem,
} from './equipment-screen.ts'
import { founder, operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

const [category, secondCategory] = categories

test('a toast names the saved item and shows it, even if the filters hide it', async () => {
  await screens.catalog.add({ name: 'Bench', category })
  const { user } = await openCatalog(screens, '?q=bench')
  expect(await screen.findByText('1 of 1')).toHaveAttribute('role', 'status')
  await user.click(await rowButton('Duplicate', 'Bench'))
  const copy = await dialogCalled('Add New Equipment')
  await fill(user, field(copy, 'Name'), 'Hidden stool')
  await user.click(button(copy, 'Add Equipment'))
  await screen.findByText('Hidden stool was added. The filters hide it.')
  expect(queryRow('Hidden stool')).toBeNull()
  // No other item's row has the focus.
  await dialogClosed()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Catalog' })).toHaveFocus())
  expect(await screen.findByText('1 of 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const shown = await dialogCalled('Hidden stool')
  await user.click(button(shown, 'Close'))

  await user.click(await rowButton('Edit', 'Bench'))
  const form = await dialogCalled('Edit Equipment')
  await fill(user, field(form, 'Brand'), 'Nordwood')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Bench was saved.')
  await dialogClosed()

  // Newest first, and the one before only after it.
  await user.keyboard('{Control>}zz{/Control}')
  await screen.findByText('The change of Bench was undone.')
  await screen.findByText('Hidden stool was removed again.')
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Bench', brand: null }])
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('There is nothing to undo.')
})

test('Ctrl Z after a save without a difference undoes no change of a colleague', async () => {
  const [item] = await screens.catalog.add({ name: 'Bench', category })
  await screens.saveAs(operations, idOf(item), { brand: 'Theirs' })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Edit', 'Bench'))
  expect(field(await dialogCalled('Edit Equipment'), 'Brand')).toHaveValue('Theirs')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Bench was saved.')
  await dialogClosed()
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('There is nothing to undo.')
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Theirs' }])
})

test('the focus is on the row of an added item, wherever the order puts it', async () => {
  await screens.catalog.add(...Array.from({ length: 60 }, (_, n) => ({ name: `Bench ${100 + n}`, category })))
  const { user } = await openCatalog(screens, '?sort=name')
  const first = await findRow('Bench 100')
  first.focus()
  await user.keyboard('n')
  const added = await dialogCalled('Add New Equipment')
  await fill(user, field(added, 'Name'), 'Bench 159 b')
  await pickCategory(user, added, category)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Bench 159 b was added.')
  await waitFor(() => expect(queryRow('Bench 159 b')?.closest('tr')).toHaveFocus())
  await user.keyboard('e')
  expect(field(await dialogCalled('Edit Equipment'), 'Name')).toHaveValue('Bench 159 b')
})

test("a new item is sent with joined categories, the user, 'web' and the form's id", async () => {
  const { user, dialog, add } = await typeNewItem(screens, '  Plunge  ')
  expect(
    within(dialog).getByText('Fill in the equipment details. All fields marked with * are required.'),
  ).toBeVisible()
  await pickCategory(user, dialog, secondCategory)
  await fill(user, field(dialog, 'Image URL'), 'https://pictures.example/a.png')
  await add()
  await dialogClosed()
  const [account] = await screens.backend.query('select id from auth.users where email = $1', [founder])
  const [call] = screens.network.callsTo(calls.insert)
  const filledByDatabase = ['created_at', 'updated_at']
  const empty = Object.fromEntries(
    columns.filter(({ key }) => !filledByDatabase.includes(key)).map(({ key }) => [key, null]),
  )
  expect(call?.body).toEqual({
    ...empty,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Plunge',
    category: `${category}, ${secondCategory}`,
    currency: currencies[0],
    image_url: 'https://pictures.example/a.png',
    specifications: {},
    created_by: account?.id,
    created_via: 'web',
  })
  expect(await screens.catalog.all()).toMatchObject([call?.body])
})

test('an edit keeps specifications and unknown categories and sends no column that the database sets', async () => {
  const specifications = { output_kw: 18, nested: { deep: [1, null, 'x'] } }
  await screens.catalog.add({
    name: 'Kept',
    category: `${category}, Salt Rooms`,
    specifications,
    created_via: 'assistant',
    currency: 'GBP',
    cost: 12.5,
  })
  const [before] = await screens.catalog.all()
  const { user, dialog } = await openEditForm(screens, 'Kept')
  expect(button(dialog, 'Remove Salt Rooms')).toBeVisible()
  expect(field(dialog, 'Currency')).toHaveValue('GBP')
  await fill(user, field(dialog, 'Brand'), 'New brand')
  await user.click(button(dialog, 'Update Equipment'))
  await dialogClosed()
  const [call] = screens.network.callsTo(calls.update)
  const kept = ['id', 'created_at', 'updated_at', 'created_by', 'created_via']
  expect(Object.keys(call?.body ?? {}).sort()).toEqual(
    columns
      .map(({ key }) => key)
      .filter((key) => !kept.includes(key))
      .sort(),
  )
  const [after] = await screens.catalog.all()
  expect(after).toEqual({ ...before, brand: 'New brand', updated_at: after?.updated_at })
  expect(after?.updated_at).not.toEqual(before?.updated_at)

  await user.click(await rowButton('Edit', 'Kept'))
  const again = await dialogCalled('Edit Equipment')
  await user.click(button(again, 'Remove Salt Rooms'))
  await user.click(button(again, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ category, specifications }])
})

test('a typed specification is sent with the others, which stay as stored; the first invalid one is shown', async () => {
  const specifications = { width_mm: 900, power_kw: 'strong', nested: { deep: [1, null, 'x'] }, 'a.b': '007' }
  // 'strong' is from before the check.
  const trigger = 'trigger check_specifications'
  await screens.backend.query(`alter table public.equipment_catalog disable ${trigger}`)
  await screens.catalog.add({ name: 'Heater', category, specifications })
  await screens.backend.query(`alter table public.equipment_catalog enable ${trigger}`)
  const { user, dialog } = await openEditForm(screens, 'Heater')
  await user.click(tab(dialog, 'Technical'))
  await within(dialog).findByRole('heading', { name: 'Specifications' })
  const width = field(dialog, 'Width')
  expect(width).toHaveValue('35.43')
  await fill(user, width, '36 x 24')
  await user.click(tab(dialog, 'Notes'))
  await user.click(button(dialog, 'Update Equipment'))
  await waitFor(() => expect(field(dialog, 'Width')).toHaveFocus())
  expect(tab(dialog, 'Technical')).toHaveAttribute('aria-selected', 'true')
  expect(field(dialog, 'Width')).toHaveAccessibleDescription('in Enter a number from 0 to 3,937 in')
  expect(screens.network.callsTo(calls.update)).toEqual([])

  await fill(user, field(dialog, 'Width'), '36')
  await waitFor(() => expect(field(dialog, 'Width')).toBeValid())
  await user.click(button(dialog, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([
    { specifications: { ...specifications, width_mm: 914.4 } },
  ])
})

test('a save that ends after its form was left is announced and closes nothing', async () => {
  await screens.catalog.add({ name: 'Left', category }, { name: 'Looked at', category })
  const { user, dialog } = await openEditForm(screens, 'Left')
  await fill(user, field(dialog, 'Brand'), 'Typed')
  const release = screens.network.hold(calls.update)
  await user.click(button(dialog, 'Update Equipment'))
  await within(dialog).findByText('Saving...')
  window.history.back()
  expect(await question()).toHaveAccessibleDescription(
    'What you typed may not have been saved. The list shows what was.',
  )
  await user.click(button(await question(), 'Discard'))
  await dialogClosed()
  await user.click(await rowButton('View details', 'Looked at'))
  await dialogCalled('Looked at')
  release()
  await screen.findByText('Left was saved.')
  expect(await dialogCalled('Looked at')).toBeVisible()
  expect(window.location.search).toMatch(/^\?view=/)
})

test.each<[string, (id: string) => Promise<unknown> | unknown, string]>([
  [
    'meets a change of somebody else',
    (id) => screens.catalog.change(id, { brand: 'Theirs' }),
    'Left was not saved: someone else has changed it since.',
  ],
  ['meets a deletion', (id) => screens.catalog.remove(id), 'Left was not saved: someone has deleted it.'],
])('a save that %s after its form was left is announced', async (_, interfere, message) => {
  const [item] = await screens.catalog.add({ name: 'Left', category })
  const { user, dialog } = await openEditForm(screens, 'Left')
  await fill(user, field(dialog, 'Brand'), 'Typed')
  const release = screens.network.hold(calls.update)
  await user.click(button(dialog, 'Update Equipment'))
  await within(dialog).findByText('Saving...')
  await user.keyboard('{Escape}')
  await user.click(button(await question(), 'Discard'))
  await dialogClosed()
  await interfere(idOf(item))
  release()
  expect(await screen.findByText(message)).toBeVisible()
})

test('the failure of an untouched copy that was left while saving is announced', async () => {
  await screens.catalog.add({ name: 'Door', category })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Duplicate', 'Door'))
  const dialog = await dialogCalled('Add New Equipment')
  screens.network.answer(calls.insert, 500, { message: 'boom' })
  const release = screens.network.hold(calls.insert)
  await user.click(button(dialog, 'Add Equipment'))
  await within(dialog).findByText('Saving...')
  await user.keyboard('{Escape}')
  await user.click(button(await question(), 'Discard'))
  await dialogClosed()
  release()
  expect(await screen.findByText('Error saving equipment: boom')).toBeVisible()
  expect(JSON.stringify(sessionStorage)).not.toContain('Door')
})

test("pressing Add again after a lost response adds one item with the form's latest values", async () => {
  const { user, dialog, add } = await typeNewItem(screens, 'Once')
  screens.network.loseNextAnswer(calls.insert)
  await add()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Error saving equipment: .*connection/)
  await fill(user, field(dialog, 'Brand'), 'Typed since')
  await add()
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Once', brand: 'Typed since' }])
  expect(await findRow('Once')).toHaveTextContent('Typed since')
})

/** Adds the item Once of the brand Mine by a request whose response is lost. */
async function addWithLostAnswer() {
  const { user, dialog, add } = await typeNewItem(screens, 'Once')
  await fill(user, field(dialog, 'Brand'), 'Mine')
  screens.network.loseNextAnswer(calls.insert)
  await add()
  await within(dialog).findByRole('alert')
  const [stored] = await screens.catalog.all()
  return { user, dialog, id: idOf(stored) }
}

test("pressing Add again after a lost response keeps a colleague's changes", async () => {
  const { user, dialog, id } = await addWithLostAnswer()
  await screens.saveAs(operations, id, { notes: 'Theirs' })
  await fill(user, field(dialog, 'Model'), 'Typed since')
  await user.click(button(dialog, 'Add Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([
    { id, brand: 'Mine', model: 'Typed since', notes: 'Theirs' },
  ])
})

test('pressing Add again after a lost response asks about a field that a colleague changed too', async () => {
  const { user, dialog, id } = await addWithLostAnswer()
  await screens.saveAs(operations, id, { brand: 'Theirs' })
  await user.click(button(dialog, 'Add Equipment'))
  const asked = await screen.findByRole('alertdialog', { name: 'Someone else changed this item' })
  expect(asked).toHaveTextContent(/You both changed: ?BrandTheirsTheirsMineMine/)
  await user.click(button(asked, 'Keep theirs'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ id, name: 'Once', brand: 'Theirs' }])
})

test('an item deleted while that question is open can be added again', async () => {
  const { user, dialog, id } = await addWithLostAnswer()
  await screens.saveAs(operations, id, { brand: 'Theirs' })
  await user.click(button(dialog, 'Add Equipment'))
  const asked = await question()
  await screens.catalog.remove(id)
  await user.click(button(asked, 'Keep mine'))
  const deleted = await screen.findByRole('alertdialog', { name: 'Someone deleted this item' })
  await user.click(button(deleted, 'Add again'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ id, brand: 'Mine' }])
})

test('after a lost response the list shows the stored item, and Cancel does not claim that nothing was saved', async () => {
  const { user, dialog, id } = await addWithLostAnswer()
  await findRow('Once')
  await user.click(button(dialog, 'Cancel'))
  expect(await question()).toHaveAccessibleDescription(
    'What you typed may not have been saved. The list shows what was.',
  )
  await user.click(button(await question(), 'Discard'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ id, brand: 'Mine' }])
})

test('an insert that the browser repeats on its own adds one item', async () => {
  const { add } = await typeNewItem(screens, 'Once')
  screens.network.intercept(calls.insert, async (pass) => {
    await pass()
    return pass()
  })
  await add()
  await dialogClosed()
  await findRow('Once')
  expect(await screens.catalog.all()).toHaveLength(1)
})

test('an item is saved once even if the list cannot be read afterwards', async () => {
  const { user, add } = await typeNewItem(screens, 'Saved anyway')
  const recover = screens.network.answer(calls.list, 500, { message: 'boom' })
  await add()
  await dialogClosed()
  await screen.findByText('Error loading equipment: boom')
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await findRow('Saved anyway')
  expect(await screens.catalog.all()).toHaveLength(1)
})

test('two forms opened one after the other add two items', async () => {
  const { user, dialog } = await openNewForm(screens)
  for (const form of [dialog, null]) {
    if (!form) await user.click(screen.getByRole('button', { name: 'Add Equipment' }))
    const opened = form ?? (await dialogCalled('Add New Equipment'))
    await fill(user, field(opened, 'Name'), 'Twin')
    await pickCategory(user, opened, category)
    await user.click(button(opened, 'Add Equipment'))
    await dialogClosed()
  }
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Twin' }, { name: 'Twin' }])
})

test("a copy starts with the item's values and is saved only when submitted", async () => {
  const [item] = await screens.catalog.add({
    name: 'Cold plunge',
    category: 'Cold Plunge Pools, Salt Rooms',
    brand: 'Nordwood',
    cost: 8200.5,
    currency: 'EUR',
    warranty_months: 0,
    notes: 'Needs a drain.',
    specifications: { litres: 900 },
    created_via: 'assistant',
  })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Duplicate', 'Cold plunge'))
  const dialog = await dialogCalled('Add New Equipment')
  expect(field(dialog, 'Name')).toHaveValue('Cold plunge (copy)')
  expect(window.location.search).toBe(`?add=&from=${item?.id}`)
  // Nothing has been typed, so nothing is asked and nothing is kept.
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screens.catalog.all()).toHaveLength(1)

  await user.click(await rowButton('Duplicate', 'Cold plunge'))
  await user.click(button(await dialogCalled('Add New Equipment'), 'Add Equipment'))
  await dialogClosed()
  await findRow('Cold plunge (copy)')
  const [copy, original] = await screens.catalog.all()
  expect(original).toEqual(item)
  expect(copy).toEqual({
    ...item,
    name: 'Cold plunge (copy)',
    created_via: 'web',
    id: expect.not.stringMatching(String(item?.id)),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    created_by: expect.any(String),
  })
})

test.each(['Edit', 'Duplicate'] as const)(
  '%s of an item that is gone opens no form and reloads the list',
  async (action) => {
    const [item] = await screens.catalog.add({ name: 'Going' }, { name: 'Staying' })
    const { user } = await openCatalog(screens)
    const pressed = await rowButton(action, 'Going')
    await screens.catalog.remove(String(item?.id))
    await user.click(pressed)
    await screen.findByText('This item could not be loaded.')
    await dialogClosed()
    await waitFor(() => expect(queryRow('Going')).toBeNull())
    await findRow('Staying')
    expect(window.location.search).toBe('')
  },
)

test('the Supplier tab names what else the typed supplier sells; closing one of them returns to the form', async () => {
  await screens.catalog.add(
    { name: 'Bench', category, supplier: 'Joinery' },
    { name: 'Stove', supplier: 'Stove & Co', cost: 5 },
  )
  const { user, dialog } = await openEditForm(screens, 'Bench')
  await user.click(tab(dialog, 'Supplier'))
  expect(within(dialog).queryByRole('heading', { name: 'Other items of this supplier' })).toBeNull()
  await fill(user, field(dialog, 'Supplier'), ' stove & co')
  const links = await within(dialog).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Stove$5'])
  await fill(user, field(dialog, 'Supplier'), 'Joinery')
  // The item itself is not one of the others.
  await waitFor(() => expect(within(dialog).queryByRole('link')).toBeNull())

  await fill(user, field(dialog, 'Supplier'), 'Stove & Co')
  await user.click(button(dialog, 'Update Equipment'))
  await dialogClosed()
  await user.click(await rowButton('Edit', 'Bench'))
  const again = await dialogCalled('Edit Equipment')
  await user.click(tab(again, 'Supplier'))
  await user.click(await within(again).findByRole('link', { name: /^Stove/ }))
  await user.click(button(await dialogCalled('Stove'), 'Close'))
  expect(field(await dialogCalled('Edit Equipment'), 'Name')).toHaveValue('Bench')
})
