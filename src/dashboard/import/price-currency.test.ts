import { describe, expect, test } from 'vitest'
import type { Equipment } from '@/catalog/equipment'
import type { Currency } from '@/content/equipment'
import type { Choices } from './choices'
import { type ImportKey, statedUnit } from './headers'
import { bench, check, id, only } from './preview.fixture'

// Which currency the prices of a file are in.

const named = (header: string, key: ImportKey) => ({ key, unit: statedUnit(header, key) })

/** The price and currency that a file saves; null if none is read; the currencies to choose from if they are asked for. */
function stored(csv: string, items: Equipment[] = [], choices: Partial<Choices> = {}) {
  const { payload, openCurrency, problem } = check(csv, items, choices)
  if (problem === 'Choose the currency of the prices.') return [...openCurrency.options].sort()
  const [row] = [...(payload?.added ?? []), ...(payload?.changed ?? [])]
  return row?.cost === undefined ? null : [row.cost, row.currency ?? 'USD']
}

/** The same with the second header matched to Cost by hand. */
const byHand = (header: string, price: string, choices: Partial<Choices> = {}) =>
  stored(`Item;${header}\nTub;${price}`, [], {
    columns: [{ key: 'name', unit: null }, named(header, 'cost')],
    ...choices,
  })

test.each<[header: string, cell: string, saved: unknown]>([
  ['Price', '980', [980, 'USD']],
  ['List price (net, each)', '980', [980, 'USD']],
  ['Price EUR', '980', [980, 'EUR']],
  ['£ Price', '980', [980, 'GBP']],
  ['Price (CDN$)', '980', [980, 'CAD']],
  ['Price $', '980', [980, 'USD']],
  ['Price (US dollars)', '980', [980, 'USD']],
  ['Preis, Euro', '980', [980, 'EUR']],
  ['UVP € inkl. MwSt', '980', [980, 'EUR']],
  ['Price (EUR) excl. VAT', '980', [980, 'EUR']],
  ["Manufacturer's price", '980', [980, 'USD']],
  ['Price, Can. $', '980', [980, 'CAD']],
  ['Prix HT (€)', '980', [980, 'EUR']],
  // The header names something else: nothing is saved.
  ['Price ¥', '980000', null],
  ['￥', '980000', null],
  ['Price (CHF)', '980', null],
  ['CHF', '980', null],
  ['Price, Fr.', '980', null],
  ['Fiyat TL (KDV dahil)', '980', null],
  ['Cena (zł)', '980', null],
  ['Pris kr', '980', null],
  ['Price A$', '980', null],
  ['Price A$', '$980', null],
  ['Price NZ$', '$980', null],
  ['Price S$', '$980', null],
  ['NT$', '980', null],
  ['Net$', '980', [980, 'USD']],
  ['VK€', '980', [980, 'EUR']],
  ['Price (HKD)', '$980', null],
  ['Preço (R$)', '980', null],
  ['Price (%)', '15', null],
  ['Price (S/)', '980', null],
  ['Price/m2', '98', null],
  ['Price/m2', '$98', null],
  ['Price per 100', '$98', null],
  ['Price in hundreds (USD)', '98', null],
  ['Price (EUR/pair)', '98', null],
  ['Price (pence)', '980', null],
  ['Miete (EUR/Tag)', '98', null],
  ['Price per month, USD', '98', null],
  ['Preis je Paar (€)', '98', null],
  ['Price (k€)', '€98', null],
  ['Price USD or CHF', '98', null],
  // The header leaves it open: a person is asked.
  ['Price (EUR or USD)', '980', ['EUR', 'USD']],
  ['USD/CAD', '980', ['CAD', 'USD']],
  ['Fiyat', '980', ['CAD', 'EUR', 'GBP', 'USD']],
  ['Preis', '980', ['CAD', 'EUR', 'GBP', 'USD']],
  ['Precio sin IVA', '980', ['CAD', 'EUR', 'GBP', 'USD']],
  ['Preis inkl. MwSt', '980', ['CAD', 'EUR', 'GBP', 'USD']],
  // The cell says it.
  ['Fiyat', '980 €', [980, 'EUR']],
  ['Price (EUR or USD)', 'USD 980', [980, 'USD']],
  ['Preis', '£980', [980, 'GBP']],
])('below %j, matched to Cost by hand, %j is saved as %j', (header, cell, saved) => {
  expect(byHand(header, cell)).toEqual(saved)
})

test.each(['Price ¥', 'Price (CHF)', 'A$ Price', 'Price per 100', 'Price (%)'])(
  'the header %j is not matched to Cost by itself',
  (header) => {
    expect(check(`Item,${header}\nTub,980`, []).payload?.added).toEqual([
      { id: expect.any(String), name: 'Tub' },
    ])
  },
)

