import { waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPrerenderedApp } from './app/app'

vi.mock('./app/app', () => ({ createApp: vi.fn(), createPrerenderedApp: vi.fn() }))

const { classList } = document.documentElement
const reportError = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('reportError', reportError.mockReset())
  classList.add('js')
  onTestFinished(() => classList.remove('js'))
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.id = 'root'
  root.innerHTML = '<p>Prerendered</p>'
})

test.each([
  ['prerendered', '<p>Prerendered</p>'],
  ['client-rendered', ''],
])('a %s page says when its code runs', async (_, content) => {
  onTestFinished(() => classList.remove('running'))
  const root = document.getElementById('root')
  if (root) root.innerHTML = content
  vi.mocked(createPrerenderedApp).mockResolvedValue(<p>Prerendered</p>)
  expect(classList.contains('running')).toBe(false)
  await import('./main')
  await waitFor(() => expect(classList.contains('running')).toBe(true))
})

test('when a page’s code fails, the prerendered page stays, and the early script is told', async () => {
  const told = vi.fn()
  addEventListener('codefailed', told)
  onTestFinished(() => removeEventListener('codefailed', told))
  const failure = new Error('Failed to fetch dynamically imported module')
  vi.mocked(createPrerenderedApp).mockRejectedValue(failure)
  await import('./main')
  await waitFor(() => expect(reportError).toHaveBeenCalledWith(failure))
  expect(told).toHaveBeenCalledOnce()
  expect(classList.contains('running')).toBe(false)
  expect(document.body).toHaveTextContent('Prerendered')
})
