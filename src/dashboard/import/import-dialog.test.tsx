import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { equipmentListQuery, pageSize } from '@/catalog/queries/equipment-queries'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { summarize } from './file-summary'
import { ImportDialog } from './import-dialog'
import type { ImportWorker } from './import-worker-client'
import { type Payload, previewImport } from './preview'
import { readFile, type Table } from './read-file'
import { workbookOf } from './workbook.fixture'

/** Whether the worker answers, and a promise that a comparison waits for. */
const worker = vi.hoisted(() => ({ answers: true, released: Promise.resolve() }))

// jsdom has no web workers: the code of the worker runs here.
vi.mock('./import-worker-client', () => ({ openImportWorker }))
vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))
// A request saves at most 50 rows here. save-parts.test.ts proves the real limit.
vi.mock('./save-parts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./save-parts')>()
  const maxPartRows = 50
  const splitPayload = (payload: Payload) => real.splitPayload(payload, maxPartRows)
  return { ...real, maxPartRows, splitPayload }
})

function openImportWorker(): ImportWorker {
  let table: Table | null = null
  return {
    async read(file, sheet, headerLine) {
      if (!worker.answers) return new Promise(() => {})
      table = await readFile(file, sheet, headerLine)
      return summarize(table)
    },
    async compare(input, onProgress = () => {}) {
      if (!table) throw new Error('No file has been read')
      const preview = previewImport(table, input, onProgress)
      await worker.released
      return preview
    },
    close() {},
  }
}

