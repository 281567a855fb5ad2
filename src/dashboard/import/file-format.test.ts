import { expect, test } from 'vitest'
import { mapColumns } from './column-mapping'
import { detectFormat } from './file-format'
import { summarize } from './file-summary'
import { tableOf } from './preview.fixture'

const detect = (csv: string) => {
  const summary = summarize(tableOf(csv))
  return detectFormat(summary, mapColumns(summary.headers))
}

test.each([
  ['a price with cents', 'Name,Cost\na,12.50\nb,"1,250"', '.'],
  ['a grouped price with cents', 'Name,Cost\na,"1,250.00"\nb,"1,250"', '.'],
  ['a price in millions', 'Name,Cost\na,"1,250,000"\nb,"1,250"', '.'],
  ['points, in spite of semicolons', 'Name;Cost\na;1,250.00\nb;1,250', '.'],
  ['commas between the cells', 'Name,Weight (kg)\na,"1,250"\nb,1.125', '.'],
  ['nothing if no number has a mark', 'Name\tCost\na\t12', '.'],
  ['semicolons if nothing depends on it', 'Name;Cost\na;12', ','],
  ['a price with cents after a comma', 'Name;Cost\na;1.250,00\nb;1.250', ','],
  ['a specification', 'Name\tPower (kW)\tWeight (kg)\na\t0,75\t\nb\t\t1.250', ','],
  ['a specification with its unit', 'Name\tPower (kW)\tWeight (kg)\na\t0,125 kW\t\nb\t\t1.250 kg', ','],
  ['a price, in spite of commas between the cells', 'Name,Cost,Weight (kg)\na,"€ 12,5",\nb,,"1,250"', ','],
  ['a lead time', 'Name\tLead Time (days)\tCost\na\t30,0\t1.250', ','],
])('the decimal mark is settled by %s', (_, csv, decimal) => {
  expect(detect(csv)).toMatchObject({ format: { decimal }, open: {} })
})

test.each([
  ['semicolons and nothing else', 'Name;Cost\na;1,250\nb;30', ',', '1,250'],
  ['tabs and nothing else', 'Name\tWeight (kg)\na\t1.250 kg', '.', '1.250 kg'],
  ['cells that disagree', 'Name,Cost,Weight (kg)\na,12.50,\nb,"0,75",\nc,,1.250', '.', '1.250'],
  [
    'decimal commas in texts and left-out columns',
    'Name\tNotes\tColour\tCost\nBench 1,5\t0,5\t0,5\t1.250',
    '.',
    '1.250',
  ],
])('the decimal mark is asked for with %s', (_, csv, decimal, cell) => {
  expect(detect(csv)).toMatchObject({ format: { decimal }, open: { decimal: cell } })
})

test('nothing is asked if cells disagree and each can be but one number', () => {
  expect(detect('Name;Weight (kg)\na;0.125\nb;1.2500\nc;1250,125').open).toEqual({})
})

const dates = (...cells: string[]) =>
  detect(`Name,spec.expires_on\n${cells.map((cell) => `a,${cell}`).join('\n')}`)

test.each([
  [['12/31/2027', '3/1/2027'], false, undefined],
  [['31/12/2027', '3/1/2027'], true, undefined],
  [['2027-12-31'], false, undefined],
  [['3/1/2027'], false, '3/1/2027'],
  [['31/12/2027', '12/31/2027', '3/1/2027'], false, '3/1/2027'],
  [['31/12/2027', '12/31/2027'], false, undefined],
])('in %j the day comes first: %j; asked with %j', (cells, isDayFirst, asked) => {
  const { format, open } = dates(...cells)
  expect([format.isDayFirst, open.isDayFirst]).toEqual([isDayFirst, asked])
})

test('the order of dates is preset by the decimal mark', () => {
  expect(detect('Name;spec.expires_on;Cost\na;3/1/2027;1,5')).toEqual({
    format: { decimal: ',', isDayFirst: true },
    open: { isDayFirst: '3/1/2027' },
  })
})
