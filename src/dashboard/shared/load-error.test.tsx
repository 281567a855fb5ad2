import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoadError } from './load-error'

const refused = new Error('Refused')

// A query that has data keeps its error while it is read again; one without forgets it.
test.each([
  ['with data', refused],
  ['without data', null],
])('Retry of a query %s keeps focus until the answer, and asks once', async (_, meanwhile) => {
  const user = userEvent.setup()
  const refetch = vi.fn()
  const of = (error: Error | null, isFetching: boolean) => (
    <LoadError what="history" error={error} isFetching={isFetching} refetch={refetch} className="" />
  )
  const { rerender } = render(of(null, true))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(of(refused, false))
  const retry = screen.getByRole('button', { name: 'Retry' })
  await user.click(retry)
  rerender(of(meanwhile, true))
  expect(retry).toHaveFocus()
  expect(retry).toHaveAttribute('aria-disabled', 'true')
  expect(retry).not.toBeDisabled()
  await user.keyboard('{Enter}')
  expect(refetch).toHaveBeenCalledTimes(1)
  rerender(of(new Error('Refused again'), false))
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading history: Refused again')
  expect(retry).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(refetch).toHaveBeenCalledTimes(2)
  rerender(of(null, false))
  expect(screen.queryByRole('alert')).toBeNull()
  // What is read again later has not failed.
  rerender(of(null, true))
  expect(screen.queryByRole('alert')).toBeNull()
})
