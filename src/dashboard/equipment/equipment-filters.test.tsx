import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EquipmentFilters } from './equipment-filters'

test('says when specifications were not searched, so that a short list misleads nobody', () => {
  // jsdom does not know <search>.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const search = (isPartial: boolean) => (
    <EquipmentFilters
      view={{ search: '208 V', category: null, via: null, sort: null }}
      onChange={() => {}}
      isLoading={false}
      inputRef={null}
      count={{ shown: 0, all: 1200 }}
      isPartial={isPartial}
      onArrowDown={() => {}}
    />
  )
  const { rerender } = render(search(true))
  expect(screen.getByRole('status')).toHaveTextContent('0 of 1,200. Specifications could not be searched.')
  rerender(search(false))
  expect(screen.getByRole('status')).toHaveTextContent(/^0 of 1,200$/)
})
