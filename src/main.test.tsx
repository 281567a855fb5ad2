import { waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp, createPrerenderedApp } from './app/app'
import { takeMailedLink } from './auth/mailed-link'

vi.mock('./app/app', () => ({ createApp: vi.fn(), createPrerenderedApp: vi.fn() }))
vi.mock('./auth/mailed-link', { spy: true })

const reportError = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.mocked(createApp).mockReset()
  vi.mocked(createPrerenderedApp).mockReset()
  vi.stubGlobal('reportError', reportError.mockReset())
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.id = 'root'
  root.innerHTML = '<p>Prerendered</p>'
})

test("when a page's code fails to load, the prerendered page stays, and the early script is told", async () => {
  const told = vi.fn()
  addEventListener('codefailed', told)
  onTestFinished(() => removeEventListener('codefailed', told))
  const failure = new Error('Failed to fetch dynamically imported module')
  vi.mocked(createPrerenderedApp).mockRejectedValue(failure)
  await import('./main')
  await waitFor(() => expect(reportError).toHaveBeenCalledWith(failure))
  expect(told).toHaveBeenCalledOnce()
  expect(document.body).toHaveTextContent('Prerendered')
})

test('a mailed token is out of the address before the app is made, and a page that is left makes none', async () => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  window.history.replaceState(null, '', '/choose-password#token_hash=secret&type=signup')
  document.getElementById('root')?.replaceChildren()
  vi.mocked(createApp).mockImplementation(() => <p>{window.location.href}</p>)
  await import('./main')
  await waitFor(() => expect(document.body).toHaveTextContent(/\/choose-password$/))

  vi.mocked(createApp).mockClear()
  vi.mocked(takeMailedLink).mockReturnValueOnce(true)
  vi.resetModules()
  await import('./main')
  expect(createApp).not.toHaveBeenCalled()
})
