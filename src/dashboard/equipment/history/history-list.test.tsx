import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ShowOlder } from './history-list'

test('while a page is read the button keeps its focus, and asks for no other', async () => {
  const fetchNextPage = vi.fn<() => void>()
  const at = (isFetchingNextPage: boolean) => (
    <ShowOlder query={{ hasNextPage: true, isFetchingNextPage, fetchNextPage }} />
  )
  const { rerender } = render(at(false))
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
  rerender(at(true))
  const button = screen.getByRole('button', { name: 'Loading...' })
  // A browser takes focus off a disabled button; jsdom does not.
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(fetchNextPage).toHaveBeenCalledOnce()
})
