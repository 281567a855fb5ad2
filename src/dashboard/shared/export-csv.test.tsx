import { expect, test, vi } from 'vitest'
import { toast } from '@/ui/toast'
import { downloadExport } from './export-csv'

vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))

test('a file that cannot be written is said, and the press rejects nothing', async () => {
  await downloadExport('equipment.csv', () =>
    Promise.reject(new Error('The code that writes it could not be fetched')),
  )
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    'The export failed. Check your connection, or reload the page.',
  )
})
