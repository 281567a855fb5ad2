import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { readListState } from '@/dashboard/shared/list-state'
import { EquipmentActions } from './equipment-actions'

const exportRows = vi.hoisted(() => vi.fn<() => Promise<void>>())

vi.mock('@/dashboard/shared/export-csv', () => ({ exportRows }))

test('Export CSV keeps the focus while it runs and exports once', async () => {
  let finish = () => {}
  exportRows.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  render(
    <MemoryRouter>
      <EquipmentActions
        rows={[blankEquipment]}
        listState={readListState(new URLSearchParams())}
        onOpen={() => {}}
        onLeave={() => {}}
      />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Export CSV' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  // A browser takes focus off a button that is disabled, jsdom does not.
  expect(button).not.toBeDisabled()
  await user.keyboard('{Enter}')
  expect(exportRows).toHaveBeenCalledOnce()
  finish()
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  await user.keyboard('{Enter}')
  expect(exportRows).toHaveBeenCalledTimes(2)
})
