import { formatNumber } from '@/lib/format'

/**
 * Says what else the change of an item did: ' with 11 others' had the same done to them, ', beside other changes to 2 items'
 * had something else, as in an import. Empty if it changed only the item.
 * @param others the number of other items
 * @param alike how many of them had the same done to them
 */
export function withOthers(others: number, alike: number): string {
  const rest = others - alike
  return [
    alike > 0 && ` with ${formatNumber(alike)} ${alike === 1 ? 'other' : 'others'}`,
    rest > 0 && `, beside other changes to ${formatNumber(rest)} ${rest === 1 ? 'item' : 'items'}`,
  ]
    .filter(Boolean)
    .join('')
}
