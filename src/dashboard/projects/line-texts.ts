import { countPieces, type LineValues, type ProjectLine } from '@/catalog/lines'
import { sumQuantities } from '@/catalog/sizing/figure'
import { powerKw } from '@/catalog/sizing/loads'
import { formatAmount } from '@/catalog/sizing/measures'
import { numberOf } from '@/catalog/sizing/read-specification'
import type { UnitSystem } from '@/catalog/specifications/units'
import { formatCount, formatExactMoney, formatNumber } from '@/lib/format'
import { isolated } from '@/lib/text'
import type { LineKey } from './line-edits'

export const lineLabels: Record<LineKey, string> = {
  quantity: 'Quantity',
  tag: 'Tag',
  room: 'Room',
  alternateFor: 'Alternate for',
  note: 'Note',
  fixedPrice: 'Fixed price',
  position: 'Order',
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** '2026-11-03' as 'Nov 3, 2026'. */
export const shortDay = (day: string) => days.format(new Date(`${day}T00:00`))

/** A value as a person reads it; '' for none. `tagOf`: the tag of a line with this id. */
export function describeValue(
  key: LineKey,
  values: Partial<LineValues>,
  tagOf: (id: string) => string | undefined,
): string {
  if (key === 'quantity') return formatNumber(values.quantity ?? 1)
  if (key === 'alternateFor') return (values.alternateFor && tagOf(values.alternateFor)) ?? ''
  if (key === 'position') return ''
  if (key !== 'fixedPrice') return values[key] ?? ''
  const { fixedPrice } = values
  return fixedPrice
    ? `${formatExactMoney(fixedPrice.cost, fixedPrice.currency)}, quoted ${shortDay(fixedPrice.on)}`
    : ''
}

/** What a change of one line did, and what undoing it does. */
export function sayChange(line: ProjectLine, after: Partial<LineValues>): { done: string; undone: string } {
  const what = line.tag
  if (after.tag !== undefined) {
    return { done: `${what} is now ${after.tag}.`, undone: `${after.tag} is ${what} again.` }
  }
  if (after.quantity !== undefined) {
    const [now, before] = [after.quantity, line.quantity].map(formatNumber)
    return { done: `Quantity of ${what} set to ${now}.`, undone: `Quantity of ${what} is ${before} again.` }
  }
  if (after.room !== undefined) {
    const room = after.room === null ? 'no room' : isolated(after.room)
    const before = line.room === null ? 'no room' : isolated(line.room)
    return { done: `Room of ${what} set to ${room}.`, undone: `Room of ${what} is ${before} again.` }
  }
  return { done: `${what} was changed.`, undone: `${what} is as it was before.` }
}

/** '3 lines'. */
export const countLines = (count: number) => formatCount(count, 'line')

/** '2 lines, 1 alternate, 6 pieces'. The pieces of alternates do not count. */
export function countGroup(lines: readonly ProjectLine[]): string {
  const counted = lines.filter(({ alternateFor }) => alternateFor === null)
  const alternates = lines.length - counted.length
  return [
    countLines(counted.length),
    ...(alternates > 0 ? [formatCount(alternates, 'alternate')] : []),
    countPieces(sumQuantities(counted)),
  ].join(', ')
}

/** The figures of one piece, null where the catalog states none. */
export function figuresOf({ item }: ProjectLine, units: UnitSystem) {
  const kw = powerKw(item)
  const flow = (key: string) => {
    const value = numberOf(item, key)
    return value === null ? null : formatAmount('lpm', value, units)
  }
  const [cold, hot] = [flow('cold_water_lpm'), flow('hot_water_lpm')]
  return {
    power: kw === null ? null : formatAmount('kw', kw, units),
    water: [cold && `${cold} cold`, hot && `${hot} hot`].filter((text) => text !== null),
    leadTime: item.lead_time_days === null ? null : formatCount(item.lead_time_days, 'day'),
  }
}
