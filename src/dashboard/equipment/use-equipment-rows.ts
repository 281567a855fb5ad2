import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { filterList, summarize } from '@/catalog/equipment-list'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { noSpecifications } from '@/catalog/search'
import { sortList } from '@/catalog/sort'
import type { View } from '@/dashboard/shared/list-address'
import { useSpecificationWords } from './use-specification-words'

/** The catalog as it is shown in a view. */
export function useEquipmentRows(view: View) {
  const { data: list, error, isFetching, refetch } = useQuery(equipmentListQuery)
  // Deferred: the tiles of 10,000 items take some 15 ms, which would delay the rows.
  const counted = useDeferredValue(list)
  const summary = useMemo(() => (counted?.isComplete ? summarize(counted.items) : null), [counted])
  const isComplete = list?.isComplete === true
  // Newest first, pages that arrive go below what is shown. In another order its rows would move.
  const items = list && (isComplete || !view.sort) ? list.items : null
  const sorted = useMemo(() => items && sortList(items, view.sort), [items, view.sort])
  const hasSearch = view.search.trim() !== ''
  const words = useSpecificationWords(hasSearch)
  const describe = words ?? noSpecifications
  const rows = useMemo(() => sorted && filterList(sorted, view, describe), [sorted, view, describe])
  const isFound = isComplete && (words !== null || !hasSearch)
  return {
    /** What is shown so far, in its order; null before anything is. */
    rows,
    /** The same once nothing more will be found: until then rows may neither be counted nor exported. */
    found: isFound ? rows : null,
    /** The whole catalog in this order; null while it is being read for the first time. */
    all: isComplete ? sorted : null,
    /** An item as the list has it, also while more are being read. */
    listed: (id: string) => list?.items.find((item) => item.id === id),
    summary,
    describe,
    /** Specifications could not be searched. */
    isPartial: hasSearch && words === noSpecifications,
    /** There is no catalog to show, and no more is coming. */
    failed: error !== null && !isComplete,
    reading: { error, isFetching, refetch },
  }
}
