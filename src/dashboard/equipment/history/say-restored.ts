import { toState } from '@/catalog/diff'
import type { HistoryEntry, Restoration } from '@/catalog/queries/history-queries'
import { rememberChange } from '@/dashboard/layout/undo'
import { messageOf } from '@/lib/errors'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'

export const failureOf = (error: unknown) => `Error restoring equipment: ${messageOf(error)}`

/** The name an item gets back from an entry of its history. */
export const restoredName = (entry: HistoryEntry) => toState(entry.before).name ?? ''

/** Makes Ctrl Z undo a restoration. A toast says how it ended if its dialog was closed meanwhile. */
export function afterRestoration(failure: Error | null, { changeId, entry }: Restoration, isOpen: boolean) {
  const name = isolated(restoredName(entry))
  if (!failure) rememberChange({ changeId, undone: `The restoration of ${name} was undone.` })
  if (!isOpen) toast(failure ? failureOf(failure) : `${name} was restored.`)
}
