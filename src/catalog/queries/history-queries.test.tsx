import { expect, test, vi } from 'vitest'
import { fetchSavedByOthers, toLatestChange } from './history-queries'

test('the items that others have saved lately are read page by page', async () => {
  const page = (first: number, length: number) =>
    Array.from({ length }, (_, index) => ({
      id: first - index,
      equipment_id: `item ${(first - index) % 700}`,
    }))
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url)
    return Response.json(asked.length === 1 ? page(5000, 1000) : page(4000, 2))
  })
  const ids = await fetchSavedByOthers(7)
  expect(ids.size).toBe(700)
  expect(asked.map(({ searchParams }) => searchParams.get('id'))).toEqual([
    `lt.${Number.MAX_SAFE_INTEGER}`,
    'lt.4001',
  ])
  const since = asked[0]?.searchParams.get('changed_at')?.replace('gt.', '') ?? ''
  expect(Date.now() - Date.parse(since)).toBeGreaterThanOrEqual(7 * 86_400_000)
})

test.each([
  ['me', 'web', true],
  ['me', 'assistant', false],
  ['somebody', 'web', false],
  [null, 'assistant', false],
])('a change by %s through %s is my own: %s', (changed_by, changed_via, isOwn) => {
  const entry = { changed_by, changed_via, changed_by_email: null, changed_at: '2026-11-20T15:00:00+00:00' }
  expect(toLatestChange(entry, 'me').isOwn).toBe(isOwn)
})
