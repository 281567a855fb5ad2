import type { Locator, Page } from 'playwright/test'

export const equipmentPath = '/dashboard/equipment'

/** The row of an item in the table. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `View details ${name}`, exact: true }) })

export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Add Equipment' })
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search equipment' })

/** The figure under the label of a summary tile. */
export const tile = (page: Page, label: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd')

/** The value beside a term in the view dialog. */
export const fact = (page: Page, term: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

/** Opens the add dialog on a loaded screen. */
export async function openAddDialog(page: Page, origin = ''): Promise<Locator> {
  await page.goto(origin + equipmentPath)
  await addButton(page).click()
  return page.getByRole('dialog', { name: 'Add New Equipment' })
}

/** Picks categories in the open form. */
export async function pickCategories(dialog: Locator, ...categories: string[]): Promise<void> {
  const box = dialog.getByRole('combobox', { name: 'Categories' })
  for (const category of categories) {
    await box.fill(category)
    await dialog.getByRole('option', { name: category, exact: true }).click()
  }
}

/** Chooses one entry of the category filter. */
export async function filterByCategory(page: Page, category: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: category })
}
