import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NewsletterForm } from './newsletter-form'
import { subscribe } from './newsletter-queries'

vi.mock('./newsletter-queries', () => ({ subscribe: vi.fn() }))

beforeEach(() => {
  vi.mocked(subscribe).mockReset().mockResolvedValue({
    id: '1',
    email: 'someone@example.com',
    source: 'website_footer',
    created_at: '2026-01-01T00:00:00Z',
  })
})

const field = () => screen.getByLabelText('Newsletter')

test('in the prerendered page nothing can be sent; once hydrated, what was typed is still there', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(<NewsletterForm />)
  const email = screen.getByLabelText<HTMLInputElement>('Newsletter')
  // A disabled default button also keeps the browser from submitting the form on Enter.
  expect(screen.getByRole('button')).toBeDisabled()
  expect(email).toBeEnabled()
  email.value = 'someone@example.com'
  const root = await act(async () => hydrateRoot(container, <NewsletterForm />))
  // Else the success message's timer would outlive the test's document.
  onTestFinished(() => act(async () => root.unmount()))
  expect(email).toHaveValue('someone@example.com')
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  await userEvent.click(screen.getByRole('button'))
  expect(subscribe).toHaveBeenCalledWith('someone@example.com')
})

test('an Enter right after the form appears stores the address', async () => {
  const onSubscribed = vi.fn()
  render(<NewsletterForm onSubscribed={onSubscribed} />)
  // Screen readers read what is put into a status, and may miss a status that arrives with its words.
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await userEvent.type(field(), 'someone@example.com{Enter}')
  expect(subscribe).toHaveBeenCalledWith('someone@example.com')
  await waitFor(() => expect(status).toHaveTextContent('Thank you for subscribing!'))
  expect(onSubscribed).toHaveBeenCalledOnce()
})

test('a copied mail link is its address', async () => {
  render(<NewsletterForm />)
  await userEvent.type(field(), ' MailTo:Someone@example.com{Enter}')
  expect(subscribe).toHaveBeenCalledWith('someone@example.com')
})

test('a filled honeypot is thanked and stores nothing', async () => {
  const onSubscribed = vi.fn()
  const { container } = render(<NewsletterForm onSubscribed={onSubscribed} />)
  const honeypot = container.querySelector<HTMLInputElement>('input[name=website]')
  if (honeypot) honeypot.value = 'https://spam.example'
  await userEvent.type(field(), 'program@example.com{Enter}')
  expect(await screen.findByText('Thank you for subscribing!')).toBeVisible()
  expect(subscribe).not.toHaveBeenCalled()
  expect(onSubscribed).not.toHaveBeenCalled()
})

/** Keeps the answer back until the returned function is called. It says that the address is subscribed already. */
function holdAnswer() {
  let answer = () => {}
  vi.mocked(subscribe).mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(null)
    }),
  )
  return () => answer()
}

test('focus that the visitor moves before the answer stays there', async () => {
  const answer = holdAnswer()
  render(
    <>
      <main tabIndex={-1} />
      <NewsletterForm />
    </>,
  )
  await userEvent.type(field(), 'someone@example.com{Enter}')
  // As a link to another page does: the footer stays.
  screen.getByRole('main').focus()
  await act(async () => answer())
  expect(screen.getByRole('alert')).toHaveTextContent('This email is already subscribed!')
  expect(screen.getByRole('main')).toHaveFocus()
})

// jsdom leaves the focus on a disabled element, browsers take it away.
test.each(['taken from', 'left on'])(
  'after a refusal focus goes to the field: it was %s the button',
  async (it) => {
    const answer = holdAnswer()
    render(<NewsletterForm />)
    await userEvent.type(field(), 'someone@example.com')
    await userEvent.click(screen.getByRole('button'))
    if (it === 'taken from') screen.getByRole('button').blur()
    await act(async () => answer())
    expect(field()).toHaveFocus()
  },
)

test('a message that the browser has translated is cleared like any other', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  render(<NewsletterForm />)
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(field(), 'someone@example.com{Enter}')
  const words = await screen.findByText('Thank you for subscribing!')
  // As Chrome does: every text node is replaced by an element.
  const font = document.createElement('font')
  font.textContent = 'Gracias'
  words.lastChild?.replaceWith(font)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
