import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
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

/** Presses Retry in these surroundings, and lets it succeed. */
async function retryIn(around: (failure: ReactNode) => ReactNode) {
  const of = (error: Error | null, isFetching: boolean) =>
    around(<LoadError what="history" error={error} isFetching={isFetching} refetch={() => {}} className="" />)
  const { rerender } = render(of(refused, false))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  rerender(of(null, true))
  rerender(of(null, false))
  expect(screen.queryByRole('button')).toBeNull()
}

test.each<[string, (failure: ReactNode) => ReactNode, () => HTMLElement]>([
  [
    'the heading of its section',
    (failure) => (
      <section>
        <h2>History</h2>
        {failure}
      </section>
    ),
    () => screen.getByRole('heading', { name: 'History' }),
  ],
  [
    'a section without a heading',
    (failure) => <section aria-label="Catalog">{failure}</section>,
    () => screen.getByRole('region', { name: 'Catalog' }),
  ],
  [
    'the title of its dialog',
    (failure) => (
      <div role="dialog">
        <h2>Deleted Items</h2>
        {failure}
      </div>
    ),
    () => screen.getByRole('heading', { name: 'Deleted Items' }),
  ],
  [
    'the title of the page where it stands in no part of it',
    (failure) => failure,
    () => screen.getByRole('heading', { name: 'Page' }),
  ],
])('a Retry that succeeded leaves focus to %s', async (_, around, target) => {
  await retryIn((failure) => (
    <>
      <h1>Page</h1>
      {around(failure)}
    </>
  ))
  expect(target()).toHaveFocus()
})

test('a Retry that succeeded takes focus from nothing that has it by then', async () => {
  const of = (error: Error | null) => (
    <>
      <h1>Page</h1>
      <input />
      <LoadError what="history" error={error} isFetching={false} refetch={() => {}} className="" />
    </>
  )
  const { rerender } = render(of(refused))
  await userEvent.click(screen.getByRole('textbox'))
  rerender(of(null))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
