import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PickCombobox } from './pick-combobox'

const fields = [
  { value: 'width_mm', label: 'Width' },
  { value: 'depth_mm', label: 'Depth' },
]

test('announces the number of matches and the picked option', async () => {
  const user = userEvent.setup()
  const onPick = vi.fn()
  const find = (text: string) => fields.filter(({ label }) => label.toLowerCase().includes(text))
  render(<PickCombobox id="pick" label="Add a field" find={find} onPick={onPick} />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.click(screen.getByRole('combobox', { name: 'Add a field' }))
  expect(status).toHaveTextContent(/^2 found$/)
  await user.keyboard('x')
  expect(status).toHaveTextContent(/^No match$/)
  await user.keyboard('{Backspace}dep{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith('depth_mm')
  expect(status).toHaveTextContent(/^Depth selected$/)
  await user.keyboard('{ArrowDown}{Escape}')
  expect(status).toBeEmptyDOMElement()
})