test.each<[header: string, chosen: Currency, saved: unknown]>([
  ['Preis', 'EUR', [980, 'EUR']],
  ['Price (EUR or USD)', 'USD', [980, 'USD']],
  // A header in another currency stays unread, and one that names its own keeps it.
  ['Price (CHF)', 'EUR', null],
  ['Price (GBP)', 'EUR', [980, 'GBP']],
  ['Price', 'EUR', [980, 'EUR']],
])('below %j, with %s chosen for the file, 980 is saved as %j', (header, currency, saved) => {
  expect(byHand(header, '980', { forAll: { currency } })).toEqual(saved)
})

test.each<[currency: string, price: string, saved: unknown]>([
  ['€', '980', [980, 'EUR']],
  ['Euro', '980', [980, 'EUR']],
  ['US$', '$980', [980, 'USD']],
  ['$', '980', [980, 'USD']],
  ['$', 'CA$ 980', [980, 'CAD']],
  ['$\nStool,90,CA$', '980', ['CAD', 'USD']],
  ['$', '€980', null],
  ['€', '£980', null],
  ['CHF', '980', null],
  ['kr', '980', null],
])('a Currency %j beside the price %j saves %j', (currency, price, saved) => {
  expect(stored(`Item,Price,Currency\nTub,${price},${currency}`)).toEqual(saved)
})

test('a Currency column says which of two it is', () => {
  expect(stored('Item,Price (EUR/USD),Currency\nTub,980,EUR')).toEqual([980, 'EUR'])
  expect(stored('Artikel;Preis;Währung\nTub;980;CAD')).toEqual([980, 'CAD'])
})

describe('$ is the US dollar', () => {
  test.each<[unless: string, csv: string, saved: unknown]>([
    ['', 'Item,Price\nTub,$980', [980, 'USD']],
    ['', 'Item,Price ($)\nTub,980', [980, 'USD']],
    ['in another cell CA$', 'Item,Price\nTub,$980\nStool,CA$ 90', ['CAD', 'USD']],
    ['in another cell AUD', 'Item,Price\nTub,$980\nStool,AUD 90', ['CAD', 'USD']],
    ['in another header CAD', 'Item,Price $,Freight CAD\nTub,980,5', ['CAD', 'USD']],
    ['in another header A$', 'Item,Price $,Freight A$\nTub,980,5', ['CAD', 'USD']],
    ['above the header', 'Prices in Canadian dollars\nItem,Price $,kW\nTub,980,5', ['CAD', 'USD']],
    ['in another row Currency', 'Item,Price,Currency\nTub,$980,\nStool,$90,CAD', ['CAD', 'USD']],
  ])('unless the file says %j', (_, csv, saved) => {
    const found = stored(csv)
    expect(found).toEqual(saved)
  })

  const canadian: Equipment = { ...bench, id: id(9), name: 'Other', brand: 'Maple', currency: 'CAD' }

  test.each<[csv: string, saved: unknown]>([
    ['Item,Brand,Price\nTub,MAPLE,$980', ['CAD', 'USD']],
    ['Item,Supplier,Price\nTub,Maple,$980', ['CAD', 'USD']],
    ['Item,Price\nTub,$980', ['CAD', 'USD']],
    ['Item,Brand,Price\nTub,Acme,$980', [980, 'USD']],
    ['Item,Brand,Price\nTub,Maple,US$980', [980, 'USD']],
    // A bare number names no dollar, and the item says its own.
    ['Item,Brand,Price\nOther,Maple,$980', [980, 'USD']],
  ])('unless the catalog has Canadian prices of the maker: %j', (csv, saved) => {
    expect(stored(csv, [canadian])).toEqual(saved)
  })

  test('as it was chosen', () => {
    expect(only('Item,Price (USD/CAD)\nTub,980', []).notes).toEqual([
      'The price does not say its currency: choose it above',
    ])
    const csv = 'Item,Price\nTub,$980\nStool,CA$ 90\nLamp,€ 5'
    const { payload, openCurrency } = check(csv, [], { forAll: { currency: 'CAD' } })
    expect(payload?.added.map(({ cost, currency }) => [cost, currency])).toEqual([
      [980, 'CAD'],
      [90, 'CAD'],
      [5, 'EUR'],
    ])
    // The question stays, so that the answer can be changed.
    expect(openCurrency).toEqual({ rows: 1, options: new Set(['USD', 'CAD']) })
  })
})

test.each([
  ['All prices in EUR, ex works', ['CAD', 'EUR', 'GBP', 'USD']],
  ['Preise in Schweizer Franken', ['CAD', 'EUR', 'GBP', 'USD']],
  ['Alla priser i kr', ['CAD', 'EUR', 'GBP', 'USD']],
  ['Prices in USD. Contact us!', [980, 'USD']],
  ['Sample Sauna Supply, Brooklyn, NY 11211', [980, 'USD']],
])('a line above or below the table that says %j leaves prices without a currency: %j', (line, saved) => {
  expect(stored(`"${line}",,\nItem,Price,kW\nTub,980,5`)).toEqual(saved)
  expect(stored(`Item,Price,kW\nTub,980,5\n"${line}",,`)).toEqual(saved)
})

