import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { exportFileName, exportItems, writeCsv } from '@/dashboard/shared/export-csv'
import type { Choices } from './choices'
import type { Payload } from './preview'
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

const added = (csv: string, choices: Partial<Choices> = {}) => check(csv, [], choices).payload?.added[0]
const changed = (csv: string) => check(csv, [bench]).payload?.changed[0]
const looksLike = [expect.stringMatching(/^Looks like/)]
const badPrice = 'Cost: Write a price like 4200 or 4200.50'
const wrongCurrency = (price: string, column: string) =>
  `Cost: This price is in ${price}, but the Currency column says ${column}`
const surplus = 'More cells than there are headers: empty those beyond them'

describe('an export', () => {
  test('imports as unchanged', async () => {
    const csv = (await exportItems([bench, awkward])).join('')
    expect(check(csv, [bench, awkward]).counts).toMatchObject({
      unchanged: 2,
      new: 0,
      changed: 0,
      invalid: 0,
    })
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
    const cells = tableOf(body).rows[0]?.cells ?? []
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
    [[badPrice], 'Name,Cost\nx,12.34.56'],
    [[badPrice], 'Name,Cost\nx,1200-1400'],
    [[badPrice], 'Name,Cost\nx,from 1200'],
    [[badPrice], 'Name,Cost\nx,1200 a pair'],
    [['Cost: This number is too large'], 'Name,Cost\nx,99999999999'],
    [[expect.stringMatching(/^Weight \[kg]: .*not "1,25,5"$/)], 'Name,Weight (kg)\nx,"1,25,5"'],
    [['Currency: Use one of USD, EUR, GBP, CAD'], 'Name,Cost,Currency\nx,900,JPY'],
    [['Name: Please enter a name'], 'Name,Cost\n,5'],
    [['Name: Please enter a name'], 'Brand,Name\nx'],
    [['ID: Not an ID of this catalog'], 'Name,ID\nx,7'],
    [[expect.stringMatching(/^ID: Not in the catalog/)], `Name,ID\nx,${id(5)}`],
    [[expect.stringMatching(/^A quotation mark is out of place/)], 'Name,Notes\nx,"never closed'],
    [[surplus], 'Name,Cost\nx,5,,extra'],
    [[wrongCurrency('EUR', 'USD')], 'Name,Cost,Currency\nx,€900,USD'],
    [[wrongCurrency('USD or CAD', 'GBP')], 'Name,Cost,Currency\nx,$900,GBP'],
    [['Cost: Use one of USD, EUR, GBP, CAD'], 'Name,Cost,Currency\nx,¥900,'],
  ])('is invalid: %j', (reasons, csv) =>
    expect(only(csv, [bench])).toMatchObject({ number: 2, status: 'invalid', notes: reasons }),
  )

  test('and another with its id are both invalid', () => {
    const { counts } = check(`ID,Name\n${id(1)},a\n${id(1).toUpperCase()},b\n,c`, [bench])
    expect(counts).toMatchObject({ new: 1, changed: 0, unchanged: 0, invalid: 2 })
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
    const exported = (await exportItems([heater])).join('')
    const headers = exported.slice(exported.indexOf('Name')).split('\r\n')[0]?.split(',') ?? []
    const row = (values: Record<string, string>) =>
      `${headers.map((header) => values[header] ?? '').join(',')}\r\n`
    const tub = row({ Name: 'Tub', Categories: 'Hot Tubs', Brand: 'Acme', Model: 'T 9', Cost: '7000' })
    const csv = exported + tub + row({ Name: 'Basin', Categories: 'Showers', Cost: '90' })
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
      rows: [{ number: 3, offer: 'change' }, { number: 4, isUndecided: true }, { number: 5 }, { number: 2 }],
      doubts: { alike: 1 },
      undecided: 1,
      matchedRows: [3, 4],
    })
  })

  test.each([
    ['brand and model', 'Name,Brand,Model\nTub,Acme,T 9\nHot tub,ACME,t9'],
    ['model', 'Name,Model\nTub,T 9\nHot tub,T9'],
    ['name', 'Name,Brand\nWeiß,\nWEISS,Acme'],
    ['name', "ID,Name\n,O’Brien\n,O'Brien"],
    ['name', 'Name,Price\nTub,5\nTub,6'],
    ['name', 'Name,Brand\nTub,\ntub ,'],
  ])('of the same %s as a new row above is asked about: add it too or leave it out', (by, csv) => {
    expect(check(csv, items)).toMatchObject({
      counts: { new: 2 },
      payload: null,
      problem: 'Choose what happens to the new rows that look like an item or another row.',
      doubts: { alike: 1 },
      rows: [
        { number: 3, notes: [`Looks like row 2: the same ${by}`] },
        { number: 2, notes: [] },
      ],
    })
    expect(check(csv, items, { doubts: { alike: 'change' } }).payload?.added).toHaveLength(2)
    const left = check(csv, items, { doubts: { alike: 'leave' } })
    expect(left.payload?.added).toHaveLength(1)
    expect(left.counts['left out']).toBe(1)
    // Left out, the row above is no other row any more.
    const others = check(csv, items, { included: new Map([[2, false]]) })
    expect([others.payload?.added.length, others.doubts.alike]).toEqual([1, 0])
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

  test('changes an item only once: a second one is new and asked about, even if the first one is added', () => {
    const csv = 'Name,Cost\nPlain door,20\nPlain door,30'
    expect(check(csv, items)).toMatchObject({
      counts: { changed: 1, new: 1 },
      payload: null,
      doubts: { alike: 1 },
      matchedRows: [2],
      rows: [{ status: 'changed' }, { status: 'new', notes: looksLike }],
    })
    expect(check(csv, items, { lookAlikes: add, doubts: { alike: 'change' } })).toMatchObject({
      payload: { changed: [] },
      rows: [{ status: 'new' }, { status: 'new', notes: looksLike }],
    })
  })

  test('that equals two items alike is new and asked about; the name decides between two of one model', () => {
    const twin = { ...plain, id: id(9) }
    expect(only('Name\nPlain door', [plain, twin])).toMatchObject({ status: 'new', notes: looksLike })
    expect(check('Name\nPlain door', [plain, twin])).toMatchObject({ payload: null, doubts: { alike: 1 } })
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
  const { invalidRows } = check('Name,Cost,Notes,Error\n=x,5 or 6,a,old\nfine,1,b,', [])
  expect(invalidRows).toEqual([
    ['Error', 'Name', 'Cost', 'Notes'],
    [badPrice, '=x', '5 or 6', 'a'],
  ])
  const corrected = (await writeCsv(invalidRows)).join('').replace('5 or 6', '5')
  expect(added(corrected)).toMatchObject({ name: '=x', cost: 5, notes: 'a' })
})

describe('an exported file whose items were saved since', () => {
  const exported = [bench, { ...bench, id: id(2), name: 'Stool' }]
  const saved = exported.map((item, index) =>
    index === 0 ? item : { ...item, notes: 'Theirs', updated_at: '2026-02-01T00:00:00.456+00:00' },
  )
  const edited = async () => (await exportItems(exported)).join('').replaceAll('4200.5', '3999')

  test('asks what happens to their rows, lists them first, and saves nothing until then', async () => {
    const { rows, counts, doubts, payload, problem } = check(await edited(), saved)
    expect([counts.changed, doubts['saved since'], payload]).toEqual([2, 1, null])
    expect(rows).toMatchObject([
      { name: 'Stool', status: 'changed', notes: ['Saved after this file was exported'] },
      { name: 'Cedar bench', status: 'changed' },
    ])
    expect(problem).toMatch(/^Choose what happens to the rows whose items were saved after/)
  })

  test('leaves them out, or puts back what it says, as chosen', async () => {
    const left = check(await edited(), saved, { doubts: { 'saved since': 'leave' } })
    expect(left.counts).toMatchObject({ changed: 1, 'left out': 1 })
    expect(left.payload?.changed).toMatchObject([{ id: id(1), cost: 3999 }])
    expect(left.rows).toMatchObject([
      { name: 'Stool', status: 'left out', notes: ['Saved after this file was exported'] },
      { name: 'Cedar bench' },
    ])
    const put = check(await edited(), saved, { doubts: { 'saved since': 'change' } })
    expect(put.payload?.changed).toMatchObject([
      { id: id(1), cost: 3999 },
      { id: id(2), cost: 3999, notes: null, updated_at: saved[1]?.updated_at },
    ])
  })

  test('imports one of them all the same if a person says so', async () => {
    const [stool] = check(await edited(), saved).rows
    const included = new Map([[stool?.number ?? 0, true]])
    const { payload, counts } = check(await edited(), saved, { doubts: { 'saved since': 'leave' }, included })
    expect([payload?.changed.length, counts['left out']]).toEqual([2, 0])
    expect(check(await edited(), saved, { included }).problem).toBeNull()
  })

  // The item was saved at 2026-02-01T00:00:00.123Z, and by a colleague later.
  const later = (time: string) => [
    exported[0] ?? bench,
    { ...bench, id: id(2), name: 'Stool', notes: 'Theirs', updated_at: time },
  ]
  const rewritten = async (time: string) => (await edited()).replaceAll(bench.updated_at, time)

  test.each([
    ['2/1/2026 0:00', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['02/01/2026 00:00:00', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['2/1/26 12:00 AM', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['01.02.2026 00:00', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['2026-02-01 00:00:00', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['1-Feb-26 0:00', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['2/1/2026', '2026-02-03T09:00:00+00:00', 'saved since'],
    ['2026-02-01T00:00:00Z', '2026-02-01T00:00:05+00:00', 'saved since'],
    ['\u200e2/1/2026\u200e 0:00', '2026-02-03T09:00:00+00:00', 'saved since'],
    // A few hours may also be a time zone.
    ['2/1/2026 0:00', '2026-02-01T09:00:00+00:00', 'may be newer'],
    ['2/1/2026 0:00', '2026-02-01T00:01:00+00:00', 'may be newer'],
  ])(
    'with its time rewritten to %s, and an item saved at %s, is asked about: %s',
    async (time, at, doubt) => {
      const { doubts, problem } = check(await rewritten(time), later(at))
      expect([doubts[doubt as 'saved since'], problem]).toEqual([
        1,
        expect.stringMatching(/^Choose what happens/),
      ])
    },
  )

  test('with its time rewritten asks nothing about items that nobody saved since', async () => {
    const { doubts, problem } = check(await rewritten('2/1/2026 0:00'), exported)
    expect([doubts, problem]).toEqual([
      { alike: 0, 'saved since': 0, 'may be newer': 0, 'older price': 0 },
      null,
    ])
  })

  test('with its time rewritten asks in which order day and month stand', async () => {
    const csv = await rewritten('2/1/2026 0:00')
    expect(openQuestions(csv)).toEqual({ isDayFirst: '2/1/2026 0:00' })
    const january = check(csv, later('2026-02-03T09:00:00+00:00'), { format: { isDayFirst: true } })
    expect(january.doubts['saved since']).toBe(2)
    expect(openQuestions(await rewritten('2/13/2026 0:00'))).toEqual({})
  })

  test.each([
    ['is not in the file', async () => (await edited()).replace('Last Updated', 'Was')],
    ['cannot be read', () => rewritten('last week')],
    ['is only a number', () => rewritten('46054')],
    ['is the day alone', () => rewritten('2/1/2026')],
  ])('whose time %s says so, and asks about items that others saved lately', async (_, file) => {
    const asked = check(await file(), exported, {}, [id(2), id(9)])
    expect([asked.undated, asked.doubts['may be newer'], asked.payload]).toEqual([2, 1, null])
    expect(asked.rows[0]).toMatchObject({ name: 'Stool', notes: ['May be newer than this file'] })
    const answered = check(await file(), exported, { doubts: { 'may be newer': 'leave' } }, [id(2)])
    expect(answered.payload?.changed).toMatchObject([{ id: id(1) }])
    expect(check(await file(), exported)).toMatchObject({ undated: 2, problem: null })
  })

  test('says it beside what else there is to say of a row', () => {
    const csv = 'Name,Cost,Last Updated\nStool,5,2020-01-01T00:00:00+00:00'
    expect(only(csv, saved).notes).toEqual([
      'No ID, but the same name as Stool, Nordwood in the catalog',
      'Saved after this file was exported',
    ])
  })

  test('asks nothing about rows that change nothing, nor about a price list', async () => {
    expect(check((await exportItems(saved)).join(''), saved, {}, [id(1), id(2)])).toMatchObject({
      undated: 0,
      problem: 'There is nothing to save in this file.',
    })
    expect(check('Name,Cost\nStool,5', saved, {}, [id(2)])).toMatchObject({ undated: 0, problem: null })
  })
})

describe('a price of an earlier day than that of the item', () => {
  const priced = [{ ...bench, cost: 100, specifications: { price_date: '2026-01-01' } }]
  const row = (cells: string) => `ID,Cost,spec.price_date\n${id(1)},${cells}`

  test.each([
    ['90,2025-01-01', 1],
    ['90,12/31/2025', 1],
    ['90,31.12.2025', 1],
    ['100,2025-01-01', 1],
    ['90,2026-01-01', 0],
    ['90,2027-01-01', 0],
    ['90,', 0],
  ])('is asked about: %s', (cells, count) => {
    const { doubts, problem } = check(row(cells), priced)
    expect([doubts['older price'], problem !== null]).toEqual([count, count > 0])
  })

  test('replaces it or is left out, as chosen', () => {
    const replaced = check(row('90,2025-01-01'), priced, { doubts: { 'older price': 'change' } })
    expect(replaced.payload?.changed).toMatchObject([
      { cost: 90, specifications: { price_date: '2025-01-01' } },
    ])
    expect(check(row('90,2025-01-01'), priced, { doubts: { 'older price': 'leave' } }).counts).toMatchObject({
      changed: 0,
      'left out': 1,
    })
  })

  test.each([
    ['Price,Valid from\n', 'POA,2026-11-01', {}],
    ['Price,Valid from\n', 'call for price,2026-11-01', {}],
    ['Price,Valid from\n', '-,2025-11-01', {}],
    ['Price,Valid from\n', ',2026-11-01', {}],
    ['Price\n', 'POA', { 'spec.price_date': '2026-11-01' }],
  ])('stays with the price if the row has none: %j %j', (headers, cells, forAll) => {
    const { rows, payload } = check(`Name,${headers}Cedar bench,${cells}`, priced, { forAll })
    expect(rows[0]?.differences.map(({ header }) => header)).not.toContain('Price date')
    expect(payload?.changed[0] ?? {}).not.toHaveProperty('specifications')
  })

  test('is set by hand beside the price of an export', () => {
    expect(check(row('100,2027-01-01'), priced).payload?.changed).toMatchObject([
      { specifications: { price_date: '2027-01-01' } },
    ])
  })

  test('asks nothing if the item has no price, or no day', () => {
    const items = [{ ...bench, cost: null, specifications: { price_date: '2026-01-01' } }]
    expect(check(row('90,2025-01-01'), items).problem).toBeNull()
    expect(check(row('90,2025-01-01'), [bench]).problem).toBeNull()
  })
})

describe('the date of the old price goes with it', () => {
  const item = {
    ...bench,
    cost: 100,
    currency: 'USD',
    specifications: { price_date: '2026-01-01', depth_mm: 5 },
  }

  test.each<[csv: string, specifications: unknown, forAll?: Choices['forAll']]>([
    ['Name,Price\nCedar bench,90', { depth_mm: 5 }],
    ['Name,Price,Valid from\nCedar bench,90,', { depth_mm: 5 }],
    ['Name,Price,Valid from\nCedar bench,90,spring', { depth_mm: 5 }],
    [`ID,Cost\n${id(1)},90`, { depth_mm: 5 }],
    [`ID,Cost\n${id(1)},`, { depth_mm: 5 }],
    [`ID,Cost,spec.depth_mm [mm]\n${id(1)},90,6`, { depth_mm: 6 }],
    [`ID,Cost,Specifications\n${id(1)},90,"{""color"":1}"`, { depth_mm: 5, color: 1 }],
    // The file gives a date.
    ['Name,Price,Valid from\nCedar bench,90,2026-01-01', undefined],
    ['Name,Price,Valid from\nCedar bench,90,2026-05-01', { depth_mm: 5, price_date: '2026-05-01' }],
    [
      'Name,Price\nCedar bench,90',
      { depth_mm: 5, price_date: '2026-06-01' },
      { 'spec.price_date': '2026-06-01' },
    ],
    [`ID,Cost,spec.price_date\n${id(1)},90,2026-01-01`, undefined],
    [`ID,Cost,Specifications\n${id(1)},90,"{""price_date"":""2026-01-01""}"`, undefined],
    // No other price.
    ['Name,Price,Brand\nCedar bench,100,Acme', undefined],
    ['Name,Price,Brand\nCedar bench,$100.00,Acme', undefined],
    ['Name,Price,Brand\nCedar bench,call,Acme', undefined],
    ['Name,Brand\nCedar bench,Acme', undefined],
  ])('%j', (csv, specifications, forAll = {}) => {
    const { rows, payload } = check(csv, [{ ...item, brand: null }], { forAll })
    expect(payload?.changed[0]?.specifications).toEqual(specifications)
    const isDateGone = rows[0]?.differences.some(
      ({ header, after }) => header === 'Price date' && after === '',
    )
    expect(isDateGone).toBe(
      specifications !== undefined && !JSON.stringify(specifications).includes('price_date'),
    )
  })
})

describe('a cell that cannot be read', () => {
  const kept = (label: string, text: string) => `${label}: "${text}" went to Additional Notes`
  const left = (label: string, text: string) => `${label}: "${text}" was left out`

  test.each<[csv: string, stored: object, remarks: string[]]>([
    ['Cost\nx,call', { notes: 'Price: call' }, [kept('Price', 'call')]],
    ['Cost\nx,POA', { notes: 'Price: POA' }, [kept('Price', 'POA')]],
    ['Cost\nx,TBD', { notes: 'Price: TBD' }, [kept('Price', 'TBD')]],
    ['Cost\nx,auf Anfrage', { notes: 'Price: auf Anfrage' }, [kept('Price', 'auf Anfrage')]],
    [
      'Cost\nx,call 212-555-0100',
      { notes: 'Price: call 212-555-0100' },
      [kept('Price', 'call 212-555-0100')],
    ],
    ['Cost\nx,-', {}, [left('Price', '-')]],
    ['Cost\nx,n/a', {}, [left('Price', 'n/a')]],
    ['Cost\nx,#N/A', {}, [left('Price', '#N/A')]],
    ['Cost,Currency\nx,-,-', { currency: 'USD' }, [left('Price', '-')]],
    ['Cost\nx, $ -   ', {}, [left('Price', '$ -')]],
    [
      'Cost,Currency\nx,call,JPY',
      { notes: 'Price: call\nCurrency: JPY' },
      [kept('Price', 'call'), kept('Currency', 'JPY')],
    ],
    ['Cost,Currency\nx,€900,-', { cost: 900, currency: 'EUR' }, []],
    ['Lead time\nx,TBD', { notes: 'Lead time: TBD' }, [kept('Lead time', 'TBD')]],
    // The remark isolates right-to-left text; the notes store it unchanged.
    ['Lead time\nx,שבוע 6', { notes: 'Lead time: שבוע 6' }, [kept('Lead time', '\u2068שבוע 6\u2069')]],
    [
      'Lead time\nx,6-8 weeks',
      { lead_time_days: 56, notes: 'Lead time: 6-8 weeks' },
      ['Lead time: "6-8 weeks" is read as 56 days, and went to Additional Notes'],
    ],
    [
      'Lead time (weeks)\nx,6-8',
      { lead_time_days: 56, notes: 'Lead time: 6-8 weeks' },
      ['Lead time: "6-8 weeks" is read as 56 days, and went to Additional Notes'],
    ],
    ['Lead time\nx,In stock', { lead_time_days: 0 }, []],
    ['Lead time\nx,4 wks ARO', { lead_time_days: 28 }, []],
    ['Warranty\nx,2 years', { warranty_months: 24 }, []],
    ['Image URL\nx,www.harvia.com/a.jpg', { image_url: 'https://www.harvia.com/a.jpg' }, []],
    ['Voltage\nx,208-240', { specifications: { rated_v: '208/240' } }, []],
    ['Voltage\nx,230V~', { specifications: { rated_v: 230 } }, []],
    ['Voltage\nx,3x400V', { specifications: { rated_v: 400, phases: 3 } }, []],
    ['V/Ph/Hz\nx,208-230/1/60', { specifications: { rated_v: '208/230', phases: 1 } }, []],
    ['Volts,Ph\nx,208V/3PH/60Hz,', { specifications: { rated_v: 208, phases: 3 } }, []],
    ['Volts,Ph\nx,208V/3PH/60Hz,3', { specifications: { rated_v: 208, phases: 3 } }, []],
    ['Volts,Ph\nx,400,3~', { specifications: { rated_v: 400, phases: 3 } }, []],
    [
      'Voltage\nx,3N~400V',
      { specifications: { rated_v: 400, phases: 3 }, notes: 'Rated voltage: 3N~400V' },
      ['Rated voltage: "3N~400V" is read as 400 V, 3-phase, and went to Additional Notes'],
    ],
    [
      'Volts,Ph\nx,208V/3PH,1',
      { specifications: { phases: 1 }, notes: 'Rated voltage: 208V/3PH' },
      [kept('Rated voltage', '208V/3PH')],
    ],
    [
      'Voltage\nx,3N~ 230/400V',
      { notes: 'Rated voltage: 3N~ 230/400V' },
      [kept('Rated voltage', '3N~ 230/400V')],
    ],
    [
      'Lead time\nx,2.5 weeks',
      { lead_time_days: 18, notes: 'Lead time: 2.5 weeks' },
      ['Lead time: "2.5 weeks" is read as 18 days, and went to Additional Notes'],
    ],
    [
      'Lead time (months)\nx,3',
      { lead_time_days: 93, notes: 'Lead time: 3 months' },
      ['Lead time: "3 months" is read as 93 days, and went to Additional Notes'],
    ],
    ['Warranty\nx,lifetime', { notes: 'Warranty: lifetime' }, [kept('Warranty', 'lifetime')]],
    ['Image URL\nx,see catalog', { notes: 'Image URL: see catalog' }, [kept('Image URL', 'see catalog')]],
    [
      'Specifications\nx,"Solid cedar, 2 tiers"',
      { notes: 'Specifications: Solid cedar, 2 tiers' },
      [kept('Specifications', 'Solid cedar, 2 tiers')],
    ],
    ['Specifications\nx,[1]', { notes: 'Specifications: [1]' }, [kept('Specifications', '[1]')]],
    ['Weight (kg)\nx,heavy', { notes: 'Weight: heavy' }, [kept('Weight', 'heavy')]],
    ['Power (kW)\nx,9-12', { notes: 'Power: 9-12 kW' }, [kept('Power', '9-12 kW')]],
    ['Weight (kg)\nx,-', {}, [left('Weight', '-')]],
    ['Categories\nx,-', {}, [left('Categories', '-')]],
    ['Brand\nx,#REF!', {}, [left('Brand', '#REF!')]],
    ['Cost,Notes\nx,call,Floor model', { notes: 'Floor model\nPrice: call' }, [kept('Price', 'call')]],
    // What a spreadsheet made of a number stays as it is: nobody can tell the number any more.
    [
      'Model\nx,Jun-08',
      { model: 'Jun-08' },
      ['Model: "Jun-08" looks like a date a spreadsheet made of a number'],
    ],
    [
      'Model\nx,4.42E+11',
      { model: '4.42E+11' },
      ['Model: "4.42E+11" looks like a number a spreadsheet shortened'],
    ],
    ['spec.batch\nx,2026-03-04', { specifications: { batch: '2026-03-04' } }, []],
    [
      'spec.batch\nx,4-Mar',
      { specifications: { batch: '4-Mar' } },
      ['Batch: "4-Mar" looks like a date a spreadsheet made of a number'],
    ],
  ])('of a new row %j is stored as %j, with the remarks %j', (csv, stored, remarks) => {
    const { rows, payload } = check(`Name,${csv}`, [])
    expect(rows).toMatchObject([{ status: 'new', remarks }])
    expect(payload?.added).toEqual([{ id: expect.any(String), name: 'x', ...stored }])
  })

  const priced = { ...bench, notes: 'Ours' }
  test.each([
    ['Cost', 'call', { notes: 'Ours\nPrice: call' }],
    ['Lead Time (days)', 'TBD', { notes: 'Ours\nLead time: TBD' }],
    ['Brand', '#N/A', null],
    ['Cost', '-', null],
  ])('below %s leaves the item as it was: %s', (header, cell, change) => {
    const { payload, rows } = check(`ID,${header}\n${id(1)},${cell}`, [priced])
    expect(rows[0]?.remarks).toHaveLength(1)
    expect(payload?.changed ?? null).toEqual(
      change && [{ id: id(1), updated_at: bench.updated_at, ...change }],
    )
  })

  test('is said once: the same file again changes nothing, and the next one replaces the words', () => {
    const stored = [{ ...bench, cost: null, notes: 'Ours\nPrice: call\nMore' }]
    expect(only(`ID,Cost\n${id(1)},call`, stored).status).toBe('unchanged')
    expect(check(`ID,Cost\n${id(1)},POA`, stored).payload?.changed).toMatchObject([
      { notes: 'Ours\nMore\nPrice: POA' },
    ])
  })

  test('is left out if Notes are full', () => {
    const stored = [{ ...bench, notes: 'x'.repeat(9995) }]
    expect(only(`ID,Cost\n${id(1)},call`, stored)).toMatchObject({
      status: 'unchanged',
      remarks: [left('Price', 'call')],
    })
  })

  test('in a row that is left out, or left out with all rows that have remarks, saves nothing', () => {
    const csv = 'Name,Cost\na,call\nb,5\nc,POA'
    expect(check(csv, [])).toMatchObject({
      remarkRows: [2, 4],
      counts: { new: 3 },
      rows: [{ name: 'a' }, { name: 'c' }, { name: 'b' }],
    })
    const included = new Map([
      [2, false],
      [4, false],
    ])
    const { counts, payload, remarkRows } = check(csv, [], { included })
    expect([counts.new, counts['left out'], remarkRows]).toEqual([1, 2, [2, 4]])
    expect(payload?.added).toMatchObject([{ name: 'b' }])
  })

  test('a row that is left out asks for no category', () => {
    const csv = 'Name,Categories\na,Nonsense\nb,Doors'
    expect(check(csv, [], { included: new Map([[2, false]]) })).toMatchObject({
      unknownCategories: [],
      problem: null,
    })
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
    const { text } = await again(`ID,Cost,Brand,Notes\n${id(1)},5 or 6`)
    const { payload } = check(text.replace(',5 or 6', ',5'), [bench])
    expect(payload?.changed).toEqual([{ id: id(1), updated_at: bench.updated_at, cost: 5 }])
  })

  test('are left out if a quotation mark may have swallowed rows below', () => {
    const { invalidRows, counts } = check('A,Cost,Name\n,5 or 6,x\n,1,"never closed\n,2,two\n,3,three', [])
    expect(counts.invalid).toBe(2)
    expect(invalidRows).toEqual([
      ['Error', 'A', 'Cost', 'Name'],
      [badPrice, '', '5 or 6', 'x'],
    ])
  })
})

describe('a file imported again', () => {
  const table = tableOf('Name,Cost\nLamp,1\nLamp,1\nBench,2')
  const asItems = (payload: Payload | null) =>
    (payload?.added ?? []).map((row) => ({ ...blankEquipment, ...row }))
  const twice = { doubts: { alike: 'change' } } as const
  const saved = asItems(preview(table, [], twice).payload)

  test('adds nothing twice, also not rows that are alike', () => {
    expect(preview(table, saved)).toMatchObject({ counts: { unchanged: 3 }, undecided: 0, payload: null })
  })

  test('goes on with the rows that were not saved', () => {
    expect(preview(table, saved.slice(0, 2), twice).payload).toMatchObject({
      added: [{ name: 'Bench' }],
      changed: [],
    })
  })

  test('offers what was edited since as a change, or adds it once more', () => {
    const edited = saved.with(2, { ...blankEquipment, ...saved[2], name: 'Cedar bench' })
    const again = preview(table, edited)
    expect(again.rows).toContainEqual(
      expect.objectContaining({
        number: 4,
        status: 'changed',
        notes: ['This row has added Cedar bench before'],
      }),
    )
    const added = preview(table, edited, { lookAlikes: new Map([[4, 'add']]) }).payload?.added
    expect(added).toMatchObject([{ name: 'Bench', cost: 2 }])
    expect(added?.[0]?.id).not.toBe(saved[2]?.id)
  })

  test('asks before it undoes what somebody else has made of an item that it added', () => {
    const exported = tableOf('ID,Name,Cost\n,Lamp,1')
    const edited = asItems(preview(exported, []).payload).map((item) => ({ ...item, cost: 2 }))
    const byOthers = edited.map((item) => item.id)
    expect(preview(exported, edited, {}, byOthers)).toMatchObject({
      payload: null,
      doubts: { 'may be newer': 1 },
    })
    expect(preview(exported, edited).payload?.changed).toMatchObject([{ cost: 1 }])
  })
})

test('a file without a change cannot be saved', () => {
  const problem = 'There is nothing to save in this file.'
  expect(check(`ID,Name\n${id(1)},Cedar bench`, [bench])).toMatchObject({ payload: null, problem })
})

test('all rows of a long file are saved, and the first 5,000 of each status listed', () => {
  const names = Array.from({ length: 12_000 }, (_, row) => `Lamp ${row}`)
  const { payload, problem, counts, rows } = check(`Name\n${names.join('\n')}`, [])
  expect({ problem, counts }).toMatchObject({ problem: null, counts: { new: 12_000 } })
  expect(payload?.added.map(({ name }) => name)).toEqual(names)
  expect(rows).toHaveLength(5000)
})

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
    const { payload } = check(csv.replace('ID,', 'Was,'), [], { doubts: { alike: 'change' } })
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
    const { invalidRows, delimiter } = check('Name,Cost,Weight (kg)\na,5 or 6,"1.250"\nb,,"0,75"', [])
    const back = (await writeCsv(invalidRows, delimiter)).join('').replace('5 or 6', '7')
    expect(openQuestions(back)).toEqual({ decimal: '1.250' })
    expect(check(back, []).payload?.added).toMatchObject([{ specifications: { weight_kg: 1250 } }])
  })
})
