import { toState } from '@/catalog/diff'
import type { HistoryEntry } from '@/catalog/queries/history-queries'
import { messageOf } from '@/lib/errors'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'

export const failureOf = (error: unknown) => `Error restoring equipment: ${messageOf(error)}`

/** The name an item gets back from an entry of its history. */
export const restoredName = (entry: HistoryEntry) => toState(entry.before).name ?? ''

/** Shows how a restoration ended after its dialog was closed. */
export const sayRestored = (failure: Error | null, entry: HistoryEntry) =>
  toast(failure ? failureOf(failure) : `${isolated(restoredName(entry))} was restored.`)
