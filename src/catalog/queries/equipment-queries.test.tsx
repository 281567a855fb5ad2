import { MutationObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { queryClient } from '@/lib/query-client'
import { equipmentItemQuery, updateEquipment } from './equipment-queries'

const { id, updated_at: updatedAt } = blankEquipment
const name = 'As saved'
const saved = { ...blankEquipment, name }

test('an item that was being read while it was saved stays as saved', async () => {
  queryClient.clear()
  let answer = (_: Response) => {}
  const late = new Promise<Response>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'GET') return Response.json([saved])
    return String(input).includes('id=eq.') ? late : Response.json([])
  })
  const query = equipmentItemQuery(id)
  const read = queryClient.query(query).catch(() => {})
  await new MutationObserver(queryClient, updateEquipment).mutate({ id, input: { name }, updatedAt })
  answer(Response.json(blankEquipment))
  await read
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 20_000)
  expect(queryClient.getQueryData(query.queryKey)?.name).toBe(name)
})
