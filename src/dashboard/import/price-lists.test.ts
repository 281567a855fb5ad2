import { expect, test } from 'vitest'
import german from './german-price-list.csv?raw'
import { check } from './preview.fixture'
import us from './us-price-list.csv?raw'

// Two price lists in the shape of real ones: titles, sections, totals, words where numbers are expected.

/** What is stored of each row, and every remark. */
function listing(csv: string, categories: Readonly<Record<string, string>>): string {
  const { rows, payload, counts, problem, unknownCategories } = check(csv, [], {
    categories: new Map(Object.entries(categories)),
  })
  const inOrder = rows.toSorted((a, b) => a.number - b.number)
  const isNew = inOrder.filter(({ status }) => status === 'new')
  const lines = inOrder.map((row) => {
    const values = row.status === 'new' ? { ...payload?.added[isNew.indexOf(row)], id: undefined } : null
    return [
      `${row.number} ${row.status}: ${row.name}`,
      ...(values ? [`   ${JSON.stringify(values)}`] : []),
      ...[...row.notes, ...row.remarks].map((remark) => `   ! ${remark}`),
    ].join('\n')
  })
  const unknown = unknownCategories.map(({ name }) => name).join(', ')
  return [JSON.stringify(counts), `Problem: ${problem}`, `Unknown categories: ${unknown}`, ...lines, ''].join(
    '\n',
  )
}

test('of the US list all 50 items are saved', async () => {
  const found = listing(us, { controls: 'Control Systems' })
  expect(found.split('\n')[0]).toBe('{"new":50,"changed":0,"unchanged":0,"left out":10,"invalid":0}')
  await expect(found).toMatchFileSnapshot('us-price-list.stored.txt')
})

test('of the German list all 50 items are saved', async () => {
  const found = listing(german, {
    saunaöfen: 'Sauna Heaters',
    dampfgeneratoren: 'Steam Generators',
    tauchbecken: 'Cold Plunge Pools',
    steuerungen: 'Control Systems',
    türen: 'Doors',
    bänke: 'Benches',
    zubehör: 'Accessories',
  })
  expect(found.split('\n')[0]).toBe('{"new":50,"changed":0,"unchanged":0,"left out":9,"invalid":0}')
  await expect(found).toMatchFileSnapshot('german-price-list.stored.txt')
})
