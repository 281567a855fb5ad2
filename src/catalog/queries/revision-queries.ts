import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Equipment } from '@/catalog/equipment'
import { supabase } from '@/lib/supabase/client'
import type { Tables } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { repeatIfLost } from './bulk-mutations'
import { keys } from './equipment-queries'
import {
  invalidateProjects,
  type LineRow,
  type Project,
  type ProjectWithLines,
  toLine,
} from './project-queries'

/** A saved revision, without its lines. */
export type Revision = Pick<Tables<'project_revisions'>, 'id' | 'name' | 'saved_at' | 'saved_by_email'>

/** The revisions of a project, newest first. */
export const revisionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: keys.revisions(projectId),
    queryFn: ({ signal }): Promise<readonly Revision[]> =>
      unwrap(
        supabase
          .from('project_revisions')
          .select('id, name, saved_at, saved_by_email')
          .eq('project_id', projectId)
          .order('saved_at', { ascending: false })
          .abortSignal(signal),
      ),
  })

/** A line as `public.save_revision` stored it. The item is null if not even the history knew it. */
type StoredLine = LineRow & { item: (Equipment & { is_deleted: boolean }) | null }

/** A project with its lines, as they were when a revision was saved. Revisions never change. */
export const revisionQuery = (projectId: string, id: string) =>
  queryOptions({
    queryKey: [...keys.revisions(projectId), id],
    queryFn: async ({ signal }): Promise<ProjectWithLines> => {
      const stored = await unwrap(
        supabase.from('project_revisions').select('project, lines').eq('id', id).abortSignal(signal).single(),
      )
      // The columns are JSON; `public.save_revision` alone writes them, from rows of these types.
      const { project, lines } = stored as unknown as { project: Project; lines: StoredLine[] }
      return {
        project,
        lines: lines.map(({ item, ...row }) =>
          toLine(row, item ? { item, isDeleted: item.is_deleted } : undefined),
        ),
      }
    },
    staleTime: 'static',
  })

type NewRevision = { changeId: string; project: Pick<Project, 'id' | 'updated_at'>; name: string }

/**
 * Keeps a project as it is now under a name, which becomes the project's revision. Fails with kind `conflict` if somebody
 * else changed the project's own values since, or if the name is taken.
 */
export const saveRevision = mutationOptions({
  ...repeatIfLost,
  scope: { id: 'projects' },
  mutationFn: ({ changeId, project, name }: NewRevision) =>
    unwrap(
      supabase.rpc('save_revision', {
        change_id: changeId,
        project_id: project.id,
        name,
        updated_at: project.updated_at,
      }),
    ),
  onSettled: invalidateProjects,
})
