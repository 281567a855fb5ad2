import { prefetchList } from '@/catalog/queries/equipment-queries'

/**
 * Starts to read the list when the catalog is opened. The route fetches this module beside the page's code, so that the
 * request goes out as soon as the session is known and not after the page's modules have run.
 */
export function loader() {
  void prefetchList()
  return null
}
