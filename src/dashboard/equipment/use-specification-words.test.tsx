import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noSpecifications } from '@/catalog/search'
import { useSpecificationWords } from './use-specification-words'

vi.mock('@/catalog/specifications/specifications', () => {
  throw new Error('Not fetched')
})

test('where its code cannot be fetched the rest can be searched, and it is known', async () => {
  const { result } = renderHook(() => useSpecificationWords(true))
  await waitFor(() => expect(result.current).toBe(noSpecifications))
})
