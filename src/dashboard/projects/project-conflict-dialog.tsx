import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useAuth } from '@/auth/auth-context'
import { toLatestChange } from '@/catalog/queries/history-queries'
import { latestChangeQuery } from '@/catalog/queries/project-queries'
import { ConflictDialog } from '@/dashboard/shared/conflict-dialog'

type Props = Omit<ComponentProps<typeof ConflictDialog>, 'change'> & {
  projectId: string
  /** The line that was changed on both sides, the first of several; null for the head of the project. */
  lineId: string | null
}

/** Asks about values of a project or of its lines that were changed on both sides. */
export function ProjectConflictDialog({ projectId, lineId, ...question }: Props) {
  const { user } = useAuth()
  const { data: entry } = useQuery(latestChangeQuery(projectId, lineId))
  return <ConflictDialog {...question} change={entry ? toLatestChange(entry, user?.id) : null} />
}
