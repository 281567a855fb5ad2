import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FieldName, fieldLabel, fieldsByTab } from '@/catalog/schema'
import { seededRandom } from '@/catalog/seeded-random.fixture'
import { categories } from '@/content/equipment'
import { connect, connectAiClient } from '../policies/actors.ts'
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
  pickCategory,
  question,
  rowButton,
  tab,
} from './equipment-screen.ts'
import { founder, operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

/** Two people edit the same item: the form is open in the app, what others do is done past it. */
async function editShared() {
  const [item] = await screens.catalog.add({
    name: 'Shared',
    brand: 'Old',
    category: 'Salt Rooms',
    specifications: { a: 1 },
  })
  const { user, dialog } = await openEditForm(screens, 'Shared')
  // The form begins with the row of the list, until the item itself is there.
  await waitFor(() => expect(screens.network.callsTo(calls.item)).not.toEqual([]))
  const others = (values: Parameters<typeof screens.catalog.change>[1]) =>
    screens.catalog.change(idOf(item), values)
  const save = () => user.click(button(dialog, 'Update Equipment'))
  return { id: idOf(item), user, dialog, others, save }
}

test('changes to different fields are merged without a question, including specifications', async () => {
  const { user, dialog, others, save } = await editShared()
  await others({ model: 'Theirs', notes: 'Theirs', specifications: { a: 2 } })
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await pickCategory(user, dialog, categories[0])
  await save()
  await dialogClosed()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screens.catalog.all()).toMatchObject([
    {
      brand: 'Mine',
      category: `Salt Rooms, ${categories[0]}`,
      model: 'Theirs',
      notes: 'Theirs',
      specifications: { a: 2 },
    },
  ])
  expect(await findRow('Shared')).toHaveTextContent('Mine Theirs')
})

