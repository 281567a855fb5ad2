import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Equipment } from '@/catalog/equipment'
import { filterList } from '@/catalog/equipment-list'
import { type Line, oneOf } from '@/catalog/lines'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { projectQuery } from '@/catalog/queries/project-queries'
import { sortList } from '@/catalog/sort'
import { type ListState, readListState } from '@/dashboard/shared/list-state'

/**
 * Reads the lines of a document, as its address names them: those of the project in `?project=…`, or one piece of each item
 * that the catalog shows for the same address. `#ids=…` names some of them, in that order. `lines` and `project` are null
 * until they have been read.
 * @param eachItemOnce whether the lines of a project become one piece of each of its items. The ids are then those of items.
 */
export function useDocumentLines({ eachItemOnce }: { eachItemOnce: boolean }) {
  const { search, hash } = useLocation()
  const projectId = projectIdOf(search)
  const catalog = useQuery({ ...equipmentListQuery, enabled: projectId === null })
  const stored = useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== null })
  const listState = useMemo(() => readListState(new URLSearchParams(search)), [search])
  const ids = useMemo(() => readIds(hash), [hash])
  const items = catalog.data?.isComplete ? catalog.data.items : null
  const ofProject = stored.data?.lines
  const lines = useMemo(() => {
    if (projectId === null) return items && chooseItems(items, ids, listState)
    return ofProject ? chooseLines(eachItemOnce ? itemsOf(ofProject) : ofProject, ids) : null
  }, [projectId, items, ofProject, eachItemOnce, ids, listState])
  const { dataUpdatedAt, error, isFetching, refetch } = projectId === null ? catalog : stored
  return {
    lines,
    projectId,
    project: (projectId !== null && stored.data?.project) || null,
    ids,
    listState,
    readAt: new Date(dataUpdatedAt),
    query: { error, isFetching, refetch },
  }
}

/** The id of the project that an address names; null without one. */
export const projectIdOf = (search: string): string | null => new URLSearchParams(search).get('project')

function chooseItems(items: readonly Equipment[], ids: string[] | null, listState: ListState) {
  if (ids) return chooseLines(items.map(oneOf), ids)
  return filterList(sortList(items, listState.sort), listState).map(oneOf)
}

/** The lines with these ids, in the order of the ids; all lines without ids. */
function chooseLines(lines: readonly Line[], ids: readonly string[] | null): readonly Line[] {
  if (!ids) return lines
  const byId = new Map(lines.map((line) => [line.id, line]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One piece of each item of these lines. */
function itemsOf(lines: readonly Line[]): Line[] {
  const byId = new Map(lines.map(({ item, isDeleted }) => [item.id, { ...oneOf(item), isDeleted }]))
  return [...byId.values()]
}

/** Reads `#ids=…`; null without it. */
export function readIds(hash: string): string[] | null {
  const ids = new URLSearchParams(hash.slice(1)).get('ids')
  return ids === null ? null : [...new Set(ids.toLowerCase().split(',').filter(Boolean))]
}
