import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyBlock, copiedFor } from './copy-block'

const text = '{ "token": "<personal-access-token>" }'
const writeText = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
})
afterEach(() => vi.useRealTimers())

const copy = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test('copying shows and announces a tick for two seconds', async () => {
  render(<CopyBlock text={text} name="the configuration" />)
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy the configuration')
  await copy()
  expect(writeText).toHaveBeenCalledWith(text)
  expect(screen.getByRole('button')).toHaveTextContent('Copied')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  await pass(copiedFor - 1)
  expect(screen.getByRole('button')).toHaveTextContent('Copied')
  await pass(1)
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy the configuration')
  expect(copiedFor).toBe(2000)
})

test('a second copy restarts the two seconds', async () => {
  render(<CopyBlock text={text} name="the configuration" />)
  await copy()
  await pass(1500)
  await copy()
  await pass(1500)
  expect(screen.getByRole('button')).toHaveTextContent('Copied')
})

test.each([
  ['refused', { writeText: vi.fn().mockRejectedValue(new Error('no permission')) }],
  ['missing', undefined],
])('with a clipboard that is %s, selects the text and names the keys', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard })
  render(<CopyBlock text={text} name="the configuration" />)
  await copy()
  expect(window.getSelection()?.toString()).toBe(text)
  expect(screen.getByRole('status')).toHaveTextContent('Press Ctrl/Cmd+C')
  expect(screen.queryByText('Copied')).toBeNull()
})

test('another text removes the tick', async () => {
  const { rerender } = render(<CopyBlock text={text} name="the configuration" />)
  await copy()
  rerender(<CopyBlock text="{}" name="the configuration" />)
  expect(screen.getByRole('button')).toHaveTextContent('Copy')
  expect(screen.queryByText('Copied')).toBeNull()
})

test('a long text shows its beginning until all of it is asked for; its button copies the whole', async () => {
  const long = 'A sentence for the client. '.repeat(40)
  render(<CopyBlock prose text={long} name="the briefing" label="Rules" />)
  const toggle = () => screen.getByRole('button', { name: /^Show/ })
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(toggle())
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  expect(toggle()).toHaveTextContent('Show less')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the briefing' })))
  expect(writeText).toHaveBeenCalledWith(long)
})
