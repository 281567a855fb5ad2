import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { filterList, summarize } from '@/catalog/equipment-list'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { sortList } from '@/catalog/sort'
import type { ListState } from '@/dashboard/shared/list-state'

/** Reads the catalog, and filters and sorts it by the state of the list. */
export function useEquipmentRows(listState: ListState) {
  const query = useQuery(equipmentListQuery)
  const { data: list } = query
  const { sort } = listState
  // Deferred: the figures of 10,000 items take about 15 ms, which would delay the rows.
  const summarized = useDeferredValue(list)
  const summary = useMemo(() => (summarized?.isComplete ? summarize(summarized.items) : null), [summarized])
  const isComplete = list?.isComplete === true
  // Newest first, arriving pages are appended. In another order they would move the rows on the screen.
  const items = list && (isComplete || !sort) ? list.items : null
  const sorted = useMemo(() => items && sortList(items, sort), [items, sort])
  const visibleRows = useMemo(() => sorted && filterList(sorted, listState), [sorted, listState])
  return {
    /** All items in the chosen order. Null until the first read is complete: until then, rows are not counted or exported. */
    all: isComplete ? sorted : null,
    /** The rows to show, as far as they have arrived; null before the first page. */
    visibleRows,
    /** The four figures above the table; null until the first read is complete. */
    summary,
    query,
  }
}
