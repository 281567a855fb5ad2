import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { NewsletterForm } from './newsletter-form'
import { subscribe } from './newsletter-queries'

vi.mock('./newsletter-queries', () => ({ subscribe: vi.fn() }))

const row = {
  id: '1',
  email: 'someone@example.com',
  source: 'website_footer',
  created_at: '2026-01-01T00:00:00Z',
}

const field = () => screen.getByLabelText('Newsletter')
const button = () => screen.getByRole('button')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(subscribe).mockReset().mockResolvedValue(row)
})
afterEach(() => vi.useRealTimers())

async function openForm() {
  const onSubscribed = vi.fn()
  render(<NewsletterForm onSubscribed={onSubscribed} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return onSubscribed
}

async function send(email: string) {
  fireEvent.change(field(), { target: { value: email } })
  await act(async () => fireEvent.click(button()))
}

test.each([
  ['', 'Please enter your email address'],
  ['   ', 'Please enter your email address'],
  ['someone', 'Please enter a valid email address'],
  ['-someone@example.com', 'Please enter a valid email address'],
  [`${'a'.repeat(243)}@example.com`, 'Please enter a valid email address'],
  ['someone@example', 'Please enter a valid email address'],
  ['a@b@example.com', 'Please enter a valid email address'],
])(
  'answers "%s" with "%s" without a request, and clears the message on the next edit',
  async (typed, says) => {
    await openForm()
    await send(typed)
    expect(screen.getByRole('alert')).toHaveTextContent(says)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(says))
    expect(field()).toHaveFocus()
    expect(subscribe).not.toHaveBeenCalled()
    fireEvent.change(field(), { target: { value: `${typed}x` } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).not.toHaveAttribute('aria-invalid')
  },
)

test('sends the address trimmed, in lower case and without invisible characters, waits with "...", and says thank you for 5 s', async () => {
  let answer = (_row: typeof row) => {}
  vi.mocked(subscribe).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const onSubscribed = await openForm()
  await send('  \u202aSomeone@Example.COM\u200b ')
  expect(subscribe).toHaveBeenCalledWith('someone@example.com')
  expect(button()).toHaveTextContent('...')
  expect(button()).toHaveAccessibleName('Subscribing')
  expect(button()).toBeDisabled()
  expect(field()).toBeDisabled()
  expect(onSubscribed).not.toHaveBeenCalled()

  await act(async () => answer(row))
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!')
  expect(onSubscribed).toHaveBeenCalledOnce()
  expect(field()).toHaveValue('')
  expect(field()).toBeEnabled()
  expect(button()).toHaveTextContent('Subscribe')
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

test('reports an address that is subscribed already, and keeps it in the field, until the next edit', async () => {
  vi.mocked(subscribe).mockResolvedValue(null)
  const onSubscribed = await openForm()
  await send('Twice@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('This email is already subscribed!')
  expect(field()).toHaveValue('Twice@example.com')
  expect(field()).not.toHaveAttribute('aria-invalid')
  expect(onSubscribed).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  fireEvent.change(field(), { target: { value: 'Twice@example.co' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('reports and logs any other failure, and lets the visitor try again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new AppError(
    'unexpected',
    'someone@example.com is refused',
    'POST /rest/v1/newsletter: 500',
  )
  vi.mocked(subscribe).mockRejectedValueOnce(failure)
  await openForm()
  await send('someone@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  // The address is not to blame.
  expect(field()).not.toHaveAttribute('aria-invalid')
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('Something went wrong'))
  expect(log.mock.calls).toEqual([['POST /rest/v1/newsletter: 500']])
  await act(async () => fireEvent.click(button()))
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!')
})
