import { founder, password, storageKey } from './accounts.ts'
import { addButton, equipmentPath, openAddDialog, pickCategories, rowOf } from './equipment-page.ts'
import { answer, calls, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const expired = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null }

test('a changed form asks before it closes, however it is closed', async ({ page, login }) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('Half typed')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const ways = [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.evaluate(() => history.back()),
  ]
  for (const close of ways) {
    await close()
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Name')).toHaveValue('Half typed')
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await addButton(page).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await expect(dialog.getByText('Your unsaved changes are back.')).toHaveCount(0)
})

test('an untouched form closes without a question and opens empty again', async ({ page, login }) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('a')
  await dialog.getByLabel('Name').fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a form closed as soon as it shows stays closed and leaves no trace in the address', async ({
  page,
  login,
}) => {
  await login()
  await page.goto(equipmentPath)
  // Escape in the frame in which the dialog appears.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await addButton(page).click()
  await expect(page).toHaveURL(equipmentPath)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await addButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toBeVisible()
})

test('a double click opens one dialog, one step of history deep', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Twice' })
  await login()
  await page.goto(equipmentPath)
  await rowOf(page, 'Twice').getByRole('button', { name: 'Edit Twice' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)
})

test('Escape in an open list closes only the list', async ({ page, login }) => {
  await login()
  const dialog = await openAddDialog(page)
  const box = dialog.getByRole('combobox', { name: 'Categories' })
  await box.fill('tub')
  await expect(dialog.getByRole('option', { name: 'Hot Tubs' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(0)
  // Opening the list again proves that the dialog is not on its way out.
  await box.fill('bench')
  await expect(dialog.getByRole('option', { name: 'Benches' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('saving is shown, and cannot be started twice', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('Once')
  await pickCategories(dialog, 'Other')
  const release = await hold(page, 'POST', calls.equipment)
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await dialog.getByLabel('Name').press('Enter')
  release()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Once')).toBeVisible()
  expect(await catalog.all()).toHaveLength(1)
})

test('what was typed is back after a reload, and can be thrown away', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Saved name', brand: 'Saved brand', category: 'Doors' })
  await login()
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Edit Saved name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Equipment' })
  await dialog.getByLabel('Brand').fill('Typed brand')
  await pickCategories(dialog, 'Lighting')
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(dialog.getByLabel('Brand')).toHaveValue('Typed brand')
  await expect(dialog.getByRole('button', { name: 'Remove Lighting' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard them' }).click()
  await expect(dialog.getByLabel('Brand')).toHaveValue('Saved brand')
  await expect(dialog.getByRole('button', { name: 'Remove Lighting' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

/** How a form meets the end of its session: the backend stops accepting it, or its hour is over. */
const endings = ['refused', 'run out'] as const

for (const ending of endings) {
  test(`a session that is ${ending} in the middle of a form costs nothing`, async ({
    page,
    login,
    server,
    allowConsole,
  }) => {
    allowConsole(failedRequest)
    if (ending === 'run out') await page.clock.install()
    await login()
    const dialog = await openAddDialog(page)
    await dialog.getByLabel('Name').fill('Survivor')
    await pickCategories(dialog, 'Showers')
    const recoverData = await answer(page, 'POST', calls.equipment, 401, expired)
    await answer(page, 'POST', calls.refresh, 400, {
      code: 400,
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    })
    if (ending === 'run out') await page.clock.fastForward('02:00:00')
    else await dialog.getByRole('button', { name: 'Add Equipment' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey(server.origin))).toBeNull()
    await recoverData()
    // Back to the backend's time, or the next session would count as over too.
    if (ending === 'run out') await page.clock.setSystemTime(new Date())
    await page.getByLabel('Email').fill(founder)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Continue to Equipment Catalog' }).click()
    await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Survivor')
    await dialog.getByRole('button', { name: 'Add Equipment' }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Survivor')).toBeVisible()
  })
}

test('an access token that ran out is renewed without losing the form', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('Renewed')
  await pickCategories(dialog, 'Showers')
  const recover = await answer(page, 'POST', calls.equipment, 401, expired)
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Error saving equipment: JWT expired/)
  await recover()
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Renewed')).toBeVisible()
})

test('signing out forgets what was typed', async ({ page, login }) => {
  await login()
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Name').fill('Private')
  page.on('dialog', (question) => void question.accept())
  // Leaves the form without closing it, so that its draft stays.
  await page.goto(equipmentPath)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Private')
})

test('behind a dialog the page keeps its place, and a press beside the dialog closes it', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add(...Array.from({ length: 40 }, (_, index) => ({ name: `Item ${index}` })))
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '41')
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 300)
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place).toBe(300)

  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.wheel(0, 300)
  // Long enough for the wheel to arrive.
  await page.waitForTimeout(300)
  expect(await place()).toBe(300)
  await page.mouse.click(20, 400)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.mouse.wheel(0, 300)
  await expect.poll(place).toBe(600)
})
