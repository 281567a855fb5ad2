import { describe, expect, test } from 'vitest'
import { check, tableOf } from './preview.fixture'

/** A heading row, title or item of a list with these columns. */
const list = (headers: string, ...lines: string[]) => tableOf([headers, ...lines].join('\n'))

describe('the header', () => {
  test.each([
    ['the first line', 'Name,Cost\nBench,5', 1],
    ['below a title', 'Price List 2026,,\nItem #,Description,Price\nA1,Bench,5', 2],
    [
      'below a title, blank lines and an address',
      'Sample Sauna Supply Co.\n\n"12 Kent Ave, Brooklyn, NY 11211"\nTel. 000,,,\n\nItem #,Description,kW,List Price\nA1,Heater,9,5',
      6,
    ],
    [
      'below lines of a name and a value',
      'Supplier,Sample Sauna\nValid from,2026-01-01\nContact,sales@example.com\nArtikelnummer,Bezeichnung,Preis (EUR)\nA1,Ofen,5',
      4,
    ],
    [
      'of semicolons below a title without',
      'Preisliste, gültig ab 1.3.2026\nArtikelnummer;Bezeichnung;Preis (EUR)\nA1;Ofen;5,00',
      2,
    ],
    ['in another language below a title', 'Fiyat listesi,,\nÜrün,Güç,Fiyat\nSauna,9,5\nTub,8,6', 2],
    [
      'below the names of groups',
      'Item,,Electrical,,Price,\nNo.,Description,kW,Volts,List,Net\nA1,Heater,9,240,5,4',
      2,
    ],
    ['in another language', 'Ürün,Güç,Fiyat\nSauna,9,5\nTub,8,6', 1],
    ['of an unknown and a known word', 'Farbe,Name\nred,Bench\nblue,Door', 1],
    ['of one column', 'Name\nBench\nDoor', 1],
  ])('is found: %s', (_, csv, headerLine) => {
    expect(tableOf(csv).headerLine).toBe(headerLine)
  })

  test('leaves the lines above it out of the rows, and rows keep their numbers', () => {
    const table = tableOf('Sample Co.,,\nPrices in EUR,,\nItem #,Description,Price\nA1,Bench,5')
    expect(table).toMatchObject({
      headers: ['Item #', 'Description', 'Price'],
      linesAbove: ['Sample Co.', 'Prices in EUR'],
      firstLines: [{ number: 1, text: 'Sample Co.' }, {}, { number: 3, text: 'Item #, Description, Price' }],
      rows: [{ number: 4, cells: ['A1', 'Bench', '5'] }],
    })
  })
})

test('units may stand in the line below the header', () => {
  const csv =
    'Model,Name,Power,Weight (net),Lead time,Price\n,,(kW),lb,weeks,€\nA1,Heater,9,100,6,980\nA2,Stool,-,9,1,90'
  const { rows, payload } = check(csv, [])
  expect(rows.find(({ number }) => number === 2)).toMatchObject({
    status: 'left out',
    notes: ['States the units of the columns'],
  })
  expect(payload?.added[0]).toMatchObject({
    lead_time_days: 42,
    cost: 980,
    currency: 'EUR',
    specifications: { power_kw: 9 },
  })
  expect(tableOf('Name,Model,Price\n,,CHF\nTub,A1,980').headers[2]).toBe('Price (CHF)')
  expect(tableOf('kW,Name,Price\nkW,,EUR\n9,Tub,980').headers[2]).toBe('Price (EUR)')
  expect(tableOf('Name,Model,Price\n,,980\nTub,A1,980').headers[2]).toBe('Price')
  expect(tableOf('Model,Name,Price\n,Euro,\nA1,Tub,980').headers[1]).toBe('Name')
  expect(tableOf('Name,Model,Price\nTub,,EUR\nTub,A1,980').headers[2]).toBe('Price')
})

