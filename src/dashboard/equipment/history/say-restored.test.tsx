import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { EquipmentDeletedDialog } from './equipment-deleted-dialog'
import { EquipmentHistory } from './equipment-history'

vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))

const bench = { ...blankEquipment, id: 'bench', name: 'Bench' }
const entry = {
  id: 7,
  equipment_id: 'bench',
  changed_at: '2026-11-20T10:00:00Z',
  changed_by: null,
  changed_by_email: 'founder@example.com',
  changed_via: 'web',
  changed_client: null,
}
const deletion = { ...entry, action: 'delete', before: bench, after: null }
const change = {
  ...entry,
  action: 'update',
  before: { ...bench, name: 'ספסל 12' },
  after: bench,
  others: 0,
  others_alike: 0,
  can_be_undone: true,
  is_first_of_change: true,
  restores: false,
  is_in_catalog: true,
  as_deleted: null,
}

let settle: (answer: Response) => void

beforeEach(() => {
  queryClient.clear()
  vi.mocked(toast).mockClear()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = String(input)
    if (address.includes('/rpc/restore_equipment'))
      return new Promise<Response>((resolve) => {
        settle = resolve
      })
    if (address.includes('/deleted_equipment')) return Response.json([deletion])
    return Response.json(address.includes('/equipment_activity') ? [change] : [bench])
  })
})

/** Restores; the answer is under way. */
const dialogs = {
  'the deleted items': {
    name: 'Bench',
    async restore() {
      const { unmount } = open(<EquipmentDeletedDialog onClose={() => {}} />)
      await userEvent.setup().click(await screen.findByRole('button', { name: /^Restore/ }))
      return unmount
    },
  },
  'the history': {
    name: '\u2068ספסל 12\u2069',
    async restore() {
      const user = userEvent.setup()
      const { unmount } = open(<EquipmentHistory item={bench} />)
      await user.click(await screen.findByRole('button', { name: /^Restore/ }))
      await user.click(await screen.findByRole('button', { name: 'Restore' }))
      return unmount
    },
  },
}

const open = (dialog: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{dialog}</QueryClientProvider>)

test.each(Object.entries(dialogs))(
  'what became of a restoration from %s is said, though they were left',
  async (_, { restore, name }) => {
    const leave = await restore()
    await waitFor(() => expect(settle).toBeDefined())
    leave()
    settle(Response.json(1))
    await waitFor(() => expect(vi.mocked(toast).mock.calls).toEqual([[`${name} was restored.`]]))

    vi.mocked(toast).mockClear()
    const leaveAgain = await restore()
    leaveAgain()
    settle(Response.json({ code: 'P0001', message: 'Deleted again since.' }, { status: 400 }))
    await waitFor(() =>
      expect(vi.mocked(toast).mock.calls).toEqual([['Error restoring equipment: Deleted again since.']]),
    )
  },
)
