import { formatNumber } from '@/lib/format'

/** ' with 11 others' where one request changed more items. */
export function withOthers(others: number | null): string {
  return others ? ` with ${formatNumber(others)} ${others === 1 ? 'other' : 'others'}` : ''
}
