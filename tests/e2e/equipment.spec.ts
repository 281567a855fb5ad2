import { addButton, equipmentPath, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// Dialogs and the browser's history. tests/screens proves adding, finding, viewing, editing and deleting.

test('a dialog is an address, opened by link, double click or after typing, closed by one Back', async ({
  page,
  login,
  catalog,
}) => {
  const [item] = await catalog.add({ name: 'Plunge barrel' })
  await login()
  await page.goto('/')
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  const viewing = page.getByRole('dialog', { name: 'Plunge barrel' })
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)

  await test.step('closed in its first frame it stays closed and leaves the address alone', async () => {
    const pressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('[role="dialog"]')) return
            observer.disconnect()
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
            resolve()
          })
          observer.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await addButton(page).click()
    await pressed
    await expect(page).toHaveURL(equipmentPath)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await addButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Add New Equipment' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(equipmentPath)
  })

  // Both halves of the double click get one time stamp, however slow the machine is.
  await page.evaluate(() => {
    Object.defineProperty(Event.prototype, 'timeStamp', { value: performance.now() })
  })
  await page.getByRole('button', { name: 'Edit Plunge barrel' }).dblclick()
  const editing = page.getByRole('dialog', { name: 'Edit Equipment' })
  await expect(editing).toBeVisible()
  await expect(page).toHaveURL(`${equipmentPath}?edit=${item?.id}`)
  await page.goBack()
  await expect(editing).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)

  await searchBox(page).fill('plunge')
  await page.getByRole('button', { name: 'View details Plunge barrel' }).click()
  await expect(page).toHaveURL(/q=plunge/)
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(viewing).toBeHidden()
  await expect(searchBox(page)).toHaveValue('plunge')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