describe('a column beside the price says what it is of', () => {
  test.each<[header: string, cell: string, saved: unknown]>([
    ['Unit', '', [98, 'USD']],
    ['Unit', '-', [98, 'USD']],
    ['Unit', 'each', [98, 'USD']],
    ['U/M', 'EA', [98, 'USD']],
    ['UOM', 'pc.', [98, 'USD']],
    ['Einheit', 'Stk', [98, 'USD']],
    ['Einheit', '1 Stück', [98, 'USD']],
    ['ME', 'ST', [98, 'USD']],
    ['Per', 'piece', [98, 'USD']],
    ['Sold by', 'per item', [98, 'USD']],
    ['Unit', 'EUR/Stk', [98, 'EUR']],
    ['Price unit', '1', [98, 'USD']],
    ['Preiseinheit', '1,00', [98, 'USD']],
    ['PE', '€', [98, 'EUR']],
    // Anything else is not the price of one piece.
    ['Unit', 'm²', null],
    ['Unit', '/ m2', null],
    ['Unit', 'sq ft', null],
    ['unit_of_measure', 'LF', null],
    ['UOM', 'BX', null],
    ['U/M', 'C', null],
    ['Unit', 'Box of 10', null],
    ['Unit', '10 pcs', null],
    ['Unit', '"', null],
    ['Per', '100', null],
    ['Per', 'pair', null],
    ['Sold by', 'the dozen', null],
    ['Priced per', 'hundred', null],
    ['Einheit', 'Paar', null],
    ['Einheit', 'lfm', null],
    ['ME', 'Gebinde', null],
    ['Mengeneinheit', 'VPE', null],
    ['Price unit', '100', null],
    ['Preiseinheit', '1.000', null],
    ['Price Unit', 'CHF', null],
    ['PE', 'k€', null],
  ])('below %j, %j beside 98 saves %j', (header, cell, saved) => {
    const csv = `Item;Price;${header}\nTub;98;${cell.replace('"', '"'.repeat(4))}`
    expect(stored(csv)).toEqual(saved)
    // By hand, with the unit left out.
    const columns = [{ key: 'name', unit: null }, named('Price', 'cost'), null] as const
    expect(stored(csv, [], { columns })).toEqual(saved)
  })

  test('one column says how many, another one of what', () => {
    const csv = (pieces: string, unit: string) => `Item;Preis;PE;ME\nTub;98 €;${pieces};${unit}`
    expect(stored(csv('1', 'ST'))).toEqual([98, 'EUR'])
    expect(stored(csv('100', 'ST'))).toBeNull()
    expect(stored(csv('1', 'KG'))).toBeNull()
  })

  test('only the rows that are not of one piece are refused, and say why', () => {
    const { rows } = check('Item,Unit,Price EUR\nTub,ea,980\nTile,m²,98\nStone,m²,call', [])
    expect(rows.toSorted((a, b) => a.number - b.number)).toMatchObject([
      { name: 'Tub', status: 'new', notes: [], remarks: [] },
      {
        name: 'Tile',
        status: 'invalid',
        notes: ['Cost: Write the price of one piece in USD, EUR, GBP, CAD, not "98" as "EUR per m²"'],
      },
      { name: 'Stone', status: 'new', remarks: ['Price: "call" went to Additional Notes'] },
    ])
  })

  test.each([
    ['Price/Unit', [98, 'USD']],
    ['Price (unit)', [98, 'USD']],
    ['Unit Price', [98, 'USD']],
    ['Price unit', [98, 'USD']],
  ])('%j alone is the price', (header, saved) => {
    expect(stored(`Item,${header}\nTub,98`)).toEqual(saved)
  })

  test.each([
    ['of the weight before it', 'Item,Price,Weight,Unit\nTub,98,5,kg'],
    ['of the width before it', 'Item,Price,Width,UOM\nTub,98,5,in'],
    ['of the power before it', 'Item,Leistung,Einheit,Price\nTub,9,kW,98'],
  ])('a unit %s says nothing of the price', (_, csv) => {
    expect(stored(csv)).toEqual([98, 'USD'])
  })

  test('a column that a person matched to something else says nothing of the price', () => {
    const csv = 'Unit,Price\nHeater 9,98'
    expect(stored(csv, [], { columns: [{ key: 'name', unit: null }, named('Price', 'cost')] })).toEqual([
      98,
      'USD',
    ])
    const kept = { columns: [undefined, undefined, { key: 'notes', unit: null }] } as const
    expect(stored('Item,Price,Unit\nTile,98,m²', [], kept)).toBeNull()
  })
})
