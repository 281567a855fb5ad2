import { rmSync, writeFileSync } from 'node:fs'
import { chooseFile, countOf, openImport } from './csv-files.ts'
import { rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// Files nobody means well with, or nobody looked at.

test('formulas and HTML are text and stay text', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openImport(page)
  const html = '<img src=x onerror="document.title=1">'
  await chooseFile(dialog, `Name,Brand,Notes\n=cmd|'/C calc'!A0,"${html.replaceAll('"', '""')}",@SUM(1)`)
  await expect(dialog.getByRole('listitem')).toContainText("=cmd|'/C calc'!A0")
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, "=cmd|'/C calc'!A0")).toContainText(html)
  await expect(page).toHaveTitle('Equipment Catalog · Tepidarium')
  expect(await catalog.all()).toMatchObject([{ name: "=cmd|'/C calc'!A0", brand: html, notes: '@SUM(1)' }])
})

test('a cell of a megabyte, a NUL and a quotation mark without end are their rows’ faults', async ({
  page,
  login,
  catalog,
}) => {
  await login()
  const dialog = await openImport(page)
  const megabyte = 'x'.repeat(1024 * 1024)
  await chooseFile(dialog, `Name,Notes\nHuge,${megabyte}\nNul,a\0b\nFine,ok\nOpen,"never closed`)
  await expect(countOf(dialog, 'Invalid')).toHaveText('3 Invalid')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Huge.*Please keep this under 10001 characters/,
    /Nul.*Holds a character that cannot be stored/,
    /Open.*A quotation mark is out of place/,
  ])
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ name: 'Fine', notes: 'ok' }])
})

const files: [name: string, content: Buffer, message: string | RegExp][] = [
  ['a workbook', Buffer.from('PK\x03\x04 and so on', 'latin1'), /^This is a workbook, not a CSV file/],
  ['a program', Buffer.alloc(4096, 1), /^This is not a text file/],
  ['nothing', Buffer.alloc(0), 'This file is empty.'],
  ['a header alone', Buffer.from('Name,Cost\r\n'), /^This file has a header, but no rows/],
]
for (const [name, content, message] of files) {
  test(`${name} is refused with what to do, and the next file is welcome`, async ({ page, login }) => {
    await login()
    const dialog = await openImport(page)
    await chooseFile(dialog, content)
    await expect(dialog.getByRole('alert')).toHaveText(message)
    await chooseFile(dialog, 'Name\nBench')
    await expect(countOf(dialog, 'New')).toHaveText('1 New')
  })
}

test('a file of 65 MB is refused before it is read', async ({ page, login }, info) => {
  const path = info.outputPath('huge.csv')
  writeFileSync(path, Buffer.alloc(65 * 1024 * 1024, 'a'))
  await login()
  const dialog = await openImport(page)
  await dialog.getByLabel('Choose a CSV file').setInputFiles(path)
  await expect(dialog.getByRole('alert')).toHaveText(/^This file is larger than 64 MB/)
  rmSync(path)
})

const encodings: [name: string, content: Buffer, guessed: boolean][] = [
  ['UTF-8', Buffer.from('Name,Notes\nKübel,3 €'), false],
  ['UTF-16', Buffer.from('\uFEFFName\tNotes\nKübel\t3 €', 'utf16le'), false],
  ['Windows-1252', Buffer.from('Name,Notes\nK\xfcbel,3 \x80', 'latin1'), true],
]
for (const [name, content, guessed] of encodings) {
  test(`${name} is read right`, async ({ page, login, catalog }) => {
    await login()
    const dialog = await openImport(page)
    await chooseFile(dialog, content)
    await expect(countOf(dialog, 'New')).toHaveText('1 New')
    await expect(dialog.getByText('It was read as Windows-1252')).toHaveCount(guessed ? 1 : 0)
    await dialog.getByRole('button', { name: 'Save 1 change' }).click()
    await expect(dialog).toBeHidden()
    expect(await catalog.all()).toMatchObject([{ name: 'Kübel', notes: '3 €' }])
  })
}

test('an id twice, one that is none and one nobody has are refused', async ({ page, login, catalog }) => {
  const [item] = await catalog.add({ name: 'Here' })
  await login()
  const dialog = await openImport(page)
  const nobody = '00000000-0000-4000-8000-000000000000'
  await chooseFile(dialog, `ID,Name\n${item?.id},A\n${item?.id},B\n7,C\n${nobody},D`)
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Row 2.*More than one row has this ID/,
    /Row 3.*More than one row has this ID/,
    /Row 4.*Not an ID of this catalog/,
    /Row 5.*Not in the catalog \(any more\)/,
  ])
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeDisabled()
})

test('50,000 rows are read while the page stays alive, counted, and not saved at once', async ({
  page,
  login,
  catalog,
}) => {
  await login()
  const dialog = await openImport(page)
  const rows = Array.from({ length: 50_000 }, (_, index) => `Item ${index},${index},"A note of a few words"`)
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const beat = () => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      requestAnimationFrame(beat)
    }
    requestAnimationFrame(beat)
    Object.assign(window, { gaps })
  })
  await chooseFile(dialog, `Name,Cost,Notes\n${rows.join('\n')}`)
  await expect(countOf(dialog, 'New')).toHaveText('50,000 New')
  await expect(
    dialog.getByText(/^This file holds 50,000 changes. At most 5,000 are saved at once/),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeDisabled()
  const longest = await page.evaluate(() => Math.max(...(window as unknown as { gaps: number[] }).gaps))
  // Two cores shared with a database and another test: a blocked page would stand still for seconds.
  expect(longest).toBeLessThan(700)
  expect(await catalog.all()).toEqual([])
})

test('5,000 rows are saved in one go', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openImport(page)
  const rows = Array.from(
    { length: 5000 },
    (_, index) => `Item ${index},Benches,${index},"${'word '.repeat(60)}"`,
  )
  await chooseFile(dialog, `Name,Categories,Cost,Notes\n${rows.join('\n')}`)
  await dialog.getByRole('button', { name: 'Save 5,000 changes' }).click()
  await expect(page.getByText('Import saved: 5,000 items added.')).toBeVisible({ timeout: 20_000 })
  expect(await catalog.all()).toHaveLength(5000)
})

test('reading can be cancelled', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Here' })
  await login()
  const dialog = await openImport(page)
  // The worker never answers.
  await page.route(/csv-worker/, () => {})
  await chooseFile(dialog, 'Name\nBench')
  await expect(dialog.getByRole('progressbar', { name: 'Reading equipment.csv' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Choose a CSV file')).toBeAttached()
  await page.unroute(/csv-worker/)
  await chooseFile(dialog, 'Name\nBench')
  await expect(countOf(dialog, 'New')).toHaveText('1 New')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toHaveLength(1)
})

test('what the import needs is not downloaded before it is opened', async ({ page, login }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await login()
  const isOfImport = (url: string) => /import-dialog|papaparse|csv-worker/.test(url)
  await page.goto('/dashboard/equipment')
  await expect(page.getByText('No equipment added yet.')).toBeVisible()
  expect(loaded.filter(isOfImport)).toEqual([])
  const dialog = await openImport(page)
  await chooseFile(dialog, 'Name\nBench')
  await expect(countOf(dialog, 'New')).toHaveText('1 New')
  expect(loaded.filter(isOfImport).length).toBeGreaterThan(1)
})
