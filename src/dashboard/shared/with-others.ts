import { formatNumber } from '@/lib/format'

/**
 * ' with 11 others' where one request did the same to more items, and ', beside other changes to 2 items' where an import
 * or its undoing did something else to some. `alike`: how many of the others had the same done to them.
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
