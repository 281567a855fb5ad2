import { type Line, linePrice, type PricedLine, piecesOf } from '@/catalog/lines'
import type { Coverage } from './figure'

/** The cost of all pieces in one currency. `fixed`: the part of `amount` at fixed prices. */
export type CostSum = { currency: string; amount: number; fixed: number; pieces: number }

/** The cost of lines by currency, and the lines whose fixed price is not the catalog's. */
export type Cost = Coverage & { sums: CostSum[]; changed: Line[] }

/** The sums of the prices of lines by currency, never converted; the currency of most pieces first. */
export function costSums(lines: readonly PricedLine[]): CostSum[] {
  // Whole cents: 0.1 + 0.2 is 0.30000000000000004.
  const inCents = new Map<string, CostSum>()
  for (const line of lines) {
    const price = linePrice(line)
    if (!price) continue
    const { currency } = price
    const before = inCents.get(currency) ?? { currency, amount: 0, fixed: 0, pieces: 0 }
    const cents = Math.round(price.cost * 100)
    inCents.set(currency, {
      currency,
      amount: before.amount + cents,
      fixed: before.fixed + (line.fixedPrice ? cents : 0),
      pieces: before.pieces + line.quantity,
    })
  }
  return [...inCents.values()]
    .sort((one, other) => other.pieces - one.pieces)
    .map((sum) => ({ ...sum, amount: sum.amount / 100, fixed: sum.fixed / 100 }))
}

/** The cost of lines, and which of them have no price or a fixed one that is not the catalog's. */
export function costOf(lines: readonly Line[]): Cost {
  const sums = costSums(lines)
  return {
    known: sums.reduce((known, { pieces }) => known + pieces, 0),
    missing: piecesOf(lines.filter((line) => !linePrice(line))).map((pieces) => ({
      ...pieces,
      keys: ['cost'],
    })),
    notNeeded: 0,
    sums,
    changed: lines.filter(isPriceChanged),
  }
}

const isPriceChanged = ({ item, fixedPrice }: Line): boolean =>
  fixedPrice !== null &&
  item.cost !== null &&
  (item.cost !== fixedPrice.cost || item.currency !== fixedPrice.currency)
