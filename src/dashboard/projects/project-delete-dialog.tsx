import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteProject, invalidateProjects, type Project } from '@/catalog/queries/project-queries'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { messageOf } from '@/lib/errors'
import { isolated } from '@/lib/text'
import { AlertDialog } from '@/ui/alert-dialog'
import type { FocusAfter } from '@/ui/modal'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'

type Props = {
  project: Project
  /** The number of its lines, alternates too. */
  lines: number
  onClose: () => void
  onDeleted: (deletion: UndoableChange) => void
  focusAfter?: FocusAfter
}

const failureOf = (failure: unknown) => `Error deleting project: ${messageOf(failure)}`

/** Asks before it deletes a project with its lines. The dialog is open while it is mounted. */
export function ProjectDeleteDialog({ project, lines, onClose, onDeleted, focusAfter }: Props) {
  const isMounted = useIsMounted()
  const [changeId] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending, error } = useMutation({ ...deleteProject, onError: invalidateProjects })
  const name = isolated(project.name)

  async function confirm() {
    try {
      await mutateAsync({ changeId, project })
      onDeleted({ changeId, done: `${name} was deleted.`, undone: `${name} was restored.` })
      onClose()
    } catch (refused) {
      if (!isMounted.current) toast(failureOf(refused))
    }
  }

  return (
    <AlertDialog
      open
      onCancel={onClose}
      onConfirm={() => void confirm()}
      title="Are you sure you want to delete this project?"
      description={
        <>
          <p dir="auto" className="break-words text-ink">
            {project.name}
          </p>
          {lines > 0 && <p>{lines === 1 ? 'Its line goes with it.' : `Its ${lines} lines go with it.`}</p>}
          {error && (
            <p role="alert" className="mt-4 text-brick">
              {failureOf(error)}
            </p>
          )}
        </>
      }
      cancel="Cancel"
      confirm={isPending ? 'Deleting...' : 'Delete'}
      danger
      busy={isPending}
      {...(focusAfter && { focusAfter })}
    />
  )
}
