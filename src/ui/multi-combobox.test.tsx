import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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
      <output aria-label="Chosen">{selected.join('|')}</output>
    </>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Categories' })
const chosen = () => screen.getByRole('status', { name: 'Chosen' }).textContent

test('several options are picked one by one, and picking one again removes it', async () => {
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

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('a pick leaves the list open with all options, keeps focus in the field and clears what was typed', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'do')
  await user.click(screen.getByRole('option', { name: 'Doors' }))
  expect(options()).toEqual(['Benches', 'Doors', 'Lighting'])
  expect(box()).toHaveFocus()
  expect(box()).toHaveValue('')
  await user.keyboard('be')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Benches'])
})

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['Tab', (user: UserEvent) => user.tab()],
  ['a press outside', (user: UserEvent) => user.click(document.body)],
])('%s closes the list after a pick', async (_, close) => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'ligh{Enter}')
  expect(options()).toHaveLength(3)
  await close(user)
  expect(options()).toEqual([])
  expect(chosen()).toBe('Lighting')
})

test('the option picked last stays highlighted, so that the arrow keys go on from it', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'do{Enter}')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('Doors|Lighting')
})

test('Ctrl Enter, which submits a form, closes the list and takes back no pick', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'do{Enter}')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(options()).toEqual([])
  expect(chosen()).toBe('Doors')
})

test('typing narrows the list, and Enter picks the only match or the highlighted one', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'ligh{Enter}')
  expect(chosen()).toBe('Lighting')
  expect(box()).toHaveValue('')
  await user.type(box(), 'o')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('Lighting|Doors')
  await user.type(box(), 'Béṅch\u200b{Enter}')
  expect(chosen()).toBe('Lighting|Doors|Benches')
})

test('Enter among several matches or without one picks nothing and does not submit the form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Example />
      <button type="submit">Save</button>
    </form>,
  )
  await user.type(box(), 'n{Enter}')
  expect(box()).toHaveValue('n')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await user.keyboard('othing{Enter}')
  expect(screen.getByText('No match', { selector: 'li' })).toBeVisible()
  expect(chosen()).toBe('')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Escape}{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('leaving the field picks nothing, closes the list and clears what was typed', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(box(), 'ligh')
  expect(screen.getByRole('option', { name: 'Lighting' })).toBeVisible()
  await user.tab()
  expect(chosen()).toBe('')
  expect(screen.queryByRole('option')).toBeNull()
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

test('removing a chip by key moves focus to the next one, else to the one before, else into the field', async () => {
  const user = userEvent.setup()
  render(<Example start={['Doors', 'Benches', 'Lighting']} />)
  const remove = (value: string) => screen.getByRole('button', { name: `Remove ${value}` })
  remove('Benches').focus()
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('Doors|Lighting')
  expect(remove('Lighting')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(remove('Doors')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('')
  expect(box()).toHaveFocus()
})

test('announces the number of matches, picked options and removed options', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const [status] = screen.getAllByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.click(box())
  expect(status).toHaveTextContent(/^3 found$/)
  await user.keyboard('x')
  expect(status).toHaveTextContent(/^No match$/)
  await user.keyboard('{Backspace}ligh{Enter}')
  expect(status).toHaveTextContent(/^Lighting selected$/)
  await user.keyboard('b')
  expect(status).toHaveTextContent(/^1 found$/)
  await user.keyboard('{Escape}')
  expect(status).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Remove Lighting' }))
  expect(status).toHaveTextContent(/^Lighting removed$/)
  await user.type(box(), 'do{Enter}')
  await user.keyboard('{Backspace}')
  expect(status).toHaveTextContent(/^Doors removed$/)
})

test('a chip shows what it is told to in place of its value', () => {
  render(
    <MultiCombobox
      label="Categories"
      options={['Doors']}
      selected={['Doors', 'Old one']}
      onChange={() => {}}
      renderChip={(value) => `${value.length} letters`}
    />,
  )
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    '5 letters',
    '7 letters',
  ])
})
