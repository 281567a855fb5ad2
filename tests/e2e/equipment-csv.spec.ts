import { chooseFile, countOf, download, exportCsv, openImport } from './csv-files.ts'
import { equipmentPath, filterByCategory, rowOf, searchBox } from './equipment-page.ts'
import { answer, hold } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

const importCall = /\/rest\/v1\/rpc\/import_equipment/

const awkward = {
  name: '=HYPERLINK("https://evil.example";"x")',
  category: 'Sauna Heaters, Made up',
  brand: '+Acme',
  model: '-5',
  cost: 1200.5,
  currency: 'EUR',
  notes: 'a "quoted"\nsecond; line, with <b>marks</b>',
  specifications: { output_kw: 18, nested: { list: [1, 'Ü'] } },
  created_via: 'assistant',
}

test('an export comes back unchanged', async ({ page, login, catalog }) => {
  await catalog.add(awkward, { name: 'Plain bench', lead_time_days: 0 })
  await login()
  await page.goto(equipmentPath)
  await expect(rowOf(page, 'Plain bench')).toBeVisible()
  const file = await exportCsv(page)
  expect(file.name).toMatch(/^equipment-20\d\d-\d\d-\d\d\.csv$/)
  expect(file.text.startsWith('\uFEFFName,Categories,Brand,')).toBe(true)
  expect(file.text).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")"`)
  expect(file.text).toContain(',1200.5,EUR,')

  const dialog = await openImport(page)
  await chooseFile(dialog, file.text)
  await expect(countOf(dialog, 'Unchanged')).toHaveText('2 Unchanged')
  for (const status of ['New', 'Changed', 'Invalid'])
    await expect(countOf(dialog, status)).toHaveText(`0 ${status}`)
  await expect(dialog.getByText('There is nothing to save in this file.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeDisabled()
})

test('an export holds what is shown, in the order shown', async ({ page, login, catalog }) => {
  await catalog.add(
    { name: 'Oak bench', category: 'Benches', cost: 30 },
    { name: 'Cedar bench', category: 'Benches', cost: 20 },
    { name: 'Bench lamp', category: 'Lighting', cost: 10 },
  )
  await login()
  await page.goto(`${equipmentPath}?sort=cost`)
  const names = ({ text }: { text: string }) =>
    text.split('\r\n').flatMap((line) => (/bench/i.test(line) ? [line.split(',')[0]] : []))
  await expect(rowOf(page, 'Oak bench')).toBeVisible()
  expect(names(await exportCsv(page))).toEqual(['Bench lamp', 'Cedar bench', 'Oak bench'])
  await filterByCategory(page, 'Benches')
  await expect(rowOf(page, 'Bench lamp')).toHaveCount(0)
  expect(names(await exportCsv(page))).toEqual(['Cedar bench', 'Oak bench'])
  await searchBox(page).fill('oak')
  expect(names(await exportCsv(page))).toEqual(['Oak bench'])
  await searchBox(page).fill('nothing like this')
  // Headers alone: a template.
  const { text } = await exportCsv(page)
  expect(text.split('\r\n')).toHaveLength(2)
})

test('new, changed, unchanged and invalid rows are told apart, then saved', async ({
  page,
  login,
  catalog,
}) => {
  const [kept, edited] = await catalog.add(
    { name: 'Kept', brand: 'Acme', created_via: 'assistant' },
    { name: 'Edited', cost: 10, notes: 'stays', created_via: 'manual' },
  )
  await login()
  const dialog = await openImport(page)
  const csv = [
    'name,cost,Categories,ID',
    `Kept,,Other,${kept?.id}`,
    `Edited,25,"hot tubs, Special",${edited?.id}`,
    'Brand new,"$1,200.00",,',
    'kept,,,',
    'Wrong,much,,',
    ',5,,',
  ].join('\n')
  await chooseFile(dialog, csv)

  await expect(countOf(dialog, 'Invalid')).toHaveText('2 Invalid')
  await expect(countOf(dialog, 'Invalid')).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Row 6\s*WrongCost: Write a price like 4200 or 4200.50/,
    /Row 7\s*no nameName: Please enter a name/,
  ])
  await countOf(dialog, 'Changed').click()
  await expect(dialog.getByRole('listitem')).toContainText('Cost10 → 25')
  await expect(dialog.getByRole('listitem')).toContainText('CategoriesOther → Hot Tubs, Special')
  await countOf(dialog, 'New').click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await countOf(dialog, 'Unchanged').click()
  await expect(dialog.getByRole('listitem')).toContainText('Kept')
  expect(await catalog.all(), 'nothing is saved by looking').toHaveLength(2)

  const errors = await download(page, dialog.getByRole('button', { name: 'Download with reasons' }))
  expect(errors.name).toBe('equipment-errors.csv')
  expect(errors.text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFname,cost,Categories,ID,Error',
    'Wrong,much,,,Cost: Write a price like 4200 or 4200.50',
  ])

  await dialog.getByRole('button', { name: 'Save 3 changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Import saved: 2 items added, 1 item changed.')).toBeVisible()
  await expect(page).toHaveURL(equipmentPath)
  await expect(rowOf(page, 'Brand new')).toContainText('$1,200')

  const stored = await catalog.all()
  expect(stored).toHaveLength(4)
  const find = (name: string) => stored.find((item) => item.name === name)
  expect(find('Edited')).toMatchObject({
    id: edited?.id,
    cost: 25,
    category: 'Hot Tubs, Special',
    notes: 'stays',
    created_via: 'manual',
  })
  expect(find('Kept')).toEqual(kept)
  expect(find('Brand new')).toMatchObject({
    cost: 1200,
    category: 'Other',
    currency: 'USD',
    created_via: 'web',
  })

  const again = await openImport(page)
  await chooseFile(again, errors.text.replace('much', '7').replace(',5,,,', 'Named,5,,,'))
  await again.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect(again).toBeHidden()
  expect(await catalog.all()).toHaveLength(6)
})

test('when the database refuses one row, nothing is saved and the preview stays', async ({
  page,
  login,
  catalog,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Before' })
  // A rule the page does not know of.
  await server.backend.query(
    `alter table public.equipment_catalog add constraint no_geysers check (name <> 'Geyser')`,
  )
  try {
    await login()
    const dialog = await openImport(page)
    await chooseFile(dialog, `Name,ID\nAfter,${item?.id}\nFine,\nGeyser,`)
    await dialog.getByRole('button', { name: 'Save 3 changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText(/^Error importing equipment: .*no_geysers/)
    await expect(countOf(dialog, 'New')).toHaveText('2 New')
    expect(await catalog.all()).toEqual([item])
  } finally {
    await server.backend.query('alter table public.equipment_catalog drop constraint no_geysers')
  }
})

test('what somebody else changed since the preview is not overwritten', async ({
  page,
  login,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Shared', cost: 1, notes: 'old' })
  await login()
  const dialog = await openImport(page)
  await chooseFile(dialog, `ID,Cost\n${item?.id},2`)
  await expect(countOf(dialog, 'Changed')).toHaveText('1 Changed')
  await catalog.change(String(item?.id), { notes: 'theirs' })
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Error importing equipment: Someone else changed or deleted 1 of these items meanwhile. Nothing was saved.',
  )
  expect(await catalog.all()).toMatchObject([{ cost: 1, notes: 'theirs' }])
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ cost: 2, notes: 'theirs' }])
})

test('an import whose answer was lost is not saved twice', async ({ page, login, catalog, allowConsole }) => {
  allowConsole(failedRequest)
  await login()
  const dialog = await openImport(page)
  await chooseFile(dialog, 'Name\nOnce')
  await page.route(importCall, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Check your connection and try again.')
  await page.unroute(importCall)
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog.getByRole('alert')).toContainText('These rows have been added already.')
  expect(await catalog.all()).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await expect(dialog.getByText('Looks like an item that is in the catalog already')).toBeVisible()
})

test('columns are matched by hand where their headers say nothing', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openImport(page)
  await chooseFile(dialog, 'Artikel;Preis;Name;Name\nOfen;1200,50;x;y')
  await expect(dialog.getByRole('alert')).toHaveText('Two columns are matched to Name. Choose one of them.')
  await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled()
  const match = async (header: string, index: number, column: string) => {
    await dialog
      .getByRole('combobox', { name: `Column for ${header}` })
      .nth(index)
      .selectOption({ label: column })
  }
  await match('Name', 0, 'Left out')
  await match('Name', 1, 'Left out')
  await expect(dialog.getByRole('alert')).toContainText('Match a column to Name')
  await match('Artikel', 0, 'Name')
  await match('Preis', 0, 'Cost')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(countOf(dialog, 'New')).toHaveText('1 New')
  await dialog.getByRole('button', { name: 'Columns' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Column for Preis' })).toHaveValue('cost')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toMatchObject([{ name: 'Ofen', cost: 1200.5 }])
})

test('the import is an address: Back closes it, and so does Escape', async ({ page, login }) => {
  await login()
  const dialog = await openImport(page)
  await expect(page).toHaveURL(`${equipmentPath}?import=`)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto(`${equipmentPath}?import`)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)
})

test('while a save is on its way the dialog stays', async ({ page, login, catalog }) => {
  await login()
  const dialog = await openImport(page)
  await chooseFile(dialog, 'Name\nSlow')
  const release = await hold(page, 'POST', importCall)
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog).toBeHidden()
  expect(await catalog.all()).toHaveLength(1)
})

test('a catalog that cannot be read stops before the preview', async ({ page, login, allowConsole }) => {
  allowConsole(failedRequest)
  await login()
  const dialog = await openImport(page)
  const recover = await answer(page, 'GET', /\/rest\/v1\/equipment_catalog/, 500, { message: 'boom' })
  await chooseFile(dialog, 'Name\nBench')
  await expect(dialog.getByRole('alert')).toHaveText('boom')
  await recover()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(countOf(dialog, 'New')).toHaveText('1 New')
})
