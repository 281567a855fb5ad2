import { chooseFile, countOf, openImport } from './csv-files.ts'
import { rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

test('a hostile file harms nothing: formulas and HTML stay text, broken rows are refused', async ({
  page,
  login,
  catalog,
}) => {
  await login()
  const dialog = await openImport(page)
  const title = await page.title()
  const html = '<img src=x onerror="document.title=1">'
  const rows = [
    'Name,Brand,Notes',
    `=cmd|'/C calc'!A0,"${html.replaceAll('"', '""')}",@SUM(1)`,
    `Huge,,${'x'.repeat(1024 * 1024)}`,
    'Nul,,a\0b',
    // K, u umlaut, euro sign in Windows-1252.
    'K\xfcbel,,3 \x80',
    'Open,,"never closed',
  ]
  await chooseFile(dialog, Buffer.from(rows.join('\n'), 'latin1'))
  await expect(dialog.getByText('It was read as Windows-1252')).toBeVisible()
  await expect(countOf(dialog, 'Invalid')).toHaveText('3 Invalid')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Huge.*Please keep this under 10001 characters/,
    /Nul.*Holds a character that cannot be stored/,
    /Open.*A quotation mark is out of place/,
  ])
  await dialog.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, "=cmd|'/C calc'!A0")).toContainText(html)
  await expect(page).toHaveTitle(title)
  const stored = await catalog.all()
  expect(stored).toHaveLength(2)
  expect(stored).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "=cmd|'/C calc'!A0", brand: html, notes: '@SUM(1)' }),
      expect.objectContaining({ name: 'Kübel', notes: '3 €' }),
    ]),
  )
})

test('50,000 rows are checked in a web worker, counted, and not saved at once', async ({
  page,
  login,
  catalog,
}) => {
  await login()
  const dialog = await openImport(page)
  const rows = Array.from({ length: 50_000 }, (_, index) => `Item ${index},${index},"A note of a few words"`)
  const worker = page.waitForEvent('worker')
  await chooseFile(dialog, `Name,Cost,Notes\n${rows.join('\n')}`)
  expect((await worker).url()).toContain('import-worker')
  await expect(countOf(dialog, 'New')).toHaveText('50,000 New')
  await expect(
    dialog.getByText(/^This file holds 50,000 changes. At most 5,000 are saved at once/),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeDisabled()
  expect(await catalog.all()).toEqual([])
})
