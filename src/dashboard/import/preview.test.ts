import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import type { Choices } from './choices'
import { exportFileName, exportItems, writeCsv } from './export-csv'
import { type ImportKey, statedUnit } from './headers'
import { maxChanges } from './preview'
import { bench, check, id, only, openQuestions, preview, tableOf } from './preview.fixture'

/** An item with every text that is awkward in CSV. */
const awkward: Equipment = {
  ...bench,
  id: id(2),
  name: '=HYPERLINK("https://example.com";"=1+1")',
  brand: '+1 (212) 555-0100',
  model: '-5',
  notes: 'a "quoted", text\nof two lines\n',
  supplier: "'=kept",
  supplier_contact: '@someone',
  power_requirements: '\tindented',
  water_requirements: '<script>alert(1)</script>',
  space_requirements: '＝1+1',
  maintenance_requirements: "''",
  maintenance_schedule: '  - every week  ',
  specifications: { z: 1, a: { list: [1, null, true, '=x'] } },
}

const columnsOf = (...headers: [header: string, key: ImportKey][]) =>
  headers.map(([header, key]) => ({ key, unit: statedUnit(header, key) }))

const added = (csv: string, choices: Partial<Choices> = {}) => check(csv, [], choices).payload?.added[0]
const changed = (csv: string) => check(csv, [bench]).payload?.changed[0]
const looksLike = [expect.stringMatching(/^Looks like/)]
const badPrice = 'Cost: Write a price like 4200 or 4200.50'
const badJson = 'Specifications: Write JSON like {"output_kw": 18}, or nothing'
const wrongCurrency = (price: string, column: string) =>
  `Cost: This price is in ${price}, but the Currency column says ${column}`
const surplus = 'More cells than there are headers: empty those beyond them'

