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
  const more = screen.getByRole('button', { name: 'More' })
  const item = () => screen.findByRole('menuitem', { name: 'Export CSV' })
  await user.click(more)
  expect(await item()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(more).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await item()).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(exportRows).toHaveBeenCalledOnce()
  finish()
  await waitFor(async () => expect(await item()).toHaveAttribute('aria-disabled', 'false'))
  await user.keyboard('{Enter}')
  expect(exportRows).toHaveBeenCalledTimes(2)
})
