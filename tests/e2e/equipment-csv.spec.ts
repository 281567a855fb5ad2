import { writeXlsx } from 'hucre/xlsx'
import { chooseFile, countOf, download, exportCsv, openImport } from './csv-files.ts'
import { equipmentPath, filterByCategory, rowOf, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// Files as the browser hands them over, and the web worker. The tests in src/dashboard/import prove what is read, shown,
// asked and offered as a file of refused rows, tests/policies/import-equipment what the database saves.

test('an export holds what is shown and comes back unchanged; 6,000 rows and a workbook are read in a web worker', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.add(
    {
      name: '=HYPERLINK("https://evil.example";"x")',
      category: 'Sauna Heaters, Made up',
      brand: '+Acme',
      model: '-5',
      cost: 1200.5,
      currency: 'EUR',
      notes: 'a "quoted"\nsecond; line, with <b>marks</b>',
      specifications: {
        output_kw: 18,
        nested: { list: [1, 'Ü'] },
        code: '007',
        width_mm: 914.4,
        gfci: true,
        listings: ['UL', 'NSF 50'],
      },
      created_via: 'assistant',
    },
    { name: 'Oak bench', category: 'Benches', cost: 30 },
    { name: 'Cedar bench', category: 'Benches', cost: 20, lead_time_days: 0 },
  )
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const codeOfImport = () => loaded.filter((url) => /import-dialog|papaparse|import-worker/.test(url))
  const namesIn = ({ text }: { text: string }) =>
    text.split('\r\n').flatMap((line) => (/bench/i.test(line) ? [line.split(',')[0]] : []))

  await login()
  await page.goto(`${equipmentPath}?sort=cost`)
  await expect(rowOf(page, 'Oak bench')).toBeVisible()
  expect(codeOfImport(), 'code of the import before it is opened').toEqual([])
  const everything = await exportCsv(page)
  expect(everything.name).toMatch(/^equipment-20\d\d-\d\d-\d\d\.csv$/)
  expect(namesIn(everything)).toEqual(['Cedar bench', 'Oak bench'])
  await filterByCategory(page, 'Benches')
  await searchBox(page).fill('oak')
  expect(namesIn(await exportCsv(page))).toEqual(['Oak bench'])
  await searchBox(page).fill('nothing like this')
  const { text: template } = await exportCsv(page)
  expect(template.split('\r\n'), 'headers alone').toHaveLength(2)

  const dialog = await openImport(page)
  await test.step('the open import is an address', async () => {
    await expect(page).toHaveURL(`${equipmentPath}?import=`)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goForward()
  })
  await chooseFile(dialog, everything.text)
  await expect(countOf(dialog, 'Unchanged')).toHaveText('3 Unchanged')
  expect(codeOfImport().length, 'code of the import').toBeGreaterThan(1)

  await test.step('6,000 rows are checked in a web worker, and so is a workbook, which is saved', async () => {
    const otherFile = async () => {
      await dialog.getByRole('button', { name: 'Columns' }).click()
      await dialog.getByRole('button', { name: 'Other file' }).click()
    }
    await otherFile()
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, index) => [`Item ${index}`, index, 'A note'])
    const worker = page.waitForEvent('worker')
    await chooseFile(dialog, [['Name', 'Cost', 'Notes'], ...rowsOf(6000)].join('\n'))
    expect((await worker).url()).toContain('import-worker')
    await expect(countOf(dialog, 'New')).toHaveText('6,000 New')
    await expect(dialog.getByText(/^They are saved in parts of at most 5,000 rows/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save 6,000 changes' })).toBeEnabled()
    expect(await catalog.all()).toHaveLength(3)

    await otherFile()
    await chooseFile(dialog, 'name,cost\nKept,"EUR 1.200,00"\nWrong,5 or 6')
    const errors = await download(page, dialog.getByRole('button', { name: 'Download with reasons' }))
    expect(errors.name).toBe('equipment-errors.csv')
    // With semicolons, because the file has decimal commas.
    expect(errors.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFError;name;cost',
      'Cost: Write a price like 4200 or 4200.50;Wrong;5 or 6',
    ])

    await otherFile()
    const rows = [['Name', 'Price', 'Notes'], ...rowsOf(3)]
    await chooseFile(dialog, Buffer.from(await writeXlsx({ sheets: [{ name: 'Prices', rows }] })))
    await dialog.getByRole('button', { name: 'Save 3 changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Import saved: 3 items added.')).toBeVisible()
    expect(await catalog.all()).toHaveLength(6)
  })
})
