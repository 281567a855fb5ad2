import { formatCount } from '@/lib/format'
import { dayMs, readDay } from '@/lib/parse'

/** An item's days from order to working. `installDays` is null if an installation is expected but not stated; it counts as 0. */
export type Delivery<Of> = { of: Of; leadDays: number; installDays: number | null }

/** Days from order to working. */
export const totalDays = ({ leadDays, installDays }: Delivery<unknown>): number =>
  leadDays + (installDays ?? 0)

/** Sorts deliveries, longest first. The first one decides the program: max(lead + install). */
export const programme = <Of>(deliveries: readonly Delivery<Of>[]): Delivery<Of>[] =>
  [...deliveries].sort((one, other) => totalDays(other) - totalDays(one))

const days = (count: number) => formatCount(count, 'day')

/**
 * Describes a delivery: '90 days and 30 days to install', '90 days, installation not stated'. One number would be mistaken
 * for the lead time.
 */
export function describeDelivery({ leadDays, installDays }: Delivery<unknown>): string {
  if (installDays === null) return `${days(leadDays)}, installation not stated`
  return installDays > 0 ? `${days(leadDays)} and ${days(installDays)} to install` : days(leadDays)
}

/** The last day to order for a day of need, both like `2027-05-01`: need - lead - install. Null for an invalid date. */
export function orderBy(needed: string, delivery: Delivery<unknown>): string | null {
  const day = readDay(needed)
  if (day === null) return null
  const ordered = new Date(day - totalDays(delivery) * dayMs)
  return ordered.getUTCFullYear() > 0 ? ordered.toISOString().slice(0, 10) : null
}
