import type { Locator, Page } from 'playwright/test'

export const equipmentPath = '/dashboard/equipment'

/** The row of an item in the table, or its card. */
export const rowOf = (page: Page, name: string): Locator => {
  const [ofRow, ofCard] = [`View details ${name}`, `Actions of ${name}`].map((label) =>
    page.getByRole('button', { name: label, exact: true }),
  ) as [Locator, Locator]
  return page.getByRole('row').filter({ has: ofRow.or(ofCard) })
}

export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Add Equipment' })
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search equipment' })

/** An item of a menu of the toolbar, which it opens. On a phone the menu is a sheet. */
export async function menuItem(page: Page, menu: 'Documents' | 'More', item: string): Promise<Locator> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: menu, exact: true })
  return page.getByRole('menuitem', { name: item, exact: true }).or(sheet.getByText(item, { exact: true }))
}

/** The value beside a term: of a tile, of a document, or of the view dialog. */
export const definition = (page: Page, term: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

/** Opens the add dialog on a loaded screen. */
export async function openAddDialog(page: Page): Promise<Locator> {
  await page.goto(equipmentPath)
  await addButton(page).click()
  return page.getByRole('dialog', { name: 'Add New Equipment' })
}

/** Chooses one entry of the category filter. */
export async function filterByCategory(page: Page, category: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: category })
}
