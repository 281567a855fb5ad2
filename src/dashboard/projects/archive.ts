import { type Project, readProject, saveProject } from '@/catalog/queries/project-queries'
import { offerUndo } from '@/dashboard/layout/undo'
import { messageOf } from '@/lib/errors'
import { mutate } from '@/lib/query-client'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'

/** Archives a project, or unarchives it, and offers Undo. */
export async function archive({ id, name: typed, is_archived: isArchived }: Project) {
  const name = isolated(typed)
  const changeId = crypto.randomUUID()
  const texts = [`${name} was archived.`, `${name} was unarchived.`] as const
  try {
    // The cached project may be older than the list, and the database would refuse the save.
    await readProject(id)
    await mutate(saveProject, { changeId, project: { id, is_archived: !isArchived } })
    const [done, undone] = isArchived ? [texts[1], texts[0]] : texts
    offerUndo({ changeId, done, undone })
  } catch (failure) {
    toast(`Error saving project: ${messageOf(failure)}`)
  }
}
