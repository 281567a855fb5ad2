import { MutationObserver } from '@tanstack/react-query'
import { undoChange } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { fetchChangeId, type SavedItem } from '@/catalog/queries/history-queries'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { queryClient } from '@/lib/query-client'
import { dismissToast, toast } from '@/ui/toast'

// Undo of what the person changed since they signed in, newest first: by the message about a change, and by Ctrl Z also
// after that message has gone. The database compares values, so one change after another can be undone.

/** A saved change that can be undone. */
export type Undoable = {
  /** The id of the change. For an item that the form saved, the item as saved: only the database knows the id. */
  changeId: string | SavedItem
  /** 'Bench was undone.': the message once the change is undone. */
  undone: string
}

/** A change that has just been saved, with the message about it. */
export type UndoableChange = Undoable & {
  /** 'Bench was deleted.' */
  done: string
  /** Opens the saved items, for changes made on another screen or hidden by filters. */
  onShow?: () => void
}

/** How long the message about a change offers Undo (ms). */
const undoTime = 10_000

/** The changes of this visit, oldest first. In the query cache, because signing out clears it. */
const changesKey = ['undoable-changes']
// Without it the cache drops what no component reads after 5 minutes.
queryClient.setQueryDefaults(changesKey, { gcTime: Number.POSITIVE_INFINITY })

const changes = () => queryClient.getQueryData<readonly Undoable[]>(changesKey) ?? []
const setChanges = (next: readonly Undoable[]) => queryClient.setQueryData(changesKey, next)

/** Identifies a change before its id is known. */
function nameOf({ changeId }: Undoable): string {
  return typeof changeId === 'string' ? changeId : `${changeId.id} ${changeId.updated_at}`
}

const without = (change: Undoable) => changes().filter((other) => nameOf(other) !== nameOf(change))

/** The id of the undo of each change. Every attempt has the same id, so that the change is undone once. */
const undoIds = new Map<string, string>()

function undoIdOf(changeId: string): string {
  const undoId = undoIds.get(changeId) ?? crypto.randomUUID()
  undoIds.set(changeId, undoId)
  return undoId
}

/** The undo that runs. The next one waits for it: the change before can be undone only after it. */
let running: Promise<unknown> = Promise.resolve()

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = running.then(work)
  running = result
  return result
}

/** Undoes a change and says so, or why not. If no answer came, Undo is offered again. */
export const undo = (change: Undoable) => inTurn(() => revert(change))

/** Undoes the latest change of this visit and shows a message about it. Changes that are undone already are skipped. */
export const undoLast = () =>
  inTurn(async () => {
    for (let change = changes().at(-1); change; change = changes().at(-1)) {
      // A form that was saved without a difference has changed nothing: go on with the change before.
      if (await undoing(change)) return
    }
    sayNothing()
  })

const sayNothing = () => toast('There is nothing to undo.', { id: 'nothing to undo' })

const toastId = (change: Undoable) => `change ${nameOf(change)}`

/** Undoes a change; until the answer a toast says so, in place of the change's own. */
async function undoing(change: Undoable): Promise<boolean> {
  // The toast's buttons disappear. After a blur, Sonner returns the focus to the element that had it before.
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('[data-sonner-toast]')) focused.blur()
  // Replaces the message in place; its buttons would stay unless they are replaced too.
  const id = toastId(change)
  toast('Undoing...', { id, duration: Infinity, action: undefined, cancel: undefined })
  const isChange = await revert(change)
  // Unless the message offers Undo again, because no answer came.
  if (!changes().some((other) => nameOf(other) === nameOf(change))) dismissToast(id)
  return isChange
}

/** Undoes a change and says what became of it. Resolves to false, without a message, if the change changed nothing. */
async function revert(change: Undoable): Promise<boolean> {
  setChanges(without(change))
  try {
    const { changeId } = change
    const undone = typeof changeId === 'string' ? changeId : await fetchChangeId(changeId)
    if (undone === null) return false
    const variables = { changeId: undoIdOf(undone), undoneChangeId: undone }
    await new MutationObserver(queryClient, undoChange).mutate(variables)
    toast(change.undone)
  } catch (failure) {
    void reloadEquipment()
    const reason = `This could not be undone. ${messageOf(failure)}`
    if (isOutcomeUnknown(failure)) offerUndo({ ...change, done: reason })
    else toast(reason)
  }
  return true
}

/** Makes the next undo wait until a running save has ended, so that it undoes that save. */
export const holdUndo = (save: Promise<unknown>) => void inTurn(() => save)

/** Makes Ctrl Z undo a change that was just saved. */
export const rememberChange = (change: Undoable) => setChanges([...without(change), change])

/** Says that a change was saved, with Undo and Show. Ctrl Z undoes it also later. */
export function offerUndo({ done, onShow, ...change }: UndoableChange) {
  rememberChange(change)
  toast(done, {
    id: toastId(change),
    duration: undoTime,
    ...(onShow && { cancel: { label: 'Show', onClick: onShow } }),
    action: {
      label: 'Undo',
      onClick: (event) => {
        // Otherwise Sonner closes the toast of this id, which is 'Undoing...' by then.
        event.preventDefault()
        void inTurn(async () => {
          if (!(await undoing(change))) sayNothing()
        })
      },
    },
  })
}
