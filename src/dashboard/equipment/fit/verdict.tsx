import { digitsApart, formatAmount } from '@/catalog/sizing/measures'
import { type Ceiling, type Kind, kinds, type RoomFit, type Supply } from '@/catalog/sizing/room-fit'
import { formatRange, type UnitSystem } from '@/catalog/specifications/units'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { sentences } from '@/lib/text'

type Props = RoomFit & { kind: Kind }

const openTone = 'border-flint text-ink'

const verdicts = {
  fits: { text: 'Fits', tone: 'border-moss text-moss' },
  'too small': { text: 'Too small', tone: 'border-brick text-brick' },
  'too large': { text: 'Too large', tone: 'border-brick text-brick' },
  'too low': { text: 'Ceiling too low', tone: 'border-brick text-brick' },
  unknown: { text: 'Not known', tone: openTone },
} as const

/** The headline. An item of 230 or 240 V fits at that voltage; on 208 V, as in many New York buildings, it gives less. */
const headline = ({ fit, supply }: RoomFit) =>
  fit === 'fits' && supply ? { text: `Fits at ${supply.volts} V`, tone: openTone } : verdicts[fit]

/** Says whether the item fits, with the figures behind it. */
export function Verdict(props: Props) {
  const { kwPerM3, ceiling, supply, kind } = props
  const units = useUnits()
  const { text, tone } = headline(props)
  return (
    <div className={cx('border-l-2 bg-steam px-4 py-3 text-ui', tone)}>
      <p className="font-medium">{text}</p>
      <p className="text-ink">
        {sentences(
          describeVolume(props, units),
          kind === 'sauna' &&
            kwPerM3 !== null &&
            kwPerM3 > 0 &&
            `That is 1 kW for ${formatAmount('m3', 1 / kwPerM3, units)}, where about ${formatAmount('m3', 1, units, 2)} is usual.`,
        )}
      </p>
      {ceiling && <CeilingNote {...ceiling} kind={kind} units={units} />}
      {supply && <p className="text-ink">{describeSupply(supply)}</p>}
      <p className="mt-1 text-fine text-clay">{`${kinds[kind].source}. For coordination, not engineering.`}</p>
    </div>
  )
}

const nouns = { sauna: 'the heater', steam: 'the generator' } as const

/** The room's volume beside what the item is made for, with the digits that show which is more. */
function describeVolume({ fit, m3, min, max, kind }: Props, units: UnitSystem): string {
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

/** What is said about the ceiling: that it is too low, or that nobody checked it. */
function CeilingNote({ needsM, hasM, isTooLow, kind, units }: Ceiling & { kind: Kind; units: UnitSystem }) {
  if (hasM !== null && !isTooLow) return null
  const digits = hasM === null ? undefined : digitsApart('m', hasM, needsM, units)
  const found =
    hasM === null
      ? 'The ceiling was not checked, because no height is entered'
      : `The ceiling is ${formatAmount('m', hasM, units, digits)} high`
  const needed = `${nouns[kind]} needs at least ${formatAmount('m', needsM, units, digits)}`
  return <p className="text-ink">{`${found}; ${needed}.`}</p>
}

/** Nobody asks which voltage the building has: what a maker says of an item holds at its rated one. */
function describeSupply({ volts, on208V }: Supply): string {
  const kw = (value: number) => formatAmount('kw', value, 'si')
  const there = on208V
    ? `; on 208 V it gives ${kw(on208V.kw)} instead of ${kw(on208V.insteadOf)}. Ask the maker which room it serves there`
    : ', not at 208 V'
  return `Counted at its rated ${volts} V${there}.`
}
