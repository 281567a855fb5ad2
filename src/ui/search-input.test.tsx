import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchInput } from './search-input'

function Example() {
  const [text, setText] = useState('')
  return <SearchInput aria-label="Search" value={text} onValueChange={setText} />
}

test('a search can be cleared by a button, which gives the focus back to the field', async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(screen.queryByRole('button')).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'sauna')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
})
