import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Equipment } from '@/catalog/equipment'
import { filterList } from '@/catalog/equipment-list'
import { type Line, oneOf } from '@/catalog/lines'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { sortList } from '@/catalog/sort'
import { type ListState, readListState } from '@/dashboard/shared/list-state'

/** The head of a project, as its documents print it. */
export type ProjectHead = {
  id: string
  name: string
  client: string | null
  number: string | null
  revision: string | null
}

/**
 * Reads the lines of a document, as its address names them: those of `#ids=…` in that order, or one piece of each item that
 * the catalog shows for the same address. `lines` and `project` are null until they have been read.
 */
export function useDocumentLines() {
  const { search, hash } = useLocation()
  const { data: list, dataUpdatedAt, error, isFetching, refetch } = useQuery(equipmentListQuery)
  const items = list?.isComplete ? list.items : null
  const listState = useMemo(() => readListState(new URLSearchParams(search)), [search])
  const ids = useMemo(() => readIds(hash), [hash])
  const lines = useMemo(() => items && chooseLines(items, ids, listState), [items, ids, listState])
  const project: ProjectHead | null = null
  return {
    lines,
    project,
    ids,
    listState,
    readAt: new Date(dataUpdatedAt),
    query: { error, isFetching, refetch },
  }
}

function chooseLines(items: readonly Equipment[], ids: string[] | null, listState: ListState) {
  if (!ids) return filterList(sortList(items, listState.sort), listState).map(oneOf)
  return linesOf(items.map(oneOf), ids)
}

/** The lines with these ids, in the order of the ids. */
function linesOf(lines: readonly Line[], ids: readonly string[]): Line[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Reads `#ids=…`; null without it. */
export function readIds(hash: string): string[] | null {
  const ids = new URLSearchParams(hash.slice(1)).get('ids')
  return ids === null ? null : [...new Set(ids.toLowerCase().split(',').filter(Boolean))]
}
