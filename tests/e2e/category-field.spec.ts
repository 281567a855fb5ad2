import { openAddDialog } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// Typing, Enter and chips: src/ui/multi-combobox.test.tsx. Only a browser moves focus and covers one thing by another.

test('Tab leaves the open category list for the next field, which a pick uncovers', async ({
  page,
  login,
}) => {
  await login()
  const dialog = await openAddDialog(page)
  const categories = dialog.getByRole('combobox', { name: 'Categories' })
  // The native select for the currency has options too.
  const options = dialog.getByRole('listbox').getByRole('option')
  const brand = dialog.getByLabel('Brand')
  await categories.click()
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(brand).toBeFocused()
  await expect(options).toHaveCount(0)

  await categories.click()
  await dialog.getByRole('option', { name: 'Benches' }).click()
  await expect(categories).toBeFocused()
  // A click waits until nothing covers the field.
  await brand.click()
  await expect(brand).toBeFocused()
})
