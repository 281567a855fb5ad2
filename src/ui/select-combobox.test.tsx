import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SelectCombobox } from './select-combobox'

const options = [
  { value: 'cost', label: 'Cost', note: 'likely' },
  { value: 'width', label: 'Width (in)', note: 'Size' },
  { value: 'depth', label: 'Depth (in)', note: 'Size' },
]
const find = vi.fn((text: string) =>
  options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase())),
)

function Example() {
  const [value, setValue] = useState('cost')
  const selected = options.find((option) => option.value === value)?.label ?? ''
  return (
    <>
      <SelectCombobox
        id="column"
        label="Column for Price"
        selected={selected}
        find={find}
        onPick={setValue}
      />
      <button type="button">Next</button>
    </>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Column for Price' })
const listed = () => screen.getAllByRole('option').map((option) => option.textContent)

test('the closed field shows what is selected; opened, it lists all options', async () => {
  const user = userEvent.setup()
  find.mockClear()
  render(<Example />)
  expect(box()).toHaveValue('Cost')
  expect(find, 'nothing is searched before the field has focus').not.toHaveBeenCalled()
  await user.click(box())
  expect(box()).toHaveValue('')
  expect(box()).toHaveAttribute('placeholder', 'Cost')
  expect(listed()).toEqual(['Costlikely', 'Width (in)Size', 'Depth (in)Size'])
  await user.click(screen.getByRole('option', { name: /^Width/ }))
  expect(box()).toHaveValue('Width (in)')
  expect(box()).toHaveFocus()
  expect(screen.queryByRole('option')).toBeNull()
})

test('typing in the closed field searches, and Enter picks the best match', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.tab()
  await user.keyboard('dep')
  expect(listed()).toEqual(['Depth (in)Size'])
  await user.keyboard('{Enter}')
  expect(box()).toHaveValue('Depth (in)')
  expect(screen.getByRole('status')).toHaveTextContent(/^Depth \(in\) selected$/)
  // The caret is behind the label now: its letters are not part of the search.
  await user.keyboard('wid{Enter}')
  expect(box()).toHaveValue('Width (in)')
})

test('arrow keys walk through the list; Escape and Tab keep what was selected', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(box()).toHaveValue('Cost')
  await user.keyboard('dep')
  await user.tab()
  expect(screen.queryByRole('option')).toBeNull()
  expect(box()).toHaveValue('Cost')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await user.tab({ shift: true })
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(box()).not.toHaveValue('')
})
