import { useCallback, useEffect, useState } from 'react'
import { type DescribeSpecifications, noSpecifications } from '@/catalog/search'
import { usePreload } from '@/ui/use-preload'

/**
 * Fetches how specifications are put into words: at once where it is needed, else beforehand.
 * @returns null until it is there, `noSpecifications` where it cannot be fetched
 */
export function useSpecificationWords(isNeeded: boolean): DescribeSpecifications | null {
  const [describe, setDescribe] = useState<DescribeSpecifications | null>(null)
  const load = useCallback(() => {
    import('@/catalog/specifications/specifications').then(
      ({ describeSpecifications }) => setDescribe(() => describeSpecifications),
      // The rest of an item can be searched without it.
      () => setDescribe(() => noSpecifications),
    )
  }, [])
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded, load])
  usePreload(load)
  return describe
}
