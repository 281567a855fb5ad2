import { describe, expect, test } from 'vitest'
import { exportItems, writeCsv } from './export-csv'
import { bench, check, id, only } from './preview.fixture'

describe('a number that is one with a decimal point and another with a decimal comma', () => {
  const hint = 'Write 1250 or 1.25'
  const notes = (csv: string) => check(csv, []).rows.map((row) => row.notes ?? row.status)

  test('is refused in a file separated by semicolons, as it is below Cost', () => {
    const csv =
      'Name;Cost;Weight (kg);Power (kW)\nPlunge;1.250,00;1.250;0,75\nTub;4.200,50;1,250;9\nBench;1.250;80;'
    expect(notes(csv)).toEqual([
      [`Weight [kg]: ${hint}, not "1.250"`],
      [`Weight [kg]: ${hint}, not "1,250"`],
      ['Cost: Write a price like 4200 or 4200.50'],
    ])
  })

  test.each([
    ['0,75 below a specification', 'Name\tPower (kW)\tWeight (kg)\na\t0,75\t\nb\t\t1.250'],
    ['0,125 kW', 'Name\tPower (kW)\tWeight (kg)\na\t0,125 kW\t\nb\t\t1.250 kg'],
    ['1.250,00 below Cost', 'Name,Cost,Weight (kg)\na,"1.250,00",\nb,,1.250'],
    ['€ 12,5 below Cost', 'Name,Cost,Weight (kg)\na,"€ 12,5",\nb,,"1,250"'],
  ])('is refused where another row says %s', (_, csv) => {
    expect(notes(csv)).toEqual(['new', [expect.stringContaining(`Weight [kg]: ${hint}, not "1`)]])
  })

  test('is a number below a free key where the file has decimal commas, and a text where it has points', () => {
    const own = (csv: string) => check(csv, []).payload?.added[0]?.specifications
    expect(own('Name;Weight (kg);spec.output;spec.size\na;0,75;18,5;1,50')).toEqual({
      weight_kg: 0.75,
      output: 18.5,
      size: '1,50',
    })
    expect(own('Name,Weight (kg),spec.output\na,0.75,"18,5"')).toEqual({ weight_kg: 0.75, output: '18,5' })
  })

  test('is refused below a free key too, where it would be a number', () => {
    const csv = 'Name;spec.own;spec.code\na;1.234;1.250\nb;1,234;0,5'
    expect(notes(csv)).toEqual([[`Own: ${hint}, not "1.234"`], [`Own: ${hint}, not "1,234"`]])
  })

  test.each([
    [
      'the file has decimal points',
      'Name,Cost,Weight (kg)\na,"1,250.00",1.125\nb,"1,250","1,250"',
      [1.125, 1250],
    ],
    [
      'decimal commas stand in texts alone',
      'Name,Notes,Weight (kg)\n"Bench 1,5",,1.125\nb,"0,75",9',
      [1.125, 9],
    ],
    ['it can be but one number', 'Name;Weight (kg)\na;0.125\nb;1.2500\nc;1250,125', [0.125, 1.25, 1250.125]],
  ])('is read where %s', (_, csv, weights) => {
    const { payload } = check(csv, [])
    expect(payload?.added.map(({ specifications }) => specifications)).toEqual(
      weights.map((weight_kg) => ({ weight_kg })),
    )
  })

  test.each(['1,250', '1.250', '€1,250', 'EUR 1,250', '1,250 €', '12,345'])(
    'is refused below Cost: %s',
    (cost) => {
      const csv = `Name;Cost;Weight (kg)\nPer litre;${cost};0,5\nx;2.350,00;`
      expect(notes(csv)).toEqual([['Cost: Write a price like 4200 or 4200.50'], 'new'])
      const head = `Name;Price (EUR)\nx;${cost}`
      expect(notes(head)).toEqual([['Cost: Write a price like 4200 or 4200.50']])
    },
  )

  test.each([
    ['Name;Cost\na;1,250.00\nb;1250\nc;12,5\nd;1,250,000', [1250, 1250, 12.5, 1_250_000]],
    ['Name,Cost\na,"1,250"\nb,12.5', [1250, 12.5]],
  ])('is read below Cost where it can be but one: %j', (csv, costs) => {
    expect(check(csv, []).payload?.added.map(({ cost }) => cost)).toEqual(costs)
  })

  test('is no matter in our own export, nor where the cell is unchanged', async () => {
    const items = [1.234, 1.25, 0.125, 12_345.678].map((weight_kg, number) => ({
      ...bench,
      id: id(number + 1),
      category: 'Benches',
      specifications: { weight_kg, own: weight_kg, code: '0,75' },
    }))
    const csv = (await exportItems(items)).join('')
    expect(check(csv, items).counts).toMatchObject({ unchanged: 4 })
    const { payload } = check(csv.replace('ID,', 'Was,'), [])
    expect(payload?.added.map(({ specifications }) => specifications)).toEqual(
      items.map(({ specifications }) => specifications),
    )
    expect(only(`ID;spec.weight_kg\n${id(1)};1.234`, items).status).toBe('unchanged')
    expect(only(`ID;spec.weight_kg\n${id(2)};1.234`, items).status).toBe('invalid')
    // As a spreadsheet with decimal commas writes what it read.
    expect(only(`ID;spec.weight_kg;spec.own\n${id(1)};1,234;1,234`, items).status).toBe('unchanged')
    expect(only(`ID;spec.weight_kg;Cost\n${id(1)};1,234;9,5`, items)).toMatchObject({
      differences: [{ header: 'Cost' }],
    })
    expect(only(`ID;spec.weight_kg\n${id(2)};1,234`, items).status).toBe('invalid')
  })

  test('is refused again when the refused rows come back as they were', async () => {
    const csv = 'Name;Weight (kg)\na;1.250\nb;9'
    const { refused, delimiter } = check(csv, [])
    const back = (await writeCsv(refused, delimiter)).join('')
    expect(notes(back)).toEqual([[`Weight [kg]: ${hint}, not "1.250"`]])
    // The row that says how numbers are read is not among the refused ones.
    const commas = check('Name,Cost,Weight (kg)\na,"1,250",\nb,,"0,75"', [])
    const again = (await writeCsv(commas.refused, commas.delimiter)).join('')
    expect(notes(again)).toEqual([['Cost: Write a price like 4200 or 4200.50']])
  })
})
