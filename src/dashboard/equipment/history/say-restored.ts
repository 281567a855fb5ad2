import type { Equipment } from '@/catalog/equipment'
import { messageOf } from '@/lib/errors'
import { toast } from '@/ui/toast'

export const failureOf = (error: unknown) => `Error restoring equipment: ${messageOf(error)}`

/** Says how a restoration ended to whoever has left the dialog that would show it. */
export const sayRestored = (restored: Equipment | undefined, failure: unknown) =>
  toast(restored ? `${restored.name} was restored.` : failureOf(failure))
