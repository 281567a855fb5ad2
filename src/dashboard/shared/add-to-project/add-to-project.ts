import { type ProjectChange, readProject, saveProject } from '@/catalog/queries/project-queries'
import { hasKind, isOutcomeUnknown } from '@/lib/errors'
import { mutate } from '@/lib/query-client'
import { rememberProject } from './last-project'
import { planAddition, toChange, type Wanted } from './plan-addition'

/** A project, or the name of a new one. */
type Target = { id: string; newName?: string }

type Addition = { target: Target; wanted: readonly Wanted[]; room: string }

/** How often lines are planned before giving up, because a colleague saves each time in between. */
const mostTries = 4

/** `unanswered`: the change may have been saved. */
type Outcome =
  | { kind: 'saved'; changeId: string }
  | { kind: 'failed'; error: unknown }
  | { kind: 'unanswered'; error: unknown; change: ProjectChange }

/** The state of the current attempt to add. */
export type Attempt = { kind: 'none' | 'saving' } | Exclude<Outcome, { kind: 'saved' }>

/**
 * Adds items to a project. If a colleague takes one of the proposed tags, or changes one of the lines, in between, the
 * project is read and the lines are planned again.
 * @param unanswered the change of the attempt before, if it got no answer. Sent again as it was, it is saved once.
 */
export async function addToProject(
  addition: Addition,
  unanswered: ProjectChange | null,
  tries = mostTries,
): Promise<Outcome> {
  let change = unanswered
  try {
    change ??= await planChange(addition)
    await mutate(saveProject, change)
    rememberProject(addition.target.id)
    return { kind: 'saved', changeId: change.changeId }
  } catch (error) {
    if (change && isOutcomeUnknown(error)) return { kind: 'unanswered', error, change }
    const isConflict = hasKind(error, 'conflict')
    return isConflict && tries > 1 ? addToProject(addition, null, tries - 1) : { kind: 'failed', error }
  }
}

async function planChange({ target: { id, newName }, wanted, room }: Addition): Promise<ProjectChange> {
  const isNew = newName !== undefined
  const lines = isNew ? [] : (await readProject(id)).lines
  return {
    changeId: crypto.randomUUID(),
    project: isNew ? { id, name: newName, isNew } : { id },
    ...toChange(planAddition(lines, wanted, room)),
  }
}
