import { useMutation } from '@tanstack/react-query'
import { undoChange } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { toast } from '@/ui/toast'

export type TakenBack = {
  /** The id of the change. */
  change: string
  /** What is said of its undo: 'Bench was restored.' */
  undone: string
}

/** Takes a change back, or says why not. */
export function useTakeBack() {
  const { mutateAsync: undo, isPending } = useMutation(undoChange)

  async function takeBack({ change, undone }: TakenBack) {
    try {
      await undo({ changeId: crypto.randomUUID(), undoneChangeId: change })
      toast(undone)
    } catch (failure) {
      toast(
        isOutcomeUnknown(failure)
          ? 'No answer came: the list shows whether it was undone.'
          : `This could not be undone. ${messageOf(failure)}`,
      )
      void reloadEquipment()
    }
  }
  return { takeBack, isPending }
}
