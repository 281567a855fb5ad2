import { countItems } from '@/catalog/equipment'
import { formatCount } from '@/lib/format'

/**
 * Says what else the change of an item did: ' with 11 others' had the same done to them, ', beside other changes to 2 items'
 * had something else, as in an import. Empty if it changed only the item.
 * @param others the number of other items
 * @param alike how many of them had the same done to them
 */
export function withOthers(others: number, alike: number): string {
  const rest = others - alike
  return [
    alike > 0 && ` with ${formatCount(alike, 'other')}`,
    rest > 0 && `, beside other changes to ${countItems(rest)}`,
  ]
    .filter(Boolean)
    .join('')
}
