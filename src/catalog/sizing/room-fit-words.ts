import { formatRange, type UnitSystem } from '@/catalog/specifications/units'
import { sentences } from '@/lib/text'
import { digitsApart, formatAmount } from './measures'
import { type Ceiling, type Kind, kinds, type RoomFit, type Supply } from './room-fit'

const headlines = {
  fits: 'Fits',
  'too small': 'Too small',
  'too large': 'Too large',
  'too low': 'Ceiling too low',
  unknown: 'Not known',
} as const

/** A verdict in words: `headline`, and the figures behind it as sentences. */
export type FitWords = {
  headline: string
  volume: string
  ceiling: string | null
  supply: string | null
  source: string
}

/**
 * Says whether an item fits, with the figures behind it. An item of 230 or 240 V fits at that voltage; on 208 V, as in many
 * New York buildings, it gives less.
 */
export function describeFit(result: RoomFit, kind: Kind, units: UnitSystem): FitWords {
  const { fit, kwPerM3, ceiling, supply } = result
  return {
    headline: fit === 'fits' && supply ? `Fits at ${supply.volts} V` : headlines[fit],
    volume: sentences(
      describeVolume(result, kind, units),
      kind === 'sauna' &&
        kwPerM3 !== null &&
        kwPerM3 > 0 &&
        `That is 1 kW for ${formatAmount('m3', 1 / kwPerM3, units)}, where about ${formatAmount('m3', 1, units, 2)} is usual.`,
    ),
    ceiling: ceiling && describeCeiling(ceiling, kind, units),
    supply: supply && describeSupply(supply),
    source: `${kinds[kind].source}. For coordination, not engineering.`,
  }
}

const nouns = { sauna: 'the heater', steam: 'the generator' } as const

/** The room's volume beside what the item is made for, with the digits that show which is more. */
function describeVolume({ fit, m3, min, max }: RoomFit, kind: Kind, units: UnitSystem): string {
  const missed = fit === 'too small' ? max : fit === 'too large' ? min : null
  const digits = missed === null ? undefined : digitsApart('m3', m3, missed, units)
  const amount = (value: number) => formatAmount('m3', value, units, digits)
  const maker = nouns[kind]
  const range =
    min !== null && max !== null
      ? `${maker} is made for ${formatRange({ unit: 'm3' }, [min, max], units, digits)}`
      : max !== null
        ? `${maker} is made for at most ${amount(max)}${kind === 'sauna' ? ', its smallest room is not recorded' : ''}`
        : min !== null
          ? `${maker} is made for at least ${amount(min)}, its largest room is not recorded`
          : `the largest room of ${maker} is not recorded`
  return `The room counts as ${amount(m3)}; ${range}.`
}

/** Says that the ceiling is too low, or that it was not checked; null if it is high enough. */
function describeCeiling({ needsM, hasM, isTooLow }: Ceiling, kind: Kind, units: UnitSystem): string | null {
  if (hasM !== null && !isTooLow) return null
  const digits = hasM === null ? undefined : digitsApart('m', hasM, needsM, units)
  const found =
    hasM === null
      ? 'The ceiling was not checked, because no height is entered'
      : `The ceiling is ${formatAmount('m', hasM, units, digits)} high`
  const needed = `${nouns[kind]} needs at least ${formatAmount('m', needsM, units, digits)}`
  return `${found}; ${needed}.`
}

/** Nobody asks which voltage the building has: what a maker says of an item holds at its rated one. */
function describeSupply({ volts, on208V }: Supply): string {
  const kw = (value: number) => formatAmount('kw', value, 'si')
  const there = on208V
    ? `; on 208 V it gives ${kw(on208V.kw)} instead of ${kw(on208V.insteadOf)}. Ask the maker which room it serves there`
    : ', not at 208 V'
  return `Counted at its rated ${volts} V${there}.`
}
