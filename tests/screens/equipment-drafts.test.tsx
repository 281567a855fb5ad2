import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldLabel } from '@/catalog/schema'
import { categories } from '@/content/equipment'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { password } from '../e2e/accounts.ts'
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

const [category] = categories
const restored = 'Your unsaved changes are back.'
const expired = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null }
const refresh = { method: 'POST', url: /grant_type=refresh_token/ }

/** As a reload does: what is on the screen and in memory goes, what is in storage stays. */
function reload() {
  queryClient.clear()
  const { pathname, search } = window.location
  return screens.openScreen(pathname + search, { as: founder })
}

test('a changed form asks before it closes, by button, key or Back; an unchanged one does not', async () => {
  const { user } = await openCatalog(screens)
  await user.click(await screen.findByRole('button', { name: 'Add Equipment' }))
  const unchanged = await dialogCalled('Add New Equipment')
  await fill(user, field(unchanged, 'Name'), 'a')
  await fill(user, field(unchanged, 'Name'), '')
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Add Equipment' }))
  const dialog = await dialogCalled('Add New Equipment')
  await fill(user, field(dialog, 'Name'), 'Half typed')
  const ways = [
    () => user.click(button(dialog, 'Cancel')),
    () => user.click(button(dialog, 'Close')),
    () => user.keyboard('{Escape}'),
    () => window.history.back(),
  ]
  for (const close of ways) {
    await close()
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    expect(button(question, 'Keep editing')).toHaveFocus()
    await user.click(button(question, 'Keep editing'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field(dialog, 'Name')).toHaveValue('Half typed')
  }
  await user.click(button(dialog, 'Cancel'))
  await user.click(button(await screen.findByRole('alertdialog'), 'Discard'))
  await dialogClosed()
  await user.click(screen.getByRole('button', { name: 'Add Equipment' }))
  const again = await dialogCalled('Add New Equipment')
  expect(field(again, 'Name')).toHaveValue('')
  expect(within(again).queryByText(restored)).toBeNull()
})

test("a typed specification survives a reload; the item's other specifications are kept", async () => {
  await screens.catalog.add({ name: 'Heater', category, specifications: { power_kw: 18, own: [1] } })
  const { user, dialog } = await openEditForm(screens, 'Heater')
  await user.click(tab(dialog, 'Technical'))
  await fill(user, await within(dialog).findByRole('textbox', { name: 'Power' }), '20')
  const { user: later } = await reload()
  const again = await dialogCalled('Edit Equipment')
  await within(again).findByText(restored)
  await later.click(tab(again, 'Technical'))
  expect(await within(again).findByRole('textbox', { name: 'Power' })).toHaveValue('20')
  await later.click(button(again, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ specifications: { power_kw: 20, own: [1] } }])
})

