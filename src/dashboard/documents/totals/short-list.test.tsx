import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShortList } from './short-list'

const list = (count: number) => (
  <ShortList items={Array.from({ length: count }, (_, index) => index)}>
    {(item) => <li key={item}>{item}</li>}
  </ShortList>
)
const lines = () => document.querySelectorAll('li').length

test('where no event tells of printing, a short list says on paper how much is missing', () => {
  render(list(12))
  expect(lines()).toBe(8)
  expect(screen.getByText('4 more are not printed.')).toHaveClass('hidden', 'print:block')
})

test('paper takes 500 lines, and counts the others', () => {
  const { rerender } = render(list(500))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(lines()).toBe(500)
  expect(screen.queryByText(/not printed/)).toBeNull()
  rerender(list(1502))
  expect(lines()).toBe(500)
  expect(screen.getByText('1,002 more are not printed.')).toHaveClass('hidden', 'print:block')
})

test('Show all leaves focus on the first line that was not there', async () => {
  render(list(12))
  await userEvent.click(screen.getByRole('button', { name: /^Show all 12/ }))
  expect(lines()).toBe(12)
  expect(screen.getAllByRole('listitem')[8]).toHaveFocus()
})
