import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewsletterForm } from './newsletter-form'

// The form while its own code does not arrive.

vi.mock('./newsletter-queries', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const reload = vi.fn()
const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { href: 'https://bathhouse.example/contact', reload })
  vi.stubGlobal('fetch', ask)
  reload.mockReset()
  ask.mockReset()
  window.history.replaceState({ key: 'entry' }, '')
})

const field = () => screen.getByLabelText('Newsletter')
const says = 'Something went wrong. Please try again.'

async function send() {
  const view = render(<NewsletterForm />)
  await userEvent.type(field(), 'Someone@example.com{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(says)
  return view
}

test('a new deployment is loaded, and the typed address is there to be sent again', async () => {
  ask.mockResolvedValue(new Response())
  const { unmount } = await send()
  expect(ask).toHaveBeenCalledExactlyOnceWith('https://bathhouse.example/contact', { method: 'HEAD' })
  expect(reload).toHaveBeenCalledOnce()
  unmount()

  const { unmount: leave } = render(<NewsletterForm />)
  expect(field()).toHaveValue('someone@example.com')
  expect(field()).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(says)
  expect(field()).not.toHaveAttribute('aria-invalid')
  leave()
  // Once only, and the router's own state is left alone.
  expect(window.history.state).toEqual({ key: 'entry' })
  render(<NewsletterForm />)
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server fails', async () => new Response(null, { status: 502 })],
])('%s the page is not reloaded, and the address stays in the field', async (_, answer) => {
  ask.mockImplementation(answer)
  await send()
  await waitFor(() => expect(field()).toBeEnabled())
  expect(reload).not.toHaveBeenCalled()
  expect(field()).toHaveValue('Someone@example.com')
  expect(window.history.state).toEqual({ key: 'entry' })
})