describe('an export', () => {
  test('imports as unchanged', async () => {
    const csv = (await exportItems([bench, awkward])).join('')
    expect(check(csv, [bench, awkward]).counts).toEqual({ new: 0, changed: 0, unchanged: 2, invalid: 0 })
  })

  test('imports into an empty catalog with the same values', async () => {
    const csv = (await exportItems([awkward])).join('').replace('ID,', 'Was,')
    const { id: _, created_at, updated_at, created_by, created_via, ...kept } = awkward
    for (const [key, value] of Object.entries(kept))
      if (typeof value === 'string') Object.assign(kept, { [key]: value.trim() })
    const categories = new Map([['made up', 'Made up']])
    expect(added(csv, { categories })).toEqual({ ...kept, id: expect.any(String) })
  })

  test('has no cell a spreadsheet would compute, and numbers without apostrophes', async () => {
    const [, body = ''] = await exportItems([awkward])
    const { rows } = tableOf(`x\n${body}`)
    const cells = rows[1]?.cells ?? []
    expect(cells.filter((cell) => /^[\s']*[=+\-@＝]/.test(cell) && !cell.startsWith("'"))).toEqual([])
    expect(cells.filter((cell) => cell.startsWith('\t'))).toEqual([])
    expect(cells).toContain('4200.5')
  })

  test('starts with a byte order mark and ends every line as RFC 4180 says', async () => {
    const csv = (await exportItems(Array.from({ length: 1200 }, () => bench))).join('')
    expect(csv.startsWith('\uFEFFName,Categories,')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(1202)
    expect(csv.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('is named after the day', () => {
    expect(exportFileName(new Date(2026, 0, 5, 23, 59))).toBe('equipment-2026-01-05.csv')
  })
})

describe('a row', () => {
  test('new items stand in the catalog in the order of the file', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Item ${index}`)
    const { payload } = check(`Name,Categories\n${names.map((name) => `${name},Benches`).join('\n')}`, [])
    // The list sorts by id when `created_at` is equal.
    const byId = payload?.added.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    expect(byId?.map(({ name }) => name)).toEqual(names)
  })

  test('keeps its new ID as long as the file is open, so that a repeated save adds nothing twice', () => {
    const table = tableOf('ID,Name\n,Twin\n,Twin')
    expect(preview(table, []).payload?.added).toEqual(preview(table, []).payload?.added)
  })

  test.each<[what: string, csv: string, values: object]>([
    ['the columns of the file', 'Name,Cost,Categories\nx,"$1,200.50",', { cost: 1200.5, category: 'Other' }],
    ['nothing for cells it does not have', 'Name,Categories,Cost\nx', {}],
    ['formulas and HTML as text', 'Name,Brand,Notes\nx,=1+1,<b>!</b>', { brand: '=1+1', notes: '<b>!</b>' }],
    ['the currency of its price', 'Name,Cost\nx,"EUR 1.150,00"', { cost: 1150, currency: 'EUR' }],
    ['that for an empty Currency', 'Name,Cost,Currency\nx,GBP 900,', { cost: 900, currency: 'GBP' }],
    ['one currency said twice', 'Name,Cost,Currency\nx,€900,eur', { cost: 900, currency: 'EUR' }],
    ['Canadian dollars with a plain $', 'Name,Cost,Currency\nx,$990,CAD', { cost: 990, currency: 'CAD' }],
    ['those with a $ in the header', 'Name,Price ($),Currency\nx,990,CAD', { cost: 990, currency: 'CAD' }],
    ['those with a code there', 'Name,List price CAD\nx,"$1,250.00"', { cost: 1250, currency: 'CAD' }],
    ['those with CA$', 'Name,Cost\nx,CA$ 990', { cost: 990, currency: 'CAD' }],
  ])('that is new saves %s', (_, csv, values) => {
    expect(added(csv)).toEqual({ id: expect.any(String), name: 'x', ...values })
  })

  test('that differs late in a long text shows where', () => {
    const story = 'A line of the long story. '.repeat(20)
    const stored = { ...bench, notes: `${story}Old end.` }
    const { differences } = only(`ID,Notes\n${id(1)},${story}New end.`, [stored])
    const tail = '…line of the long story.'
    expect(differences).toMatchObject([{ before: `${tail} Old end.`, after: `${tail} New end.` }])
  })

  test('that is new lists how its cells were read, figures first', () => {
    const csv =
      'Name;Brand;Cost;Weight (kg);Width (mm);Notes\n' +
      `Plunge;Acme;EUR 1.250,00;1,25;914,4;${'long '.repeat(50)}`
    expect(only(csv, [])).toMatchObject({
      status: 'new',
      values: [
        { label: 'Cost', value: '€1,250' },
        { label: 'Weight', value: '1.25 kg' },
        { label: 'Width', value: '914.4 mm' },
        { label: 'Brand', value: 'Acme' },
        { label: 'Currency', value: 'EUR' },
        { label: 'Additional Notes', value: `${'long '.repeat(16)}…` },
      ],
    })
    expect(only('Name,Brand\nPlunge,', [])).toMatchObject({ status: 'new', values: [] })
  })

  test.each<[what: string, cells: string, values: object]>([
    ['what differs', `ID,Name,Currency\n${id(1).toUpperCase()},Cedar bench,gbp`, { currency: 'GBP' }],
    [
      'its empty cells to nothing',
      `ID,Brand,Lead Time (days)\n${id(1)},,`,
      { brand: null, lead_time_days: null },
    ],
    ['no field whose cell is missing', `ID,Name,Brand,Cost\n${id(1)},Oak`, { name: 'Oak' }],
  ])('with an ID changes %s, and nothing else', (_, csv, values) => {
    expect(changed(csv)).toEqual({ id: id(1), updated_at: bench.updated_at, ...values })
  })

  test('lists what differs, before and after', () => {
    expect(only(`ID,Cost,Specifications\n${id(1)},5,"{""a"":1}"`, [bench])).toMatchObject({
      status: 'changed',
      name: 'Cedar bench',
      differences: [
        { header: 'Cost', before: '€4,200.50', after: '€5' },
        { header: 'A', before: '', after: '1' },
      ],
    })
  })

  test.each([
    ['fewer cells than headers', `ID,Name,Brand,Cost\n${id(1)},Cedar bench`],
    ['a price in other signs', `ID,Cost\n${id(1)},"4,200.50"`],
    ['other case and spacing of categories', `ID,Categories\n${id(1)},"benches,made up"`],
    ['other spacing of categories as they were filed', `ID,Categories\n${id(4)},"Doors,salt rooms"`],
    ['other order of keys', `ID,Specifications\n${id(2)},"{""a"":{""list"":[1,null,true,""=x""]},""z"":1}"`],
    ['line ends of Windows', `ID,Notes\n${id(2)},"a ""quoted"", text\r\nof two lines"`],
    ['a value older than a rule', `ID,Notes\n${id(3)},${'🧖'.repeat(9000)}`],
  ])('is unchanged with %s', (_, csv) => {
    const items = [
      bench,
      awkward,
      { ...bench, id: id(3), notes: '🧖'.repeat(9000) },
      { ...bench, id: id(4), category: 'Doors, salt rooms' },
    ]
    expect(only(csv, items).status).toBe('unchanged')
  })

  test('corrects a category that was filed in another spelling than that of the list', () => {
    const filed = { ...bench, category: 'sauna heaters' }
    const csv = `ID,Categories\n${id(1)},Sauna Heaters`
    const differences = [{ before: 'sauna heaters', after: 'Sauna Heaters' }]
    expect(check(csv, [filed])).toMatchObject({
      rows: [{ status: 'changed', differences }],
      unknownCategories: [],
      payload: { changed: [{ category: 'Sauna Heaters' }] },
    })
    expect(only(`ID,Categories\n${id(1)},sauna heaters`, [filed]).status).toBe('unchanged')
  })

  // Named by reasons, because one of the files is long. The reasons of single cells are in read-cell.test.ts.
  test.each<[reasons: unknown[], csv: string]>([
    [[badPrice, 'Warranty (months): Write a whole number like 30'], 'Name,Cost,Warranty\nx,much,soon'],
    [['Name: Please enter a name'], 'Name,Cost\n,5'],
    [['Name: Please enter a name'], 'Brand,Name\nx'],
    [[badJson], 'Name,Specifications\nx,[1]'],
    [
      ['Specifications: Holds a character that cannot be stored'],
      'Name,Specifications\nx,"{""a"":""\\u0000""}"',
    ],
    [
      ['Specifications: Please keep this under 65537 characters'],
      `Name,Specifications\nx,"{""a"":""${'y'.repeat(65_536)}""}"`,
    ],
    [['ID: Not an ID of this catalog'], 'Name,ID\nx,7'],
    [[expect.stringMatching(/^ID: Not in the catalog/)], `Name,ID\nx,${id(5)}`],
    [[expect.stringMatching(/^A quotation mark is out of place/)], 'Name,Notes\nx,"never closed'],
    [[surplus], 'Name,Cost\nx,5,,extra'],
    [[wrongCurrency('EUR', 'USD')], 'Name,Cost,Currency\nx,€900,USD'],
    [[wrongCurrency('USD', 'GBP')], 'Name,Cost,Currency\nx,$900,GBP'],
    [['Cost: Use one of USD, EUR, GBP, CAD'], 'Name,Cost,Currency\nx,¥900,'],
  ])('is invalid: %j', (reasons, csv) =>
    expect(only(csv, [bench])).toMatchObject({ number: 2, status: 'invalid', notes: reasons }),
  )

  test('is invalid if a person mapped a header in months to a column of days', () => {
    const columns = columnsOf(['Name', 'name'], ['Delivery (months)', 'lead_time_days'])
    const notes = ['Lead Time (days): Write a whole number like 30, not "3 months"']
    expect(only('Name,Delivery (months)\nx,3', [], { columns })).toMatchObject({ status: 'invalid', notes })
  })

  test('and another with its id are both invalid', () => {
    const { counts } = check(`ID,Name\n${id(1)},a\n${id(1).toUpperCase()},b\n,c`, [bench])
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, invalid: 2 })
  })
})

test('a price list is understood by its headers: currency, weeks, units and the specifications of its categories', () => {
  const headers =
    'Item;SKU;List price (EUR);Delivery time (weeks);Power [kW];Power;Weight (lb);Category;Stones (kg);Remarks'
  expect(added(`${headers}\nOfen;A-1;1.200,50;6;9,5;208 V;100;Sauna Heaters;60;gut`)).toMatchObject({
    name: 'Ofen',
    model: 'A-1',
    cost: 1200.5,
    currency: 'EUR',
    lead_time_days: 42,
    power_requirements: '208 V',
    notes: 'gut',
    specifications: { power_kw: 9.5, weight_kg: 45.359237, stones_kg: 60 },
  })
})

test('a currency in the price changes that of an item, and says so', () => {
  const differences = [{ header: 'Currency', before: 'EUR', after: 'USD' }]
  expect(only(`ID,Cost\n${id(1)},$4200.50`, [bench])).toMatchObject({ status: 'changed', differences })
  const canadian = [{ ...bench, currency: 'CAD' }]
  expect(only(`ID,Cost\n${id(1)},$4200.50`, canadian).status).toBe('unchanged')
  expect(only(`ID,Price ($)\n${id(1)},4200.50`, canadian).status).toBe('unchanged')
  expect(only(`ID,Cost\n${id(1)},4200.50`, [bench]).status).toBe('unchanged')
})

describe('categories outside the list', () => {
  const csv = 'Name,Categories\na,benches; Other\nb,"Doors, Saunas"\nc,"saunas, doors"'

  test('are named with their number of rows, and nothing is saved before each is decided', () => {
    expect(check(csv, [])).toMatchObject({
      unknownCategories: [
        { name: 'benches; Other', rows: 1 },
        { name: 'Saunas', rows: 2 },
      ],
      payload: null,
      problem: 'Choose a category for every unknown name, or keep it as it is.',
    })
    expect(check(csv, [], { categories: new Map([['saunas', 'Sauna Heaters']]) }).payload).toBeNull()
  })

  test.each([
    ['Benches, Other', 'Doors', ['Benches, Other', 'Doors', 'Doors']],
    ['benches; Other', 'Saunas', ['benches; Other', 'Doors, Saunas', 'Saunas, Doors']],
  ])('are written as chosen, once each, or kept: %j and %j', (first, second, written) => {
    const categories = new Map(Object.entries({ 'benches; other': first, saunas: second }))
    const { payload, unknownCategories } = check(csv, [], { categories })
    expect(payload?.added.map(({ category }) => category)).toEqual(written)
    // Listed after the decision too, so that it can be changed.
    expect(unknownCategories).toHaveLength(2)
  })

  test('need no decision if the item has them already, or if the row is refused', () => {
    expect(check(`ID,Categories\n${id(1)},"Doors, made up"`, [bench])).toMatchObject({
      unknownCategories: [],
      payload: { changed: [{ category: 'Doors, Made up' }] },
    })
    expect(check('Name,Categories\n,Nonsense\nx,Doors', []).unknownCategories).toEqual([])
  })
})

describe('a row without an ID', () => {
  const heater: Equipment = { ...bench, id: id(7), name: 'Heater', brand: 'Acme', model: 'H 1', cost: 10 }
  const plain: Equipment = { ...bench, id: id(8), name: 'Plain door', brand: null, model: null, cost: 10 }
  const items = [heater, plain]
  const add: Choices['lookAlikes'] = new Map([[2, 'add']])
  const change: Choices['lookAlikes'] = new Map([[2, 'change']])

  test.each([
    ['brand and model', 'Name,Brand,Model,Cost\nAnother name,ACME, h  1,20', id(7), 'brand and model'],
    ['name', 'Name,Cost\n plain DOOR ,20', id(8), 'name'],
    ['name, the item having no brand', 'Name,Brand,Cost\nPlain door,Acme,20', id(8), 'name'],
  ])('that equals an item in %s is offered as its change', (_, csv, itemId, by) => {
    const notes = [expect.stringContaining(`No ID, but the same ${by} as `)]
    expect(check(csv, items)).toMatchObject({
      payload: { added: [], changed: [{ id: itemId, updated_at: bench.updated_at, cost: 20 }] },
      rows: [{ status: 'changed', offer: 'change', notes }],
      matchedRows: [2],
    })
  })

  test.each([
    ['only the model is the same', 'Name,Model,Cost\nSauna stove,h1,20', 'model as Heater, Acme H 1'],
    [
      'the brand has another ending',
      'Name,Brand,Model,Cost\nStove,Acme Inc.,H 1,20',
      'model as Heater, Acme H 1',
    ],
    ['the file has IDs and its cell is empty', 'ID,Name,Cost\n,Plain door,20', 'name as Plain door'],
    [
      'that and the model',
      'ID,Name,Brand,Model,Cost\n,Kiln,Acme,H1,20',
      'brand and model as Heater, Acme H 1',
    ],
    ['its row ends before the ID', 'Name,Cost,ID\nPlain door,20', 'name as Plain door'],
    ['it is typeset', 'ID,Name,Cost\n,Plain\u00a0do\u00ador,20', 'name as Plain door'],
  ])('is asked about if %s: change the item or add a new one', (_, csv, by) => {
    expect(check(csv, items)).toMatchObject({
      payload: null,
      problem: 'Choose whether the rows that look like an item change it or are added.',
      undecided: 1,
      matchedRows: [2],
      rows: [
        {
          status: 'changed',
          offer: 'change',
          isUndecided: true,
          notes: [`No ID, but the same ${by} in the catalog`],
        },
      ],
    })
    expect(check(csv, items, { lookAlikes: change })).toMatchObject({
      payload: { added: [], changed: [{ cost: 20 }] },
      rows: [{ status: 'changed', isUndecided: false }],
    })
    expect(check(csv, items, { lookAlikes: add })).toMatchObject({
      payload: { added: [{ cost: 20 }], changed: [] },
      rows: [{ status: 'new', offer: 'add', notes: looksLike }],
    })
  })

  test('that was added to an export adds nothing when the file is imported again', async () => {
    const lines = (await exportItems([heater])).join('')
    const csv = `${lines}Tub,Hot Tubs,Acme,T 9,7000\r\nBasin,Showers,,,90\r\n`
    const first = check(csv, [heater])
    expect(first.payload).toMatchObject({ added: [{ name: 'Tub' }, { name: 'Basin' }], changed: [] })
    const stored = first.payload?.added.map((values) => ({ ...blankEquipment, ...values })) ?? []
    expect(check(csv, [...stored, heater])).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 3, invalid: 0 },
      problem: 'There is nothing to save in this file.',
    })
    // Somebody has changed its price since: the file does not put it back without a question.
    const repriced = stored.map((item) => ({ ...item, cost: 1 }))
    expect(check(csv, [...repriced, heater])).toMatchObject({ payload: null, undecided: 2 })
  })

  test('comes first if it needs a look', () => {
    const csv = 'Name,Model,Cost\nLamp,L 1,1\nPlain door,,30\nSauna stove,H1,20\nLamp,L 1,2'
    expect(check(csv, items)).toMatchObject({
      rows: [{ number: 4, isUndecided: true }, { number: 5, status: 'new' }, { number: 2 }, { number: 3 }],
      addedAlike: 1,
      undecided: 1,
      matchedRows: [3, 4],
    })
  })

  test.each([
    ['brand and model', 'Name,Brand,Model\nTub,Acme,T 9\nHot tub,ACME,t9'],
    ['model', 'Name,Model\nTub,T 9\nHot tub,T9'],
    ['name', 'Name,Brand\nWeiß,\nWEISS,Acme'],
    ['name', "ID,Name\n,O’Brien\n,O'Brien"],
  ])('of the same %s as a new row above is added, and says so', (by, csv) => {
    expect(check(csv, items)).toMatchObject({
      counts: { new: 2 },
      problem: null,
      addedAlike: 1,
      rows: [
        { number: 3, notes: [`Looks like row 2: the same ${by}`] },
        { number: 2, notes: [] },
      ],
    })
  })

  test.each([
    ['another model', 'Name,Brand,Model\nHeater,Acme,H2'],
    ['another brand', 'Name,Brand\nHeater,Other'],
    ['another name', 'Name\nHeater 2'],
  ])('of %s is new', (_, csv) => {
    expect(check(csv, items)).toMatchObject({ counts: { new: 1 }, matchedRows: [] })
    expect(only(csv, items).notes).toEqual([])
  })

  test('is added when that is chosen, and says what it looks like', () => {
    expect(check('Name,Cost\nPlain door,20', items, { lookAlikes: add })).toMatchObject({
      payload: { added: [{ name: 'Plain door', cost: 20 }], changed: [] },
      rows: [{ status: 'new', offer: 'add', notes: looksLike }],
      matchedRows: [2],
    })
  })

  test('leaves as they are the fields whose cells are empty, until it is added', () => {
    const spec = { weight_kg: 50, own: 'x' }
    const stored = [{ ...heater, currency: 'EUR', notes: 'Kept', specifications: spec }]
    const csv =
      'Name,Brand,Model,Cost,Currency,Notes,Categories,Weight (kg),Specifications,spec.own\n,Acme,H 1,20,,,,,,'
    expect(check(csv, stored)).toMatchObject({
      rows: [{ name: 'Heater', differences: [{ header: 'Cost', before: '€10', after: '€20' }] }],
      payload: { changed: [{ id: id(7), updated_at: bench.updated_at, cost: 20 }] },
    })
    expect(check(csv.replace(',20', ','), stored).counts.unchanged).toBe(1)
    const added = check(csv.replace('\n', '\nHeater'), stored, { lookAlikes: add }).payload?.added
    expect(added).toMatchObject([{ name: 'Heater', currency: 'USD', notes: null, category: 'Other' }])
  })

  test('that equals an item in everything is unchanged', () => {
    const unchanged = { counts: { unchanged: 1 }, matchedRows: [2] }
    expect(check('Name,Cost\nPlain door,10', items)).toMatchObject(unchanged)
  })

  test('changes an item only once: a second one is new and says so, even if the first one is added', () => {
    const csv = 'Name,Cost\nPlain door,20\nPlain door,30'
    expect(check(csv, items)).toMatchObject({
      counts: { changed: 1, new: 1 },
      matchedRows: [2],
      rows: [{ status: 'new', notes: looksLike }, { status: 'changed' }],
    })
    expect(check(csv, items, { lookAlikes: add })).toMatchObject({
      payload: { changed: [] },
      rows: [{ status: 'new' }, { status: 'new', notes: looksLike }],
    })
  })

  test('that equals two items alike is new and says so; the name decides between two of one model', () => {
    const twin = { ...plain, id: id(9) }
    expect(only('Name\nPlain door', [plain, twin])).toMatchObject({ status: 'new', notes: looksLike })
    const sibling = { ...heater, id: id(9), name: 'Heater, black' }
    const csv = 'Name,Brand,Model,Cost\nHeater,Acme,H 1,20'
    expect(check(csv, [sibling, heater]).payload?.changed).toMatchObject([{ id: id(7) }])
  })

  test('leaves an item alone that another row names by its ID', () => {
    const { rows } = check(`Name,Cost,ID\nPlain door,20\nPlain door,30,${id(8)}`, items)
    expect(rows).toMatchObject([{ status: 'new' }, { status: 'changed' }])
  })
})

test('invalid rows are exported as read, with their reasons, and can be corrected and imported', async () => {
  const { invalidRows } = check('Name,Cost,Notes,Error\n=x,much,a,old\nfine,1,b,', [])
  expect(invalidRows).toEqual([
    ['Error', 'Name', 'Cost', 'Notes'],
    [badPrice, '=x', 'much', 'a'],
  ])
  const corrected = (await writeCsv(invalidRows)).join('').replace('much', '5')
  expect(added(corrected)).toMatchObject({ name: '=x', cost: 5, notes: 'a' })
})

describe('an exported file whose items were saved since', () => {
  const exported = [bench, { ...bench, id: id(2), name: 'Stool' }]
  const saved = exported.map((item, index) =>
    index === 0 ? item : { ...item, notes: 'Theirs', updated_at: '2026-02-01T00:00:00.456+00:00' },
  )
  const edited = async () => (await exportItems(exported)).join('').replaceAll('4200.5', '3999')

  test('asks what happens to their rows, lists them first, and saves nothing until then', async () => {
    const { rows, counts, savedSince, payload, problem } = check(await edited(), saved)
    expect([counts.changed, savedSince, payload]).toEqual([2, 1, null])
    expect(rows).toMatchObject([
      { name: 'Stool', status: 'changed', notes: ['Saved after this file was exported'] },
      { name: 'Cedar bench', status: 'changed' },
    ])
    expect(problem).toMatch(/^Choose what happens to the rows whose items were saved after/)
  })

  test('leaves them out, or puts back what it says, as chosen', async () => {
    const left = check(await edited(), saved, { savedSince: 'leave' })
    expect(left.counts).toMatchObject({ changed: 1, unchanged: 1 })
    expect(left.payload?.changed).toMatchObject([{ id: id(1), cost: 3999 }])
    expect(left.rows).toMatchObject([
      { name: 'Stool', status: 'unchanged', notes: ['Saved after this file was exported: left out'] },
      { name: 'Cedar bench' },
    ])
    const put = check(await edited(), saved, { savedSince: 'change' })
    expect(put.payload?.changed).toMatchObject([
      { id: id(1), cost: 3999 },
      { id: id(2), cost: 3999, notes: null, updated_at: saved[1]?.updated_at },
    ])
  })

  test.each([
    ['is not', async () => (await edited()).replace('Last Updated', 'Was')],
    ['is no time of an export', async () => (await edited()).replaceAll(bench.updated_at, '2/1/2026')],
  ])('asks nothing if that time %s in the file', async (_, file) => {
    expect(check(await file(), saved)).toMatchObject({ savedSince: 0, problem: null })
  })

  test('says it beside what else there is to say of a row', () => {
    const csv = 'Name,Cost,Last Updated\nStool,5,2020-01-01T00:00:00+00:00'
    expect(only(csv, saved).notes).toEqual([
      'No ID, but the same name as Stool, Nordwood in the catalog',
      'Saved after this file was exported',
    ])
  })

  test('asks nothing about rows that change nothing', async () => {
    expect(check((await exportItems(saved)).join(''), saved).savedSince).toBe(0)
    const csv = `ID,Name,Last Updated\n${id(2)},Stool,2020-01-01T00:00:00+00:00`
    expect(check(csv, saved)).toMatchObject({ savedSince: 0, counts: { unchanged: 1 } })
  })
})

describe('invalid rows that come back uncorrected', () => {
  const again = async (csv: string) => {
    const { invalidRows, delimiter } = check(csv, [bench])
    const text = (await writeCsv(invalidRows, delimiter)).join('')
    return { text, ...check(text, [bench]) }
  }

  test.each([',', ';', '\t'])('keep surplus cells and stay refused, separated by %j', async (delimiter) => {
    const csv = ['Name,Notes', 'Bench,long, heavy, do not tilt'].join('\n').replaceAll(',', delimiter)
    const { text, rows } = await again(csv)
    expect(text).toMatch(/Bench.long.heavy.do not tilt/)
    expect(rows).toMatchObject([{ status: 'invalid', notes: [surplus] }])
    const twice = check((await again(text)).text, []).invalidRows
    expect(twice[1]).toEqual([surplus, 'Bench', 'long', 'heavy', 'do not tilt'])
  })

  test('stay as short as they were, so that they clear nothing once corrected', async () => {
    const { text } = await again(`ID,Cost,Brand,Notes\n${id(1)},much`)
    const { payload } = check(text.replace(',much', ',5'), [bench])
    expect(payload?.changed).toEqual([{ id: id(1), updated_at: bench.updated_at, cost: 5 }])
  })

  test('are left out if a quotation mark may have swallowed rows below', () => {
    const { invalidRows, counts } = check('A,Cost,Name\n,much,x\n,1,"never closed\n,2,two\n,3,three', [])
    expect(counts.invalid).toBe(2)
    expect(invalidRows).toEqual([
      ['Error', 'A', 'Cost', 'Name'],
      [badPrice, '', 'much', 'x'],
    ])
  })
})

test.each([
  ['more than 5,000 changes', `Name\n${'x\n'.repeat(maxChanges + 1)}`, /5,001 changes/],
  ['no change', `ID,Name\n${id(1)},Cedar bench`, /^There is nothing to save in this file\.$/],
  ['more text than a request may carry', `Name,Notes\n${`x,${'y'.repeat(9000)}\n`.repeat(1800)}`, /15 MB/],
])('a file with %s cannot be saved', (_, csv, problem) =>
  expect(check(csv, [bench])).toMatchObject({ payload: null, problem: expect.stringMatching(problem) }),
)

describe('a file with decimal commas', () => {
  const weighed = [1.234, 1.25, 0.125, 12_345.678].map((weight_kg, index) => ({
    ...bench,
    id: id(index + 1),
    category: 'Benches',
    specifications: { weight_kg, own: weight_kg, code: '0,75' },
  }))

  test('has them in numbers only: an export imports as unchanged, and comes back in an empty catalog', async () => {
    const csv = (await exportItems(weighed)).join('')
    expect(openQuestions(csv)).toEqual({})
    expect(check(csv, weighed).counts.unchanged).toBe(4)
    const { payload } = check(csv.replace('ID,', 'Was,'), [])
    expect(payload?.added).toEqual(
      weighed.map(({ specifications }) => expect.objectContaining({ specifications })),
    )
  })

  test.each([
    ['as an export writes it', '1.234;5', 'unchanged'],
    ['as a spreadsheet with decimal commas writes it', '1,234;1,234', 'unchanged'],
    ['in another number', '1,235;1,234', 'changed'],
  ])('is compared with the stored number %s', (_, cells, status) => {
    const [item] = weighed
    const csv = `ID;spec.weight_kg;spec.own\n${id(1)};${cells}`
    expect(only(csv.replace(';5', ';1.234'), item ? [item] : []).status).toBe(status)
  })

  test('gets its invalid rows back in one', async () => {
    const { invalidRows, delimiter } = check('Name,Cost,Weight (kg)\na,much,"1.250"\nb,,"0,75"', [])
    const back = (await writeCsv(invalidRows, delimiter)).join('').replace('much', '7')
    expect(openQuestions(back)).toEqual({ decimal: '1.250' })
    expect(check(back, []).payload?.added).toMatchObject([{ specifications: { weight_kg: 1250 } }])
  })
})
