import { dayMs, readDay } from '@/lib/day'
import { formatNumber } from '@/lib/format'

/** An item's days from order to working; null where an installation is expected and not stated, which counts as none. */
export type Delivery<Of> = { of: Of; leadDays: number; installDays: number | null }

/** Days from order to working. */
export const totalDays = ({ leadDays, installDays }: Delivery<unknown>): number =>
  leadDays + (installDays ?? 0)

/** Longest first; the first decides: max(lead + install). */
export const programme = <Of>(deliveries: readonly Delivery<Of>[]): Delivery<Of>[] =>
  [...deliveries].sort((one, other) => totalDays(other) - totalDays(one))

const days = (count: number) => `${formatNumber(count)} ${count === 1 ? 'day' : 'days'}`

/**
 * '90 days and 30 days to install': never as one number, which would pass for the lead time. '90 days, installation not
 * stated', which would pass for none.
 */
export function describeDelivery({ leadDays, installDays }: Delivery<unknown>): string {
  if (installDays === null) return `${days(leadDays)}, installation not stated`
  return installDays > 0 ? `${days(leadDays)} and ${days(installDays)} to install` : days(leadDays)
}

/** The last day to order for a day of need, both as `2027-05-01`: need - lead - install. Null for no date. */
export function orderBy(needed: string, delivery: Delivery<unknown>): string | null {
  const day = readDay(needed)
  if (day === null) return null
  const ordered = new Date(day - totalDays(delivery) * dayMs)
  return ordered.getUTCFullYear() > 0 ? ordered.toISOString().slice(0, 10) : null
}
