import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MultiCombobox } from './multi-combobox'

function Example({ start = [] }: { start?: string[] }) {
  const [selected, setSelected] = useState(start)
  return (
    <>
      <MultiCombobox
        label="Categories"
        options={['Benches', 'Doors', 'Lighting']}
        selected={selected}
        onChange={setSelected}
      />
      <output>{selected.join('|')}</output>
    </>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Categories' })
const chosen = () => screen.getByRole('status').textContent

test('several options are picked by clicking and taken back by clicking again', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(box())
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  await user.click(screen.getByRole('option', { name: 'Doors' }))
  await user.click(screen.getByRole('option', { name: 'Benches' }))
  expect(chosen()).toBe('Doors|Benches')
  expect(screen.getByRole('option', { name: 'Doors' })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('option', { name: 'Doors' }))
  expect(chosen()).toBe('Benches')
})

test('typing narrows the list and Enter picks; leaving picks nothing', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'li')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Lighting'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('Lighting')
  await user.type(box(), 'be{ArrowDown}')
  await user.tab()
  expect(chosen()).toBe('Lighting')
  expect(box()).toHaveValue('')
})

test('a value that is not an option keeps its chip until it is removed', async () => {
  const user = userEvent.setup()
  render(<Example start={['Gongs', 'Doors']} />)
  await user.click(screen.getByRole('button', { name: 'Remove Gongs' }))
  expect(chosen()).toBe('Doors')
})

test('Backspace in the empty field removes the last chip', async () => {
  const user = userEvent.setup()
  render(<Example start={['Doors', 'Benches']} />)
  await user.click(box())
  await user.keyboard('{Escape}{Backspace}')
  expect(chosen()).toBe('Doors')
})
