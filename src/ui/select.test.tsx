import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select'

const options = [
  { value: 'USD', label: 'US dollar' },
  { value: 'EUR', label: 'Euro' },
]

test('shows what is chosen, is reached by keyboard and reports a choice', async () => {
  const user = userEvent.setup()
  const onValueChange = vi.fn()
  render(<Select aria-label="Currency" value="USD" onValueChange={onValueChange} options={options} />)
  const box = screen.getByRole('combobox', { name: 'Currency' })
  expect(box).toHaveDisplayValue('US dollar')
  await user.tab()
  expect(box).toHaveFocus()
  await user.selectOptions(box, 'Euro')
  expect(onValueChange).toHaveBeenCalledWith('EUR')
})

test('options may stand in groups', () => {
  const groups = [
    { value: '', label: 'None' },
    { label: 'Currencies', options },
  ]
  render(<Select aria-label="Currency" value="EUR" onValueChange={() => {}} options={groups} />)
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Euro')
  expect(within(screen.getByRole('group', { name: 'Currencies' })).getAllByRole('option')).toHaveLength(2)
})