test('changes to two specifications are merged; a specification that both changed is asked about by its label', async () => {
  const { user, dialog, others, save } = await editShared()
  await user.click(tab(dialog, 'Technical'))
  await user.type(await within(dialog).findByRole('combobox', { name: 'Add a field' }), 'power_kw{Enter}')
  await user.type(field(dialog, 'Power'), '18')
  await others({ specifications: { a: 1, width_mm: 914.4 } })
  await save()
  await dialogClosed()
  const merged = { a: 1, width_mm: 914.4, power_kw: 18 }
  expect(await screens.catalog.all()).toMatchObject([{ specifications: merged }])

  await user.click(await rowButton('Edit', 'Shared'))
  const again = await dialogCalled('Edit Equipment')
  await user.click(tab(again, 'Technical'))
  await fill(user, field(again, 'Width'), '30')
  await others({ specifications: { ...merged, width_mm: 1000, height_mm: 2000 } })
  await user.click(button(again, 'Update Equipment'))
  const asked = await question()
  expect(asked).toHaveTextContent('You both changed:WidthTheirs39.37 inMine30 in')
  await user.click(button(asked, 'Keep mine'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([
    { specifications: { ...merged, width_mm: 762, height_mm: 2000 } },
  ])
})

test('a field that both changed is asked about with both values, who and when; mine can be kept', async () => {
  const { id, user, dialog, save } = await editShared()
  // Through the API, so that the history names the colleague.
  await screens.saveAs(operations, id, { brand: 'Theirs', model: 'Their model' })
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await fill(user, field(dialog, 'Cost'), '7')
  await save()
  const asked = await screen.findByRole('alertdialog', { name: 'Someone else changed this item' })
  await waitFor(() =>
    expect(asked).toHaveTextContent(
      /Operations saved it on \w{3} \d+, 20\d\d.* You both changed: ?BrandTheirsTheirsMineMine/,
    ),
  )
  // Only what both changed is a question.
  expect([...asked.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Brand'])
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Theirs', cost: null }])
  await user.click(button(asked, 'Keep mine'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Mine', model: 'Their model', cost: 7 }])
})

test('the newest change by somebody else is named, even if the same person saved in another tab since', async () => {
  const { id, user, dialog, others, save } = await editShared()
  // Past the API, as AI clients do.
  await others({ cost: 100 })
  await fill(user, field(dialog, 'Cost'), '7')
  await save()
  const asked = await question()
  expect(asked).toHaveTextContent(/^Someone else changed this item ?Assistant saved it on/)
  await user.click(button(asked, 'Go back'))

  await screens.saveAs(operations, id, { brand: 'Theirs' })
  await screens.saveAs(founder, id, { model: 'Other tab' })
  await save()
  const again = await screen.findByRole('alertdialog', { name: 'Someone else changed this item' })
  await waitFor(() => expect(again).toHaveTextContent(/Operations saved it on/))
  await user.click(button(again, 'Go back'))

  // The person's own AI client is somebody else, too.
  const client = connect(screens.backend)
  await connectAiClient(client, 'Claude Desktop')
  await client.from('equipment_catalog').update({ model: 'AI' }).eq('id', id).throwOnError()
  await save()
  const third = await screen.findByRole('alertdialog', { name: 'Someone else changed this item' })
  const author = `Assistant (for ${founder}) · Claude Desktop`
  await waitFor(() => expect(third).toHaveTextContent(`${author} saved it on`))
  await user.click(button(third, 'Keep mine'))
  await dialogClosed()
  await user.click(await rowButton('View details', 'Shared'))
  await user.click(tab(await dialogCalled('Shared'), 'Metadata'))
  expect(await screen.findByText(author)).toBeVisible()
})

test('a person who saved before the form was opened is not named', async () => {
  const [item] = await screens.catalog.add({ name: 'Shared' })
  await screens.saveAs(operations, idOf(item), { cost: 100, currency: 'EUR' })
  const { user, dialog } = await openEditForm(screens, 'Shared')
  await screens.saveAs(founder, idOf(item), { cost: 200 })
  // A price and its currency are asked about together.
  await user.selectOptions(field(dialog, 'Currency'), 'GBP')
  await user.click(button(dialog, 'Update Equipment'))
  await screen.findByRole('alertdialog', { name: 'You saved this item meanwhile' })
})

test.each([
  ['a colleague', operations, 'Someone else changed this item', 'Keep theirs'],
  ['the same person in another tab', founder, 'You saved this item meanwhile', 'Keep stored'],
])('a value saved by %s can be kept, and my other changes are saved', async (_, by, name, keep) => {
  const { id, user, dialog, save } = await editShared()
  await screens.saveAs(by, id, { brand: 'Stored' })
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await fill(user, field(dialog, 'Model'), 'M')
  await save()
  await user.click(button(await screen.findByRole('alertdialog', { name }), keep))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Stored', model: 'M' }])
})

test('a change after a lost response is asked about as a conflict with oneself', async () => {
  const { user, dialog, save } = await editShared()
  await fill(user, field(dialog, 'Brand'), 'First')
  screens.network.loseNextAnswer(calls.update)
  await save()
  await within(dialog).findByRole('alert')
  await fill(user, field(dialog, 'Brand'), 'Second')
  await save()
  const asked = await screen.findByRole('alertdialog', { name: 'You saved this item meanwhile' })
  expect(asked).toHaveTextContent('BrandStoredFirstTypedSecond')
  await user.click(button(asked, 'Keep typed'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Second' }])
})

test('going back from the question keeps the form, and saving asks again', async () => {
  const { user, dialog, others, save } = await editShared()
  await others({ brand: 'Theirs' })
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await save()
  const asked = await question()
  await waitFor(() => expect(button(asked, 'Go back')).toHaveFocus())
  // Escape goes to the layer on top: the question is it a render after it has the focus, when the form lets go of presses.
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('none'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(field(dialog, 'Brand')).toHaveValue('Mine')
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Theirs' }])
  await save()
  await question()
})

test('a save by somebody else while the question is open leads to another question and loses nothing', async () => {
  const { user, dialog, others, save } = await editShared()
  await others({ brand: 'Second' })
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await save()
  const first = await question()
  await others({ brand: 'Third', model: 'Third model' })
  await user.click(button(first, 'Keep mine'))
  const second = await screen.findByText('Third')
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Third', model: 'Third model' }])
  await user.click(button(second.closest('[role="alertdialog"]') ?? first, 'Keep mine'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Mine', model: 'Third model' }])
})

test('a save that arrives during ours is not overwritten', async () => {
  const { user, dialog, others, save } = await editShared()
  await fill(user, field(dialog, 'Brand'), 'Mine')
  let saves = 0
  screens.network.intercept(calls.update, async (pass) => {
    if (saves++ < 2) await others({ lead_time_days: saves })
    return pass()
  })
  await save()
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Mine', lead_time_days: 2 }])
  expect(saves).toBe(3)
})

test('saving gives up after being overtaken too often, and the typed text stays', async () => {
  const { user, dialog, others, save } = await editShared()
  await fill(user, field(dialog, 'Brand'), 'Mine')
  let saves = 0
  const stop = screens.network.intercept(calls.update, async (pass) => {
    await others({ lead_time_days: ++saves })
    return pass()
  })
  await save()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Error saving equipment: Other people keep saving this item/,
  )
  stop()
  await save()
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Mine', lead_time_days: saves }])
})

test('an item deleted while it is edited can be added again with the typed text', async () => {
  const { id, user, dialog, save } = await editShared()
  await fill(user, field(dialog, 'Brand'), 'Typed')
  await screens.catalog.remove(id)
  await save()
  const asked = await screen.findByRole('alertdialog', { name: 'Someone deleted this item' })
  await user.click(button(asked, 'Go back'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(field(dialog, 'Brand')).toHaveValue('Typed')
  expect(await screens.catalog.all()).toEqual([])
  await save()
  await user.click(button(await question(), 'Add again'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([
    { id, name: 'Shared', brand: 'Typed', category: 'Salt Rooms', specifications: { a: 1 } },
  ])
  expect(await findRow('Shared')).toHaveTextContent('Typed')
})

/** Saves Brand 'Mine' over an item that a colleague has changed and deleted, then lets the colleague undo the deletion. */
async function editBroughtBack(values: Parameters<typeof screens.saveAs>[2]) {
  const { id, user, dialog, save } = await editShared()
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await screens.saveAs(operations, id, values)
  await screens.removeAs(operations, id)
  await save()
  const deleted = await screen.findByRole('alertdialog', { name: 'Someone deleted this item' })
  await screens.restoreAs(operations, id)
  await user.click(button(deleted, 'Add again'))
  return { id, user }
}

test('adding an item again that a colleague has restored meanwhile keeps their changes', async () => {
  const { id } = await editBroughtBack({ supplier: 'Theirs', notes: 'Theirs' })
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([
    { id, brand: 'Mine', category: 'Salt Rooms', supplier: 'Theirs', notes: 'Theirs' },
  ])
  expect(await findRow('Shared')).toHaveTextContent('Mine')
})

test('adding it again asks about fields that both changed', async () => {
  const { id, user } = await editBroughtBack({ brand: 'Theirs', notes: 'Theirs' })
  const asked = await screen.findByRole('alertdialog', { name: 'Someone else changed this item' })
  expect(asked).toHaveTextContent(/You both changed: ?BrandTheirsTheirsMineMine/)
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Theirs', notes: 'Theirs' }])
  await user.click(button(asked, 'Keep mine'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ id, brand: 'Mine', notes: 'Theirs' }])
})

/** The form opens with brand 'Old' of the list; 'Newer' was saved since and arrives once it is released. */
async function editStale() {
  const [item] = await screens.catalog.add({ name: 'Shared', brand: 'Old', category: 'Doors' })
  const { user } = await openCatalog(screens)
  const edit = await rowButton('Edit', 'Shared')
  await screens.catalog.change(idOf(item), { brand: 'Newer' })
  const release = screens.network.hold(calls.item)
  await user.click(edit)
  return { user, release, dialog: await dialogCalled('Edit Equipment') }
}

test('the form shows what was saved since the list was read, unless something is typed', async () => {
  const { user, dialog, release } = await editStale()
  expect(field(dialog, 'Brand')).toHaveValue('Old')
  release()
  await waitFor(() => expect(field(dialog, 'Brand')).toHaveValue('Newer'))
  await fill(user, field(dialog, 'Model'), 'Typed')
  await user.click(button(dialog, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Newer', model: 'Typed' }])
})

test('a state that arrives after typing began leaves the form alone and is asked about', async () => {
  const { user, dialog, release } = await editStale()
  await fill(user, field(dialog, 'Brand'), 'Mine')
  release()
  await user.click(button(dialog, 'Update Equipment'))
  expect(await question()).toHaveTextContent('BrandTheirsNewerMineMine')
  expect(field(dialog, 'Brand')).toHaveValue('Mine')
})

/** Waits until the form has closed, or asks about a conflict. */
const savedOrAsked = () =>
  waitFor(() => {
    const conflict = screen.queryByRole('alertdialog')
    if (!conflict && screen.queryByRole('dialog')) throw new Error('Neither saved nor asked')
    return conflict
  })

test('three writers over four rounds lose no field', async () => {
  const random = seededRandom(8)
  const textFields = [...fieldsByTab.technical, ...fieldsByTab.supplier, ...fieldsByTab.notes].filter(
    (name) => name !== 'warranty_months' && name !== 'lead_time_days',
  )
  const [item] = await screens.catalog.add({ name: 'Shared' })
  const { user } = await openCatalog(screens)
  const expected: Record<string, string> = {}
  let asked = 0
  /** Values for two fields, none used before. */
  const write = (who: string, round: number) =>
    Object.fromEntries([0, 1].map((part) => [random.pick(textFields), `${who} ${round} ${part}`]))

  for (let round = 0; round < 4; round++) {
    await user.click(await rowButton('Edit', 'Shared'))
    const dialog = await dialogCalled('Edit Equipment')
    const mine = write('mine', round)
    for (const [name, text] of Object.entries(mine))
      await fill(user, field(dialog, fieldLabel(name as FieldName)), text)
    // One colleague saves while the form is open, one while it is being saved.
    const [first, second] = [write('first', round), write('second', round)]
    await screens.saveAs(operations, idOf(item), first)
    const stop = screens.network.intercept(calls.update, async (pass) => {
      stop()
      await screens.saveAs(operations, idOf(item), second)
      return pass()
    })
    await user.click(button(dialog, 'Update Equipment'))
    for (;;) {
      const conflict = await savedOrAsked()
      if (!conflict) break
      asked++
      await user.click(button(conflict, 'Keep mine'))
    }
    Object.assign(expected, first, second, mine)
    expect(await screens.catalog.all()).toMatchObject([expected])
  }
  expect(asked).toBeGreaterThan(0)
})