test('Windows and old Mac line breaks survive tabbing through the field and saving another field', async () => {
  const [item] = await screens.catalog.add({ name: 'Imported', category, notes: 'a\r\nb', supplier: 'c\rd' })
  const { user, dialog } = await openEditForm(screens, 'Imported')
  async function tabThrough(container: HTMLElement) {
    for (const [name, text] of [
      ['Notes', 'notes'],
      ['Supplier', 'supplier'],
    ] as const) {
      await user.click(tab(container, name))
      await user.click(field(container, fieldLabel(text)))
      await user.tab()
    }
    await user.click(tab(container, 'Basic Info'))
  }
  await tabThrough(dialog)
  await user.type(field(dialog, 'Brand'), 'x{Backspace}')
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await user.click(await rowButton('Edit', 'Imported'))
  const again = await dialogCalled('Edit Equipment')
  await tabThrough(again)
  await fill(user, field(again, 'Brand'), 'Typed')
  // Merging takes over a text of somebody else, with its line breaks.
  await screens.catalog.change(idOf(item), { supplier: 'e\rf' })
  await user.click(button(again, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Typed', notes: 'a\r\nb', supplier: 'e\rf' }])
})

test('an item that looks like the typed one opens without a question, and closing it brings the form back', async () => {
  await screens.catalog.add({ name: 'Thermostat', brand: 'Grohe', model: '260', category })
  const { user } = await openCatalog(screens)
  await findRow('Thermostat')
  await user.click(await screen.findByRole('button', { name: 'Add Equipment' }))
  const dialog = await dialogCalled('Add New Equipment')
  await fill(user, field(dialog, 'Name'), 'Shower tap')
  await fill(user, field(dialog, 'Model'), '２６０')
  await user.click(await within(dialog).findByRole('button', { name: 'open it' }))
  const view = await screen.findByRole('dialog', { name: 'Thermostat' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(button(view, 'Close'))
  const again = await dialogCalled('Add New Equipment')
  await within(again).findByText(restored)
  expect(field(again, 'Name')).toHaveValue('Shower tap')
  // The form still asks before it is closed, and adds what is typed.
  await user.keyboard('{Escape}')
  await user.click(button(await question(), 'Keep editing'))
  await pickCategory(user, again, category)
  await user.click(button(again, 'Add Equipment'))
  await dialogClosed()
  expect((await screens.catalog.all()).map(({ name }) => name)).toContain('Shower tap')
})

test('typed text is back after a reload and can be discarded', async () => {
  await screens.catalog.add({ name: 'Saved name', brand: 'Saved brand', category: 'Salt Rooms' })
  const { user, dialog } = await openEditForm(screens, 'Saved name')
  await fill(user, field(dialog, 'Brand'), 'Typed brand')
  await pickCategory(user, dialog, category)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

  await reload()
  const again = await dialogCalled('Edit Equipment')
  await within(again).findByText(restored)
  expect(field(again, 'Brand')).toHaveValue('Typed brand')
  expect(button(again, `Remove ${category}`)).toBeVisible()
  await user.click(button(again, 'Discard them'))
  expect(field(again, 'Brand')).toHaveValue('Saved brand')
  expect(within(again).queryByLabelText(`Remove ${category}`)).toBeNull()
  await user.click(button(again, 'Cancel'))
  await dialogClosed()
  expect(JSON.stringify(sessionStorage)).not.toContain('Typed brand')
})

test('a new item whose response was lost is added once after a reload; after discarding, the form adds another item', async () => {
  const { user, dialog, add } = await typeNewItem(screens, 'Once')
  screens.network.loseNextAnswer(calls.insert)
  await add()
  await within(dialog).findByRole('alert')

  await reload()
  const again = await dialogCalled('Add New Equipment')
  await within(again).findByText(restored)
  await fill(user, field(again, 'Brand'), 'Typed since')
  screens.network.loseNextAnswer(calls.update)
  await user.click(button(again, 'Add Equipment'))
  await within(again).findByRole('alert')
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Once', brand: 'Typed since' }])

  await user.click(button(again, 'Discard them'))
  await fill(user, field(again, 'Name'), 'Another')
  await pickCategory(user, again, category)
  await user.click(button(again, 'Add Equipment'))
  await dialogClosed()
  const names = (await screens.catalog.all()).map(({ name }) => name)
  expect(names.sort()).toEqual(['Another', 'Once'])
})

/** Whether closing the tab, or reloading it, asks first. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('an untouched copy whose response was lost counts as unsaved and is added once after a reload', async () => {
  await screens.catalog.add({ name: 'Sauna door', category })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Duplicate', 'Sauna door'))
  const dialog = await dialogCalled('Add New Equipment')
  expect(asksBeforeUnload()).toBe(false)
  screens.network.loseNextAnswer(calls.insert)
  await user.click(button(dialog, 'Add Equipment'))
  await within(dialog).findByRole('alert')
  expect(asksBeforeUnload()).toBe(true)
  // Typed and taken back, it is as it was sent.
  await fill(user, field(dialog, 'Brand'), 'a')
  await fill(user, field(dialog, 'Brand'), '')

  const { user: later } = await reload()
  const again = await dialogCalled('Add New Equipment')
  await within(again).findByText(restored)
  expect(asksBeforeUnload()).toBe(true)
  await later.click(button(again, 'Cancel'))
  const asked = await question()
  expect(asked).toHaveAccessibleDescription(
    'What you typed may not have been saved. The list shows what was.',
  )
  await later.click(button(asked, 'Keep editing'))
  await later.click(button(again, 'Add Equipment'))
  await dialogClosed()
  expect(await storedNames()).toEqual(['Sauna door', 'Sauna door (copy)'])
  expect(asksBeforeUnload()).toBe(false)
  expect(JSON.stringify(sessionStorage)).not.toContain('Sauna door')
})

test('an untouched copy asks before it is left while saving, and closes once it is saved', async () => {
  await screens.catalog.add({ name: 'Sauna door', category })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Duplicate', 'Sauna door'))
  const dialog = await dialogCalled('Add New Equipment')
  const release = screens.network.hold(calls.insert)
  await user.click(button(dialog, 'Add Equipment'))
  await within(dialog).findByText('Saving...')
  for (const leave of [() => user.keyboard('{Escape}'), () => window.history.back()]) {
    await leave()
    expect(await question()).toHaveAccessibleName('Discard your changes?')
    await user.click(button(await question(), 'Keep editing'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await user.keyboard('{Escape}')
  await question()
  release()
  await screen.findByText('Sauna door (copy) was added.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await dialogClosed()
  expect(await storedNames()).toEqual(['Sauna door', 'Sauna door (copy)'])
})

/**
 * Notes the storage of the tab. The returned function opens the tab that a browser made of it by 'Duplicate' then, and
 * types another name there.
 */
function duplicateTab(address = '?add=') {
  const copied = Object.entries(sessionStorage)
  return async (name: string) => {
    for (const [key, value] of copied) sessionStorage.setItem(key, String(value))
    const { user } = await openCatalog(screens, address)
    const dialog = await dialogCalled('Add New Equipment')
    await within(dialog).findByText(restored)
    await fill(user, field(dialog, 'Name'), name)
    return { user, dialog, add: () => user.click(button(dialog, 'Add Equipment')) }
  }
}

const storedNames = async () => (await screens.catalog.all()).map(({ name }) => name).sort()

test.each<[string, string | undefined, (add: () => Promise<void>, dialog: HTMLElement) => Promise<void>]>([
  ['while a new item is typed', undefined, async () => {}],
  ['while a copy is typed', 'Door', async () => {}],
  [
    'after a lost answer',
    undefined,
    async (add, dialog) => {
      screens.network.loseNextAnswer(calls.insert)
      await add()
      await within(dialog).findByRole('alert')
    },
  ],
])('a tab duplicated %s asks before it replaces what the first tab added', async (_, copied, prepare) => {
  const [item] = copied ? await screens.catalog.add({ name: copied, category }) : []
  const address = item ? `?add=&from=${item.id}` : '?add='
  const { user } = await openCatalog(screens, address)
  const dialog = await dialogCalled('Add New Equipment')
  await fill(user, field(dialog, 'Name'), 'First')
  if (!item) await pickCategory(user, dialog, category)
  const add = () => user.click(button(dialog, 'Add Equipment'))
  await prepare(add, dialog)
  const openDuplicate = duplicateTab(address)
  await add()
  await dialogClosed()

  const second = await openDuplicate('Second')
  // A try that does not arrive changes nothing.
  const recover = screens.network.intercept(calls.insert, () => {
    throw new TypeError('Failed to fetch')
  })
  await second.add()
  await within(second.dialog).findByRole('alert')
  recover()
  await second.add()
  const asked = await question()
  expect(asked).toHaveTextContent(/NameStoredFirstTypedSecond/)
  expect(await storedNames()).toEqual([...(copied ? [copied] : []), 'First'])
  await second.user.click(button(asked, 'Keep typed'))
  await dialogClosed()
  expect(await storedNames()).toEqual([...(copied ? [copied] : []), 'Second'])
})

test('a field emptied after a lost response is saved empty, also if the second response is lost', async () => {
  const { user, dialog, add } = await typeNewItem(screens, 'Once')
  await fill(user, field(dialog, 'Cost'), '700')
  screens.network.loseNextAnswer(calls.insert)
  await add()
  await within(dialog).findByRole('alert')
  await fill(user, field(dialog, 'Cost'), '')
  screens.network.loseNextAnswer(calls.update)
  await add()
  // The message of the first try may still stand there.
  await waitFor(async () => expect(await screens.catalog.all()).toMatchObject([{ name: 'Once', cost: null }]))
  await within(dialog).findByRole('alert')
  await add()
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Once', cost: null }])
})

test('a draft of an item that was deleted is kept and adds the item again', async () => {
  const specifications = { power_kw: 18 }
  const [item] = await screens.catalog.add({ name: 'Heater', category, notes: 'Kept', specifications })
  const { user, dialog } = await openEditForm(screens, 'Heater')
  await fill(user, field(dialog, 'Brand'), 'Typed')
  await screens.catalog.remove(idOf(item))

  await reload()
  const deleted = await screen.findByRole('alertdialog', { name: 'Someone deleted this item' })
  await user.click(button(deleted, 'Go back'))
  const again = await dialogCalled('Edit Equipment')
  expect(field(again, 'Brand')).toHaveValue('Typed')
  expect(within(again).getByText(restored)).toBeVisible()
  await waitFor(() => expect(queryRow('Heater')).toBeNull())
  await user.click(button(again, 'Update Equipment'))
  await user.click(button(await question(), 'Add again'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([
    { id: idOf(item), name: 'Heater', brand: 'Typed', category, notes: 'Kept', specifications },
  ])
})

test('adding a deleted item again first shows the invalid field', async () => {
  const [item] = await screens.catalog.add({ name: 'Heater', category })
  const { user, dialog } = await openEditForm(screens, 'Heater')
  await user.click(tab(dialog, 'Supplier'))
  await fill(user, field(dialog, 'Lead Time (days)'), 'soon')
  await screens.catalog.remove(idOf(item))

  await reload()
  await user.click(button(await question(), 'Add again'))
  const again = await dialogCalled('Edit Equipment')
  await waitFor(() => expect(field(again, 'Lead Time (days)')).toHaveFocus())
  expect(field(again, 'Lead Time (days)')).toBeInvalid()
  expect(await screens.catalog.all()).toEqual([])
})

test('text typed before a deletion is noticed stays, and can be discarded', async () => {
  const [item] = await screens.catalog.add({ name: 'Heater', category })
  const { user } = await openCatalog(screens)
  const edit = await rowButton('Edit', 'Heater')
  await screens.catalog.remove(idOf(item))
  const release = screens.network.hold(calls.item)
  await user.click(edit)
  await fill(user, field(await dialogCalled('Edit Equipment'), 'Brand'), 'Typed')
  release()
  await user.click(button(await question(), 'Go back'))
  const dialog = await dialogCalled('Edit Equipment')
  expect(field(dialog, 'Brand')).toHaveValue('Typed')
  await user.click(button(dialog, 'Discard them'))
  await user.click(button(dialog, 'Cancel'))
  await dialogClosed()
  expect(window.location.search).toBe('')
  expect(await screens.catalog.all()).toEqual([])
})

test("a form whose item cannot be read shows the list's row and can be saved", async () => {
  await screens.catalog.add({ name: 'Heater', brand: 'Listed', category })
  const { user } = await openCatalog(screens)
  const edit = await rowButton('Edit', 'Heater')
  const recover = screens.network.answer(calls.item, 500, { message: 'boom' })
  const release = screens.network.hold(calls.item)
  await user.click(edit)
  const dialog = await dialogCalled('Edit Equipment')
  await fill(user, field(dialog, 'Model'), 'Typed')
  release()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(field(dialog, 'Brand')).toHaveValue('Listed')
  expect(screen.queryByText('This item could not be loaded.')).toBeNull()
  recover()
  await user.click(button(dialog, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Listed', model: 'Typed' }])
})

test('a draft survives a reload that can read neither the list nor the item', async () => {
  await screens.catalog.add({ name: 'Heater', category })
  const { user, dialog } = await openEditForm(screens, 'Heater')
  await fill(user, field(dialog, 'Brand'), 'Typed')
  const recover = [calls.list, calls.item].map((call) =>
    screens.network.answer(call, 500, { message: 'boom' }),
  )
  await reload()
  const again = await dialogCalled('Edit Equipment')
  await within(again).findByText(restored)
  expect(field(again, 'Brand')).toHaveValue('Typed')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  for (const stop of recover) stop()
  await user.click(button(again, 'Update Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Typed' }])
})

test('the draft of a copy outlives the copied item', async () => {
  const [item] = await screens.catalog.add({ name: 'Sauna door', category: 'Doors' })
  const { user } = await openCatalog(screens, `?add=&from=${idOf(item)}`)
  const copy = await dialogCalled('Add New Equipment')
  await fill(user, field(copy, 'Brand'), 'Typed')
  await screens.catalog.remove(idOf(item))

  await reload()
  const again = await dialogCalled('Add New Equipment')
  await waitFor(() => expect(field(again, 'Brand')).toHaveValue('Typed'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(button(again, 'Add Equipment'))
  await dialogClosed()
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Sauna door (copy)', brand: 'Typed' }])
})

test('the draft of a copy survives a reload and leaves the draft of a new item alone', async () => {
  const [item] = await screens.catalog.add({ name: 'Sauna door', category: 'Doors' })
  const { user, dialog } = await openNewForm(screens)
  await fill(user, field(dialog, 'Name'), 'Half typed')

  await openCatalog(screens, `?add=&from=${item?.id}`)
  const copy = await dialogCalled('Add New Equipment')
  await waitFor(() => expect(field(copy, 'Name')).toHaveValue('Sauna door (copy)'))
  await fill(user, field(copy, 'Brand'), 'Typed')
  await reload()
  const again = await dialogCalled('Add New Equipment')
  await within(again).findByText(restored)
  expect(field(again, 'Name')).toHaveValue('Sauna door (copy)')
  expect(field(again, 'Brand')).toHaveValue('Typed')
  await user.click(button(again, 'Discard them'))
  expect(field(again, 'Brand')).toHaveValue('')
  expect(field(again, 'Name')).toHaveValue('Sauna door (copy)')

  await openCatalog(screens, '?add=')
  expect(field(await dialogCalled('Add New Equipment'), 'Name')).toHaveValue('Half typed')
})

test('a session that ends while typing leads to the sign-in page; after signing in, the text is back', async () => {
  const { user, add } = await typeNewItem(screens, 'Survivor')
  const recover = screens.network.answer(calls.insert, 401, expired)
  screens.network.answer(refresh, 400, {
    code: 400,
    error_code: 'refresh_token_not_found',
    msg: 'Invalid Refresh Token: Refresh Token Not Found',
  })
  await add()
  await user.click(await screen.findByLabelText('Email'))
  expect(window.location.pathname).toBe(paths.login())
  recover()
  await user.paste(founder)
  await fill(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const again = await dialogCalled('Add New Equipment')
  await within(again).findByText(restored)
  expect(field(again, 'Name')).toHaveValue('Survivor')
  await user.click(button(again, 'Add Equipment'))
  await dialogClosed()
  await findRow('Survivor')
})

test('an expired access token is renewed without losing the form', async () => {
  const { dialog, add } = await typeNewItem(screens, 'Renewed')
  const recover = screens.network.answer(calls.insert, 401, expired)
  await add()
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Error saving equipment: JWT expired/)
  recover()
  await waitFor(() => expect(screens.network.callsTo(refresh)).toHaveLength(1))
  await add()
  await dialogClosed()
  await findRow('Renewed')
})

test('a colleague who signs in after a session ended finds no typed text', async () => {
  const { user, dialog } = await openNewForm(screens)
  await fill(user, field(dialog, 'Name'), 'Private')
  await screens.openScreen(`${paths.equipment()}?add=`, { as: operations })
  expect(field(await dialogCalled('Add New Equipment'), 'Name')).toHaveValue('')
  expect(JSON.stringify(sessionStorage)).not.toContain('Private')
})

test('a colleague who signs in from another tab finds no typed text, not even on the screen', async () => {
  const { user, dialog } = await openNewForm(screens)
  await fill(user, field(dialog, 'Name'), 'Private')
  const { access_token, refresh_token } = await screens.sessionFor(operations)
  await supabase.auth.setSession({ access_token, refresh_token })
  await waitFor(async () => expect(field(await dialogCalled('Add New Equipment'), 'Name')).toHaveValue(''))
  expect(JSON.stringify(sessionStorage)).not.toContain('Private')
})

test('signing out deletes drafts', async () => {
  const { user, dialog } = await openNewForm(screens)
  await fill(user, field(dialog, 'Name'), 'Private')
  expect(JSON.stringify(sessionStorage)).toContain('Private')
  // Leaves the form without closing it, so that its draft stays.
  await openCatalog(screens)
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await user.click(await screen.findByRole('button', { name: 'Discard and sign out' }))
  await waitFor(() => expect(window.location.pathname).toBe(paths.home()))
  expect(JSON.stringify(sessionStorage)).not.toContain('Private')
})

test('a double click on a button of a row opens only its dialog, with one history entry', async () => {
  await screens.catalog.add({ name: 'Twice' })
  const { user } = await openCatalog(screens)
  const edit = await rowButton('Edit', 'Twice')
  const before = window.history.length
  await user.dblClick(edit)
  await dialogCalled('Edit Equipment')
  expect(window.history.length).toBe(before + 1)
  window.history.back()
  await dialogClosed()
  await waitFor(() => expect(window.location.search).toBe(''))
})
