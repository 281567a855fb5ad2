import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { readProject, saveProject } from '@/catalog/queries/project-queries'
import { AppError, isOutcomeUnknown } from '@/lib/errors'
import { rememberProject } from './last-project'
import { planAddition, toChange, type Wanted } from './plan-addition'

/** A project, or the name of a new one. */
export type Target = { id: string; newName?: string }

type Addition = { target: Target; wanted: readonly Wanted[]; room: string }

/** How often lines are planned again because a colleague saved meanwhile. */
const mostAttempts = 4

/**
 * Adds items to a project. If a colleague takes one of the proposed tags, or changes one of the lines, in between, the
 * project is read and the lines are planned again. The function resolves to the id of the change.
 */
export function useAddToProject() {
  const { mutateAsync } = useMutation(saveProject)
  /** The change whose answer was lost. Sent again as it was, it is saved once. */
  const lost = useRef<Parameters<typeof mutateAsync>[0] | null>(null)

  return async function add({ target, wanted, room }: Addition): Promise<string> {
    const { id, newName } = target
    for (let attempt = 1; ; attempt++) {
      const change = lost.current ?? {
        changeId: crypto.randomUUID(),
        project: newName === undefined ? { id } : { id, name: newName, isNew: true },
        ...toChange(planAddition(newName === undefined ? (await readProject(id)).lines : [], wanted, room)),
      }
      lost.current = null
      try {
        await mutateAsync(change)
        rememberProject(id)
        return change.changeId
      } catch (failure) {
        if (isOutcomeUnknown(failure)) lost.current = change
        const isConflict = failure instanceof AppError && failure.kind === 'conflict'
        if (!isConflict || attempt === mostAttempts) throw failure
      }
    }
  }
}