const saved = vi.fn<(payload: unknown) => void>()
const refused = async () => Response.json({ message: 'Someone else changed it.' }, { status: 400 })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** A save that is answered when \`answer\` is called. */
function slowSave() {
  let answer = (_: Response | Promise<Response>) => {}
  stored.save = () => new Promise((resolve) => (answer = resolve))
  return (response: Response | Promise<Response> = Response.json(1)) => answer(response)
}

/** The catalog as it is read, null for a failure, the changes of others, and how a save is answered. */
const stored: { items: Equipment[] | null; lately: object[]; save: () => Promise<Response> } = {
  items: [],
  lately: [],
  save: async () => Response.json(1),
}

async function stubbedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (String(input).includes('/rpc/import_equipment')) {
    saved(JSON.parse(String(init?.body)))
    return stored.save()
  }
  if (String(input).includes('/equipment_history')) return Response.json(stored.lately)
  if (!stored.items) return Response.json({ message: 'boom' }, { status: 500 })
  // A page begins after the id of the last row of the page before.
  const [, last] = /id\.gt\.([\da-f-]+)/.exec(String(input)) ?? []
  const start = stored.items.findIndex(({ id }) => id === last) + 1
  return Response.json(stored.items.slice(start, start + pageSize))
}

beforeEach(() => {
  localStorage.clear()
  worker.answers = true
  worker.released = Promise.resolve()
  stored.items = []
  stored.lately = []
  stored.save = async () => Response.json(1)
  saved.mockClear()
  vi.mocked(toast).mockClear()
  queryClient.clear()
  vi.stubGlobal('fetch', stubbedFetch)
})

function openDialog() {
  const onClose = vi.fn(() => void router.navigate('/'))
  const onSaved = vi.fn<(saved: UndoableChange) => void>()
  const onShow = vi.fn<(changeIds: readonly string[]) => void>()
  const dialog = <ImportDialog onClose={onClose} onSaved={onSaved} onShow={onShow} />
  const Screen = () => useLocation().search && dialog
  const router = createMemoryRouter([{ path: '/', Component: Screen }], {
    initialEntries: ['/', '/?import='],
  })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  /** Chooses a file, and waits for this count in its preview if one is given. */
  async function choose(content: BlobPart, counted?: string) {
    await user.upload(
      screen.getByLabelText(/Choose a CSV or Excel file/),
      new File([content], 'equipment.csv'),
    )
    if (counted) await count(counted)
  }
  /** Chooses an option of a select or of a menu that can be searched. */
  async function pickIn(box: HTMLElement, option: string) {
    if (box instanceof HTMLSelectElement) return user.selectOptions(box, option)
    await user.click(box)
    const [found] = screen
      .getAllByRole('option')
      .filter(({ firstChild }) => firstChild?.textContent === option)
    if (!found) throw new Error(`no option ${option}`)
    await user.click(found)
  }
  const pick = async (name: string, option: string) =>
    pickIn(await screen.findByRole('combobox', { name }), option)
  // A question that closes leaves the dialog hidden for a moment.
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  /** Shows the preview again or for the first time, and waits for one new row. */
  async function preview() {
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    await count('1 New')
  }
  /** Presses Save once it is enabled, and returns what was sent. */
  async function save(name = 'Save 1 change') {
    await waitFor(() => expect(button(name)).toBeEnabled())
    await press(name)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    return saved.mock.calls[0]?.[0]
  }
  return { user, router, onClose, onSaved, onShow, choose, pick, pickIn, press, preview, save, unmount }
}

const count = (text: string) => screen.findByRole('button', { name: text })
const button = (name: string) => screen.getByRole('button', { name })
const alert = () => screen.findByRole('alert')
const select = (name: string) => screen.getByRole('combobox', { name })
const rows = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

const item = (id: number, values: Partial<Equipment>): Equipment => ({
  ...blankEquipment,
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  ...values,
})

describe('choosing a file', () => {
  test('explains what is wrong with a file, and takes the next one', async () => {
    const { choose } = openDialog()
    await choose('PK\x03\x04 and so on')
    expect(await alert()).toHaveTextContent(/^This workbook could not be read\./)
    await choose('')
    expect(await alert()).toHaveTextContent('This file is empty.')
    await choose('Name\nBench', '1 New')
  })

  test('takes a workbook, and asks for the sheet if several have rows', async () => {
    const { user, choose, preview, save } = openDialog()
    const header = ['Name', 'Price']
    const sheets = [
      { name: 'Saunas', rows: [header, ['Heater', 1250.5]] },
      { name: 'Pools', rows: [header, ['Tub', 2]] },
    ]
    await choose(await workbookOf(sheets))
    const sheet = await screen.findByRole('combobox', { name: 'Sheet' })
    expect(sheet).toHaveDisplayValue('Saunas')
    expect(screen.getByText('Heater')).toBeVisible()
    await user.selectOptions(sheet, 'Pools')
    expect(await screen.findByText('Tub')).toBeVisible()
    expect(select('Sheet')).toHaveDisplayValue('Pools')
    await preview()
    expect(await save()).toMatchObject({ added: [{ name: 'Tub', cost: 2 }] })
  })

  test('can be cancelled while the file is read', async () => {
    worker.answers = false
    const { choose, press } = openDialog()
    await choose('Name\nBench')
    expect(await screen.findByRole('progressbar', { name: 'Reading equipment.csv' })).toBeVisible()
    await press('Cancel')
    worker.answers = true
    await choose('Name\nBench', '1 New')
  })

  test('says when the file had to be read as Windows-1252', async () => {
    const { choose } = openDialog()
    await choose(new Uint8Array([...new TextEncoder().encode('Name\nK'), 0xfc, 0x62]))
    expect(await screen.findByText(/It was read as Windows-1252/)).toBeVisible()
    expect(rows()).toEqual([expect.stringContaining('Küb')])
  })
})

test('a screen reader hears every step, and the new counts after a choice', async () => {
  const { choose, pick, press } = openDialog()
  // The menus of the columns have their own.
  const told = () => screen.getAllByRole('status')[0]?.textContent
  stored.items = [item(1, { name: 'Bench', brand: 'Acme', model: 'B', cost: 1 })]
  await choose('Name,Brand,Variant,Cost\nBench,Acme,B,2')
  await screen.findByRole('combobox', { name: 'Column for Variant' })
  expect(told()).toBe('Match columns')
  await pick('Column for Variant', 'Model')
  await press('Preview')
  await count('1 Changed')
  expect(told()).toBe('Preview: 0 new, 1 changed, 0 unchanged, 0 invalid.')
  await press('Add as a new item: row 2')
  await count('1 New')
  expect(told()).toBe('Preview: 1 new, 0 changed, 0 unchanged, 0 invalid.')
})

describe('matching columns', () => {
  test('shows the line with the headers, which can be changed', async () => {
    const { choose, pick, save, press } = openDialog()
    await choose('Sample Sauna Supply\n\nItem #,Item,Price\nA1,Bench,5\nName,Brand,Price\nDoor,Acme,6')
    const line = await screen.findByRole('combobox', { name: 'Line with the headers' })
    expect(line).toHaveDisplayValue('Line 3: Item #, Item, Price')
    expect(line).toHaveAccessibleDescription('The line above it is left out.')
    expect(screen.getAllByRole('option', { name: /^Line \d/ })).toHaveLength(4)
    await pick('Line with the headers', 'Line 5: Name, Brand, Price')
    expect(await screen.findByRole('combobox', { name: 'Column for Brand' })).toHaveDisplayValue('Brand')
    expect(select('Line with the headers')).toHaveAccessibleDescription('The lines above it are left out.')
    await press('Preview')
    expect(await save()).toMatchObject({ added: [{ name: 'Door', brand: 'Acme', cost: 6 }] })
  })

  test('is asked for if headers are unknown, and is kept on the way back', async () => {
    const { choose, pick, pickIn, press, preview, save } = openDialog()
    await choose('Thing;Price (old);Name;Name\nOfen;1200,50;x;y')
    expect(await alert()).toHaveTextContent('Two columns are matched to Name. Choose one of them.')
    expect(button('Preview')).toBeDisabled()
    for (const box of screen.getAllByRole('combobox', { name: 'Column for Name' })) {
      await pickIn(box, 'Left out')
    }
    expect(await alert()).toHaveTextContent(/^Match a column to Name/)
    await pick('Column for Thing', 'Name')
    await pick('Column for Price (old)', 'Cost')
    await press('Preview')
    expect(await count('1 New')).toBeVisible()
    await press('Columns')
    expect(select('Column for Price (old)')).toHaveDisplayValue('Cost')
    await preview()
    expect(await save()).toMatchObject({ added: [{ name: 'Ofen', cost: 1200.5 }] })
  })

  test('is remembered for the next file with these headers, in any order, and can be forgotten', async () => {
    const first = openDialog()
    await first.choose('Thing;Price (old);Colour\nOfen;1200;rot')
    await first.pick('Column for Thing', 'Name')
    await first.pick('Column for Price (old)', 'Cost')
    await first.preview()
    expect(screen.queryByText(/as in the last file/)).toBeNull()
    first.unmount()

    const { choose, press } = openDialog()
    await choose('Colour;Price (old);Thing\nrot;900;Bank', '1 New')
    expect(rows()).toEqual([expect.stringContaining('Bank')])
    expect(screen.getByText(/as in the last file with these headers/)).toBeVisible()
    await press('Columns')
    expect(select('Column for Price (old)')).toHaveDisplayValue('Cost')
    await press('Forget')
    expect(select('Column for Price (old)')).toHaveDisplayValue('Left out')
    expect(screen.queryByText(/as in the last file/)).toBeNull()
    await press('Other file')
    await choose('Colour;Price (old);Thing\nrot;900;Bank')
    expect(await alert()).toHaveTextContent(/^Match a column to Name/)
  })

  const plunge = (category: string) => `Name,Category,Water volume (gal),Colour\nArctic,${category},63,blue`
  const volume = { specifications: { water_l: expect.closeTo(238.48, 2) } }

  test('an unknown column is named, and read in a later file whose category explains it', async () => {
    const first = openDialog()
    await first.choose(plunge('Tauchbecken'))
    expect(await screen.findByRole('combobox', { name: 'Column for Colour' })).toBeVisible()
    await first.press('Preview')
    expect(
      await screen.findByText(/^Left out: Water volume \(gal\), Colour\. Use “Columns” to/),
    ).toBeVisible()
    first.unmount()

    const { choose, save } = openDialog()
    await choose(plunge('Cold Plunge Pools'), '1 New')
    expect(
      screen.getByText(/Read as specifications: Water volume \(gal\)\. Left out: Colour\./),
    ).toBeVisible()
    expect(await save()).toMatchObject({ added: [volume] })
  })

  test('a specification mapped by hand keeps its unit, and the preview names both', async () => {
    const first = openDialog()
    await first.choose('Name;Largeur;Profondeur (mm)\nBench;20;600')
    await first.pick('Column for Largeur', 'Width (in)')
    await first.pick('Column for Profondeur (mm)', 'Depth (mm)')
    await first.preview()
    first.unmount()

    const { choose, press, preview, save } = openDialog()
    await choose('Name;Largeur;Profondeur (mm)\nTable;30;600', '1 New')
    const read = /Read as specifications: Largeur as Width \(in\), Profondeur \(mm\) as Depth \(mm\)\./
    expect(screen.getByText(read)).toBeVisible()
    await press('Columns')
    expect(select('Column for Largeur')).toHaveDisplayValue('Width (in)')
    await preview()
    expect(await save()).toMatchObject({
      added: [{ name: 'Table', specifications: { width_mm: 762, depth_mm: 600 } }],
    })
  })

  test('a category chosen for an unknown one adds its specifications, beside what was mapped by hand', async () => {
    const { user, choose, pick, press, preview, save } = openDialog()
    await choose('Name,Category,Water volume (gal),Stones (kg),Colour\nArctic,Tauchbecken,63,5,blue')
    await pick('Column for Stones (kg)', 'Additional Notes')
    await press('Preview')
    expect(await screen.findByText(/^Left out: Water volume \(gal\), Colour\./)).toBeVisible()
    const category = select('Category for Tauchbecken')
    await user.selectOptions(category, 'Sauna Heaters')
    expect(await screen.findByText(/^Left out: Water volume \(gal\), Colour\./)).toBeVisible()
    await user.selectOptions(category, 'Cold Plunge Pools')
    const said =
      /^Read as specifications by the categories you chose: Water volume \(gal\)\. Left out: Colour\./
    expect(await screen.findByText(said)).toBeVisible()
    await waitFor(() => expect(button('Save 1 change')).toBeEnabled())
    expect(rows()).toContainEqual(expect.stringContaining('Water volume 63 gal'))
    await press('Columns')
    expect(select('Column for Water volume (gal)')).toHaveDisplayValue('Water volume (gal)')
    await preview()
    expect(await save()).toMatchObject({ added: [{ ...volume, notes: '5' }] })
  })

  test('is asked for if a header has no unit; columns of an export, or without values, are not called left out', async () => {
    const { choose, preview } = openDialog()
    await choose('Name,Lead time,Created Via,,Unit\nBench,6,form,,ea')
    const column = await screen.findByRole('combobox', { name: 'Column for Lead time' })
    expect(column).toHaveDisplayValue('Lead Time (days)')
    expect(select('Column for Unit')).toHaveDisplayValue('Unit of the price')
    await preview()
    expect(screen.getByText(/Read as the unit of the price: Unit\./)).toBeVisible()
    expect(screen.queryByText(/Left out/)).toBeNull()
  })

  test('takes values for all rows, and the preview says which', async () => {
    const { user, choose, pick, preview, save } = openDialog()
    await choose('Thing;Farbe;Price\nOfen;rot;980')
    await pick('Column for Thing', 'Name')
    await user.click(screen.getByText(/^For all rows: brand, category/))
    await user.type(screen.getByRole('textbox', { name: 'Brand' }), 'Harvia')
    await pick('Categories', 'Sauna Heaters')
    await pick('Currency', 'EUR')
    fireEvent.change(screen.getByLabelText('Price date'), { target: { value: '2026-01-31' } })
    await preview()
    const said = /For all rows: Brand Harvia, Categories Sauna Heaters, Currency EUR, Price date 2026-01-31\./
    expect(screen.getByText(said)).toBeVisible()
    expect(await save()).toMatchObject({
      added: [
        {
          name: 'Ofen',
          brand: 'Harvia',
          category: 'Sauna Heaters',
          cost: 980,
          currency: 'EUR',
          specifications: { price_date: '2026-01-31' },
        },
      ],
    })
  })

  test('asks how numbers and dates are written if the cells leave it open', async () => {
    const { user, choose, press, preview, save } = openDialog()
    await choose('Name;Cost;spec.expires_on\nTub;1.250;3/1/2027')
    const mark = await screen.findByRole('combobox', { name: 'Decimal mark' })
    expect(mark).toHaveDisplayValue('Comma: 1.250 is 1,250')
    const order = select('Order of dates')
    expect(order).toHaveDisplayValue('Day first: January 3, 2027')
    await user.selectOptions(order, 'Month first: March 1, 2027')
    await preview()
    await press('Columns')
    expect(select('Order of dates')).toHaveDisplayValue('Month first: March 1, 2027')
    await preview()
    expect(await save()).toMatchObject({
      added: [{ cost: 1250, specifications: { expires_on: '2027-03-01' } }],
    })
  })

  test('asks again if a category chosen in the preview adds a column that leaves it open', async () => {
    const { user, choose, pick, preview } = openDialog()
    await choose('Name\tCategory\tWater volume (gal)\nArctic\tTauchbecken\t1.250')
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    await pick('Category for Tauchbecken', 'Cold Plunge Pools')
    await pick('Decimal mark', 'Comma: 1.250 is 1,250')
    await preview()
    expect(rows()).toContainEqual(expect.stringContaining('Water volume 1,250 gal'))
  })

  test('stays open when the preview of an earlier choice arrives', async () => {
    const { choose, pick, press } = openDialog()
    await choose('Name,Categories\nTub,Pumps', '1 New')
    let release = () => {}
    worker.released = new Promise((resolve) => (release = resolve))
    await pick('Category for Pumps', 'Accessories')
    await press('Columns')
    await act(async () => release())
    expect(select('Column for Name')).toBeVisible()
  })

  test('shows why the catalog could not be read, and continues once it can', async () => {
    stored.items = null
    const { choose, press } = openDialog()
    await choose('Name\nBench')
    expect(await alert()).toHaveTextContent('boom')
    stored.items = []
    await press('Preview')
    expect(await count('1 New')).toBeVisible()
  })
})

describe('the preview', () => {
  const kept = item(1, { name: 'Kept' })
  const edited = item(2, { name: 'Edited', cost: 10 })
  const undone = 'The import was undone.'
  const undoable = (done: string) => ({
    changeId: expect.any(String),
    done,
    undone,
    onShow: expect.any(Function),
  })

  test('lists rows by what would happen, changes first, and saves all but the invalid ones', async () => {
    stored.items = [kept, edited]
    const { onClose, onSaved, onShow, choose, press, save } = openDialog()
    await choose(
      `Name,Cost,ID\nKept,,${kept.id}\nEdited,25,${edited.id}\nNew,"$1,200.00",\nWrong,5 or 6,\n,5,`,
    )
    expect(await count('1 Changed')).toHaveAttribute('aria-pressed', 'true')
    expect(rows()).toEqual(['Row 3EditedCost$10 → $25Leave out'])
    await press('2 Invalid')
    expect(rows()).toEqual([
      'Row 5WrongCost: Write a price like 4200 or 4200.50',
      'Row 6no nameName: Please enter a name',
    ])
    await press('1 Unchanged')
    expect(rows()).toEqual(['Row 2Kept'])
    expect(screen.getByText('2 invalid rows are left out.')).toBeVisible()
    expect(await save('Save 2 changes')).toEqual({
      change_id: expect.any(String),
      added: [{ id: expect.any(String), name: 'New', cost: 1200 }],
      changed: [{ id: edited.id, updated_at: edited.updated_at, cost: 25 }],
    })
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const done = 'Import saved: 1 item added, 1 item changed.'
    expect(onSaved).toHaveBeenCalledWith(undoable(done))
    const [change] = onSaved.mock.calls[0] ?? []
    change?.onShow?.()
    expect(onShow).toHaveBeenCalledWith([change?.changeId])
  })

  test('offers invalid rows as a file, and counts those to be corrected in the file itself', async () => {
    const { choose, press } = openDialog()
    await choose('Name,Cost\nWrong,5 or 6\nOpen,"5\nNew,6', '2 Invalid')
    expect(button('Download with reasons')).toBeVisible()
    expect(screen.getByText(/Not in it: 1, to be corrected in the file itself\./)).toBeVisible()
    await press('Columns')
    await press('Other file')
    await choose('Name,Cost\nFine,5\nOpen,"5\nNew,6', '1 Invalid')
    expect(screen.queryByRole('button', { name: 'Download with reasons' })).not.toBeInTheDocument()
    expect(screen.getByText('1 invalid row is left out.')).toBeVisible()
  })

  test('lists how new rows were read: the first values, and all on request', async () => {
    const { user, choose } = openDialog()
    const needs = ['Power', 'Water', 'Space', 'Maintenance'].map((word) => `${word} Requirements`)
    const words = ['Brand', 'Model', 'Supplier', 'Supplier Contact', ...needs, 'Maintenance Schedule']
    const headers = ['Name', 'Cost', 'Weight (kg)', ...words]
    const cells = ['Plunge', '1.250,00', '1,25', ...headers.slice(3).map((header) => header.toLowerCase())]
    await choose(`${headers.join(';')}\n${cells.join(';')}\nTub;4.200,50;9${';'.repeat(9)}`, '2 New')
    expect(rows()).toEqual([
      expect.stringMatching(/^Row 2PlungeCost \$1,250Weight 1\.25 kgBrand brand.*All 11 valuesLeave out$/),
      'Row 3TubCost $4,200.50Weight 9 kgLeave out',
    ])
    expect(screen.queryByText('supplier contact')).toBeNull()
    const all = button('All 11 values: row 2')
    await user.click(all)
    expect(screen.getByText('supplier contact')).toBeVisible()
    expect(all).toHaveAccessibleName('Fewer values: row 2')
    await user.click(all)
    expect(screen.queryByText('supplier contact')).toBeNull()
  })

  test('asks for every category outside the list before anything can be saved, or keeps all at one press', async () => {
    const { user, choose, pick, press, save } = openDialog()
    await choose('Name,Categories\na,benches; Other\nb,Saunas\nc,saunas\nd,Pipes')
    expect(await screen.findByRole('heading', { name: 'Unknown categories' })).toBeVisible()
    const problem = 'Choose a category for every unknown name, or keep it as it is.'
    expect(screen.getByText(problem)).toBeVisible()
    expect(button('Save 4 changes')).toBeDisabled()
    const first = select('Category for benches; Other')
    const options = [...first.querySelectorAll('option')].slice(0, 3).map(({ label }) => label)
    expect(options).toEqual(['Choose', 'Benches, Other', 'Benches'])
    await user.selectOptions(first, 'Benches, Other')
    await pick('Category for Saunas', 'Keep as it is')
    expect(screen.getByText(problem)).toBeVisible()
    await press('Keep all others as they are')
    await waitFor(() => expect(button('Save 4 changes')).toBeEnabled())
    expect(first).toHaveDisplayValue('Benches, Other')
    expect(select('Category for Pipes')).toHaveDisplayValue('Keep as it is')
    const categories = ['Benches, Other', 'Saunas', 'Saunas', 'Pipes']
    expect(await save('Save 4 changes')).toMatchObject({
      added: categories.map((category) => ({ category })),
    })
  })

  test('offers rows that equal an item as its changes, each or all to be added instead', async () => {
    stored.items = [kept, edited]
    const { user, choose, press, save } = openDialog()
    await choose('Name,Cost\nkept,5\nEdited,20')
    expect(await count('2 Changed')).toHaveAttribute('aria-pressed', 'true')
    const all = select('Rows without an ID')
    expect(all).toHaveDisplayValue('Change those items')
    expect(all).toHaveAccessibleDescription(
      '2 rows look like an item of the catalog: by brand and model, by model, or by name. Their empty cells change nothing.',
    )
    await press('Add as a new item: row 2')
    expect(await count('1 New')).toBeVisible()
    expect(button('1 Changed')).toHaveFocus()
    expect(all).toHaveDisplayValue('As chosen for each row')
    await press('1 New')
    await press('Change the item instead: row 2')
    expect(await count('2 Changed')).toBeVisible()
    await user.selectOptions(all, 'Add new items')
    expect(await count('2 New')).toBeVisible()
    await user.selectOptions(all, 'Change those items')
    await count('2 Changed')
    expect(await save('Save 2 changes')).toMatchObject({
      added: [],
      changed: [{ id: kept.id }, { id: edited.id }],
    })
  })

  test('asks about rows that may be an item, lists them first, and saves nothing until then', async () => {
    stored.items = [item(3, { name: 'Thermostat', brand: 'Grohe', model: '260', cost: 1 }), kept]
    const { user, choose, press, save } = openDialog()
    await choose(
      `ID,Name,Model,Cost\n${kept.id},Kept,,9\n,Shower tap,260,2\n,Bad,,5 or 6\n,Lamp,,3\n,LAMP,,4`,
    )
    expect(await count('2 Changed')).toHaveAttribute('aria-pressed', 'true')
    expect(rows()[0]).toMatch(
      /^Row 3Shower tapNo ID, but the same model as Thermostat, Grohe 260 in the catalog/,
    )
    const twins = select('New rows that look alike')
    expect(twins).toHaveAccessibleDescription(
      /^One new row looks like an item of the catalog or a row above: /,
    )
    const all = select('Rows without an ID')
    expect(all).toHaveDisplayValue('Choose')
    expect(button('Save 4 changes')).toBeDisabled()
    await press('Change the item: row 3')
    await waitFor(() => expect(all).toHaveDisplayValue('Change that item'))
    expect(button('2 Changed')).toHaveFocus()
    await user.selectOptions(all, 'Add a new item')
    await count('3 New')
    expect(button('Save 4 changes')).toBeDisabled()
    await user.selectOptions(twins, 'Add them as new items')
    await waitFor(() => expect(button('Save 4 changes')).toBeEnabled())
    expect(await save('Save 4 changes')).toMatchObject({
      added: [{ name: 'Shower tap' }, { name: 'Lamp' }, { name: 'LAMP' }],
      changed: [{ id: kept.id }],
    })
  })

  test('asks before an exported file changes items that were saved since', async () => {
    stored.items = [kept, { ...edited, updated_at: '2026-02-02T00:00:00+00:00' }]
    const { user, choose, save } = openDialog()
    const old = '2026-02-01T00:00:00+00:00'
    await choose(
      `Name,Cost,ID,Last Updated\nKept,5,${kept.id},${kept.updated_at}\nEdited,25,${edited.id},${old}`,
    )
    await count('2 Changed')
    const question = select('Saved since the export')
    expect(question).toHaveAccessibleDescription(
      /^One item that this file changes was saved after the export\./,
    )
    expect(button('Save 2 changes')).toBeDisabled()
    await user.selectOptions(question, 'Change them to what the file says')
    await waitFor(() => expect(button('Save 2 changes')).toBeEnabled())
    await user.selectOptions(question, 'Leave them out')
    expect(await count('1 Left out')).toBeVisible()
    expect(await save()).toMatchObject({ changed: [{ id: kept.id, cost: 5 }] })
  })

  test('lists remarks, and leaves out a row, or all rows with remarks at one press', async () => {
    const { choose, press, save } = openDialog()
    await choose('Name,Cost,Model\nHeater,call,H 1\nTub,5,T 1\nStove,7,Jun-08')
    expect(await count('3 New')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('button', { name: /Left out$/ })).toBeNull()
    expect(rows()).toEqual([
      'Row 2HeaterPrice: "call" went to Additional NotesModel H 1Additional Notes Price: callLeave out',
      'Row 4StoveModel: "Jun-08" looks like a date a spreadsheet made of a numberCost $7Model Jun-08Leave out',
      'Row 3TubCost $5Model T 1Leave out',
    ])
    await press('Leave out rows with remarks')
    expect(await count('2 Left out')).toBeVisible()
    expect(button('1 New')).toBeVisible()
    await press('2 Left out')
    await press('Include: row 4')
    expect(await count('1 Left out')).toHaveFocus()
    await press('2 New')
    await press('Leave out: row 3')
    expect(await count('2 Left out')).toBeVisible()
    expect(await save()).toMatchObject({ added: [{ name: 'Stove', cost: 7, model: 'Jun-08' }] })
  })

  test('asks about items that others have saved lately if an export does not say its time', async () => {
    stored.items = [kept, edited]
    stored.lately = [{ id: 1, equipment_id: edited.id }]
    const { user, choose, save } = openDialog()
    await choose(`Name,Cost,ID\nKept,5,${kept.id}\nEdited,25,${edited.id}`, '2 Changed')
    expect(screen.getByText(/^This file does not say when its items were saved/)).toBeVisible()
    await user.selectOptions(select('May be newer than this file'), 'Leave them out')
    expect(await count('1 Left out')).toBeVisible()
    expect(await save()).toMatchObject({ changed: [{ id: kept.id, cost: 5 }] })
  })

  test('stays with what the database answered, and can compare again', async () => {
    const shared = item(3, { name: 'Shared', cost: 1 })
    stored.items = [shared]
    stored.save = refused
    const { onClose, choose, press } = openDialog()
    await choose(`ID,Cost\n${shared.id},2`, '1 Changed')
    await press('Save 1 change')
    expect(await alert()).toHaveTextContent('Error importing equipment: Someone else changed it.')
    expect(toast).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    stored.items = [{ ...shared, cost: 2 }]
    await press('Check again')
    expect(await count('1 Unchanged')).toBeVisible()
    // The button is gone, the dialog keeps focus.
    expect(screen.getByRole('dialog')).toHaveFocus()
    expect(screen.getByText('There is nothing to save in this file.')).toBeVisible()
    expect(button('Save 0 changes')).toBeDisabled()
  })

  const gateway = async () => new Response('<html>Bad Gateway</html>', { status: 502 })

  test.each([
    ['a lost answer', lost],
    ['the answer of a gateway', gateway],
  ])('%s is asked for once more, and the import ends as saved, with Undo', async (_, noAnswer) => {
    stored.items = [edited]
    const answers = [noAnswer, async () => Response.json(1)]
    stored.save = () => (answers.shift() ?? noAnswer)()
    const { onClose, onSaved, choose, press } = openDialog()
    await choose(`ID,Cost\n${edited.id},25`, '1 Changed')
    await press('Save 1 change')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onSaved).toHaveBeenCalledWith(undoable('Import saved: 1 item changed.'))
    const [first, second] = saved.mock.calls
    expect(second).toEqual(first)
  })

  test('without any answer nothing can be changed: Save repeats what was sent', async () => {
    stored.save = lost
    const { user, choose, pick, press } = openDialog()
    await choose('Name,Categories\nOnce,Pumps')
    await pick('Category for Pumps', 'Accessories')
    await waitFor(() => expect(button('Save 1 change')).toBeEnabled())
    await press('Save 1 change')
    expect(await alert()).toHaveTextContent(
      'Error importing equipment: No answer came, so the rows may have been saved. Press Save again: nothing is saved twice.',
    )
    expect(button('Save 1 change')).toHaveFocus()
    expect(select('Category for Pumps')).toBeDisabled()
    expect(button('Columns')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'This file may have been saved. The list shows whether it was.',
    )
    await press('Keep importing')
    stored.save = async () => Response.json(1)
    await press('Save 1 change')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, ...repeats] = saved.mock.calls
    expect(repeats).toEqual([first, first])
  })

  describe('of more rows than one request saves', () => {
    const names = Array.from({ length: 52 }, (_, row) => `Lamp ${row}`)
    const lamps = `Name\n${names.join('\n')}`
    /** The body of each request. */
    const sent = () =>
      saved.mock.calls.map(([payload]) => payload as { change_id: string; added: Partial<Equipment>[] })
    const saves = async () => Response.json(1)
    /** Answers the first part, then the others, with these. */
    function answer(...answers: (() => Promise<Response>)[]) {
      stored.save = () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost()
    }

    test('is saved in parts, and one message says where each is undone', async () => {
      const { onClose, onSaved, choose, press } = openDialog()
      await choose(lamps, '52 New')
      expect(screen.getByText(/^They are saved in parts of at most 50 rows/)).toBeVisible()
      await press('Save 52 changes')
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      expect(sent().map(({ added }) => added.length)).toEqual([50, 2])
      expect(new Set(sent().map(({ change_id }) => change_id)).size).toBe(2)
      expect(onSaved).not.toHaveBeenCalled()
      expect(vi.mocked(toast).mock.calls).toEqual([
        [
          'Import saved: 52 items added. Undo each of the 2 parts under “What changed” on the overview.',
          expect.objectContaining({ cancel: { label: 'Show', onClick: expect.any(Function) } }),
        ],
      ])
    })

    test('shows how far it is', async () => {
      const { choose, press } = openDialog()
      await choose(lamps, '52 New')
      let release = (_: Response) => {}
      answer(saves, () => new Promise((resolve) => (release = resolve)))
      await press('Save 52 changes')
      expect(await screen.findByText('50 of 52 rows are saved.')).toBeVisible()
      expect(screen.getByRole('progressbar', { name: 'Saving' })).toHaveAttribute('value', String(50 / 52))
      release(Response.json(1))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    test('says what was saved if a part is refused, and goes on with the others', async () => {
      const { choose, press } = openDialog()
      await choose(lamps, '52 New')
      answer(saves, async () => {
        stored.items = sent()[0]?.added.map((row) => ({ ...blankEquipment, ...row })) ?? []
        return refused()
      })
      await press('Save 52 changes')
      expect(await alert()).toHaveTextContent(
        'Error importing equipment: Someone else changed it. 50 of 52 rows are saved. The others are not: they are listed here.',
      )
      expect(await count('50 Unchanged')).toBeVisible()
      answer(saves)
      await press('Save 2 changes')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(sent()[2]?.added.map(({ name }) => name)).toEqual(names.slice(50))
    })

    test('adds a row that was to be added beside an item only once, also if a later part is refused', async () => {
      const { choose, press } = openDialog()
      stored.items = [item(1, { name: 'Lamp 0' })]
      await choose(lamps, '51 New')
      await press('1 Unchanged')
      await press('Add as a new item: row 2')
      expect(await count('52 New')).toBeVisible()
      answer(saves, async () => {
        const added = sent()[0]?.added.map((row) => ({ ...blankEquipment, ...row })) ?? []
        stored.items = [...(stored.items ?? []), ...added]
        return refused()
      })
      await press('Save 52 changes')
      expect(await alert()).toHaveTextContent('The others are not: they are listed here.')
      expect(await count('2 New')).toBeVisible()
    })

    test('repeats only the part without an answer', async () => {
      const { choose, press } = openDialog()
      await choose(lamps, '52 New')
      answer(saves, lost)
      await press('Save 52 changes')
      expect(await alert()).toHaveTextContent(/nothing is saved twice\. 50 of 52 rows are saved\.$/)
      answer(saves)
      await press('Save 52 changes')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const [, second, ...repeats] = sent()
      expect(second?.added).toHaveLength(2)
      expect(repeats).toEqual([second, second])
    })

    test('stops behind the part under way if the dialog is left, and says so', async () => {
      const { choose, press, unmount } = openDialog()
      await choose(lamps, '52 New')
      const finish = slowSave()
      await press('Save 52 changes')
      await waitFor(() => expect(saved).toHaveBeenCalledOnce())
      unmount()
      finish()
      await waitFor(() =>
        expect(vi.mocked(toast)).toHaveBeenCalledWith('The import was stopped. 50 of 52 rows are saved.'),
      )
      expect(saved).toHaveBeenCalledOnce()
    })
  })

  test('asks before matched columns are lost, however it is closed', async () => {
    const { user, router, choose, pick, press } = openDialog()
    await choose('Thing;Price (old)\nOfen;1200')
    await pick('Column for Thing', 'Name')
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => press('Close'),
      () => act(() => router.navigate(-1)),
      () => act(() => router.navigate('/?add=')),
    ]) {
      await close()
      await screen.findByRole('alertdialog', { name: 'Stop this import?' })
      await press('Keep importing')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      expect(select('Column for Thing')).toHaveDisplayValue('Name')
    }
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented, 'a reload asks').toBe(true)
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog')
    await press('Stop')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('asks before decisions about rows are lost, but not about another file that nothing was decided for', async () => {
    const { user, choose, pick, press } = openDialog()
    await choose('Name,Categories\na,Pumps')
    await pick('Category for Pumps', 'Accessories')
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Stop this import?' })
    await press('Keep importing')
    await press('Columns')
    await press('Other file')
    await choose('Name,Colour\nBench,rot')
    await screen.findByRole('combobox', { name: 'Column for Colour' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('cannot be closed or changed during a save', async () => {
    const answer = slowSave()
    const { user, onClose, choose, pick, press } = openDialog()
    await choose('Name,Categories\nSlow,Pumps', '1 New')
    await pick('Category for Pumps', 'Accessories')
    await waitFor(() => expect(button('Save 1 change')).toBeEnabled())
    await press('Save 1 change')
    const saving = await screen.findByRole('button', { name: 'Saving...' })
    expect(saving).toHaveAttribute('aria-disabled', 'true')
    expect(saving).not.toBeDisabled()
    await user.keyboard('{Enter}')
    expect(saved).toHaveBeenCalledOnce()
    expect(saving).toHaveFocus()
    expect(select('Category for Pumps')).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    answer()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('does not wait for the catalog to be read again', async () => {
    const { onClose, choose, press } = openDialog()
    await choose('Name\nQuick', '1 New')
    const reads = new QueryObserver(queryClient, {
      ...equipmentListQuery,
      queryFn: () => new Promise<never>(() => {}),
    })
    onTestFinished(reads.subscribe(() => {}))
    await press('Save 1 change')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  const saves = async () => Response.json(1)

  test.each([
    ['a save', saves, 1, []],
    ['a refused save', refused, 0, ['The import was not saved. Someone else changed it.']],
    ['a save without an answer', lost, 0, ['No answer came: the list shows whether the import was saved.']],
  ])('%s is announced after its dialog was left, and closes nothing', async (_, outcome, times, said) => {
    const answer = slowSave()
    const { onClose, onSaved, choose, save, unmount } = openDialog()
    await choose('Name\nSlow')
    await save()
    unmount()
    stored.save = outcome
    answer(outcome())
    const told = () => [onSaved.mock.calls.length, vi.mocked(toast).mock.calls.flat()]
    await waitFor(() => expect(told()).toEqual([times, said]))
    expect(onClose).not.toHaveBeenCalled()
  })
})
