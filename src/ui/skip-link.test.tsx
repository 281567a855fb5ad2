import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './skip-link'

test('the skip link focuses its element without a history entry of its own', async () => {
  render(
    <>
      <SkipLink to="content" />
      <main id="content" tabIndex={-1} />
    </>,
  )
  const [address, entries] = [window.location.href, window.history.length]
  screen.getByRole('link').focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect([window.location.href, window.history.length]).toEqual([address, entries])
})
