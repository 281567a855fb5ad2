import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from './toaster'

test('a toast that is still shown is not printed on a document', async () => {
  await show('Heater was saved.')
  const toast = await screen.findByText('Heater was saved.')
  expect(toast.closest('[data-sonner-toaster]')).toHaveClass('print:hidden')
})
