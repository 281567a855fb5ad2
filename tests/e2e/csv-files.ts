import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { equipmentPath, menuItem } from './equipment-page.ts'

/** Clicks the button and returns the file that it downloads. */
export async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [handed] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: handed.suggestedFilename(), text: await readFile(await handed.path(), 'utf8') }
}

/** Exports the items that the catalog shows. */
export const exportCsv = async (page: Page) => download(page, await menuItem(page, 'More', 'Export CSV'))

/** Opens the catalog and its import dialog. */
export async function openImport(page: Page): Promise<Locator> {
  await page.goto(equipmentPath)
  await (await menuItem(page, 'More', 'Import')).click()
  return page.getByRole('dialog', { name: 'Import CSV or Excel' })
}

/** Chooses a file in the open import dialog. */
export function chooseFile(dialog: Locator, content: string | Buffer, name = 'equipment.csv'): Promise<void> {
  const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content)
  return dialog.getByLabel('Choose a CSV or Excel file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** The button that counts the rows of a status in the preview. */
export const countOf = (dialog: Locator, status: string): Locator =>
  dialog.getByRole('group', { name: 'Rows to list' }).getByRole('button', { name: new RegExp(` ${status}$`) })