describe('a row below the header is no item', () => {
  const items = ['A1,Heater,9,500', 'A2,Heater XL,12,700', 'A3,Stool,,50']
  const asideOf = (line: string, headers = 'Item #,Description,kW,Price') =>
    list(headers, ...items, line, ...items).rows[3]?.aside ?? null

  test.each([
    ['SAUNA HEATERS,,,', 'heading'],
    ['SAUNA HEATERS', 'heading'],
    [',STEAM GENERATORS,,', 'heading'],
    ['Sauna Heaters,,,', 'heading'],
    ['Zubehör,,,', 'heading'],
    ['"Prices are subject to change without notice.",,,', 'heading'],
    ['Item #,Description,kW,Price', 'header'],
    ['ITEM NO.,Description,kW,Price', 'header'],
    ['Total,,,"1,250.00"', 'total'],
    [',Subtotal,,1250', 'total'],
    ['GRAND TOTAL,,21,$1250.00', 'total'],
    [',,Total:,€ 1250', 'total'],
    ['Summe,,,"1.250,00"', 'total'],
    [',Zwischensumme netto,,1250', 'total'],
    [',Total (USD),,1250', 'total'],
    [',Sous-total,,1250', 'total'],
    [',合計,,1250', 'total'],
    ['Total,5 items,,1250', 'total'],
    ['Grand total (incl. VAT),,,1250', 'total'],
    [',Gesamtbetrag,,"1.250,00 €"', 'total'],
    // Taxes, freight and discounts.
    [',VAT 20%,,250', 'total'],
    [',Shipping,,45', 'total'],
    ['Freight,,,-', 'total'],
    [',Freight (estimated),,$450.00', 'total'],
    [',"Shipping & handling",,45', 'total'],
    [',Discount -10%,,-125', 'total'],
    [',Discount,-10%,(125.00)', 'total'],
    [',Less 10% dealer discount,,"–125,00"', 'total'],
    [',MwSt. 19 %,,"237,50"', 'total'],
    [',zzgl. 19% USt,,"237,50"', 'total'],
    [',Versandkosten,,"45,00"', 'total'],
    [',Versand und Verpackung,,"45,00"', 'total'],
    [',Rabatt 5 %,,"-62,50"', 'total'],
    [',Sales tax (8.875%),,110.94', 'total'],
    [',NY State tax,,110.94', 'total'],
    [',GST/HST 13%,,162.50', 'total'],
    [',Fuel surcharge 3%,,37', 'total'],
    [',Deposit 50%,,625', 'total'],
    [',Balance due:,,625', 'total'],
    [',Sales tax', 'total'],
    [',Freight,,TBD', 'total'],
    [',Freight to Brooklyn,,450', 'total'],
    [',Total for sauna heaters,,1250', 'total'],
    // Items, whatever they are called.
    ['A4,Bench,,', null],
    ['A4,Total Comfort bench,,50', null],
    ['TOTAL-9,Heater,9,50', null],
    [',Bench,,50', null],
    ['A4,Shipping,,50', null],
    ['26066,Freight,,50', null],
    [',Freight elevator,,50', null],
    [',Shipping crate sauna,,50', null],
    [',Discount bench,,50', null],
    [',Tax stamp holder,,50', null],
    [',Versandkarton,,50', null],
    [',Deposit box,,50', null],
    [',Net 30,,50', null],
    [',Estimated,,50', null],
    [',20%,,50', null],
  ])('%j is %j', (line, aside) => {
    expect(asideOf(line)).toBe(aside)
  })

  test.each([
    ['its brand', 'Item,Brand,Price\nShipping,Acme,50'],
    ['its model', 'Item,Model,Price\nShipping,417,50'],
    ['its own words', 'Item,Note,Price\nShipping,Lid for shipping,50'],
  ])('an item called Shipping is told by %s', (_, csv) => {
    expect(tableOf(csv).rows[0]?.aside).toBeNull()
    expect(tableOf(csv.replace(/(Shipping),[^,]*/, '$1,')).rows[0]?.aside).toBe('total')
  })

  test('a freight line that is sold by the piece is no item either', () => {
    const csv = 'Item,Unit,Price\nBench,ea,5\nFreight,ea,5'
    expect(tableOf(csv).rows.map(({ aside }) => aside)).toEqual([null, 'total'])
  })

  test.each([
    ['a list of names', 'Name,Cost,Notes\nBench\nDoor\nLamp', [null, null, null]],
    ['a short list', 'Name,Cost,Notes\nBench,5,x\nStool,,\nDoor,6,y', [null, null, null]],
    [
      'a short list with a heading',
      'Name,Cost,Notes\nBENCHES,,\nStool,5,x\nDoor,6,y',
      ['heading', null, null],
    ],
    ['an export', 'Name,Brand,Cost,ID\nNEW ITEM,,,\nx,y,5,1\nx,y,5,2\nx,y,5,3', [null, null, null, null]],
    ['two columns', 'Name,Cost\nBENCHES,\nx,5\ny,6', [null, null, null]],
    ['two columns with a total', 'Name,Price €\nSauna,"1.200,00"\nTotal,"1.200,00"', [null, 'total']],
    ['one column', 'Name\nTotal\nBench', [null, null]],
  ])('in %s', (_, csv, asides) => {
    expect(tableOf(csv).rows.map(({ aside }) => aside)).toEqual(asides)
  })

  test('the words of a heading become a column, the category unless another one is', () => {
    const csv =
      'Item #,Description,Price\nSAUNA HEATERS,,\nA1,Viki,5\nBenches:,,\nA2,Stool,6\nA3,Bench,7,,surplus'
    expect(tableOf(csv)).toMatchObject({
      headers: ['Item #', 'Description', 'Price', 'Section'],
      rows: [
        { cells: ['SAUNA HEATERS', '', '', ''] },
        { cells: ['A1', 'Viki', '5', 'SAUNA HEATERS'] },
        { cells: ['Benches:', '', '', ''] },
        { cells: ['A2', 'Stool', '6', 'Benches'] },
        { cells: ['A3', 'Bench', '7', 'Benches', '', 'surplus'] },
      ],
    })
    const { payload } = check(csv, [])
    expect(payload?.added.map(({ category }) => category)).toEqual(['Sauna Heaters', 'Benches'])
    const filed = check(csv.replaceAll('Price', 'Category').replace(/,[567]/g, ',Doors'), [])
    expect(filed.payload?.added.map(({ category }) => category)).toEqual(['Doors', 'Doors'])
  })
})
