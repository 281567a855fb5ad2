import { useMutation } from '@tanstack/react-query'
import { type Project, projectQuery, saveProject } from '@/catalog/queries/project-queries'
import type { UndoableChange } from '@/dashboard/shared/use-undo'
import { messageOf } from '@/lib/errors'
import { queryClient } from '@/lib/query-client'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'

/** Returns what archives a project, or unarchives it. */
export function useArchive(offerUndo: (change: UndoableChange) => void) {
  const { mutateAsync } = useMutation(saveProject)
  return async ({ id, name: typed, is_archived: isArchived }: Project) => {
    const name = isolated(typed)
    const changeId = crypto.randomUUID()
    const texts = [`${name} was archived.`, `${name} was unarchived.`] as const
    try {
      // What is cached may be older than the list, and the save would be refused.
      await queryClient.query({ ...projectQuery(id), staleTime: 0 })
      await mutateAsync({ changeId, project: { id, is_archived: !isArchived } })
      const [done, undone] = isArchived ? [texts[1], texts[0]] : texts
      offerUndo({ changeId, done, undone })
    } catch (failure) {
      toast(`Error saving project: ${messageOf(failure)}`)
    }
  }
}
