import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select'

const options = [
  { value: 'USD', label: 'US dollar' },
  { value: 'EUR', label: 'Euro' },
]

test('shows what is chosen and is operated by keyboard alone', async () => {
  const user = userEvent.setup()
  const onValueChange = vi.fn()
  render(<Select aria-label="Currency" value="USD" onValueChange={onValueChange} options={options} />)
  const box = screen.getByRole('combobox', { name: 'Currency' })
  expect(box).toHaveTextContent('US dollar')
  await user.tab()
  expect(box).toHaveFocus()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenCalledWith('EUR')
})
