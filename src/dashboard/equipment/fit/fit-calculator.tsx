import { useState } from 'react'
import { formatAmount } from '@/dashboard/equipment/documents/measures'
import type { Equipment } from '@/dashboard/equipment/equipment'
import { type Reading, readWhole } from '@/dashboard/equipment/read-numbers'
import { readMeasure } from '@/dashboard/equipment/specifications/typed-values'
import {
  formatRange,
  type UnitName,
  type UnitSystem,
  unitSuffix,
} from '@/dashboard/equipment/specifications/units'
import { useUnits } from '@/dashboard/equipment/specifications/use-units'
import { cx } from '@/lib/cx'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { fitRoom, type Kind, kinds, type RoomFit } from './room-fit'

type Props = { item: Equipment; kind: Kind; onClose: () => void }

/** What is typed about the room. */
const emptyRoom = { length: '', width: '', height: '', volume: '', uninsulated: '', coldWalls: '0' }

type Typed = typeof emptyRoom

/** Asks about a room and says whether the item fits it, and why. */
export function FitCalculator({ item, kind }: Props) {
  const units = useUnits()
  const [typed, setTyped] = useState(emptyRoom)
  const [isLog, setLog] = useState(false)
  const [hasMortarBed, setMortarBed] = useState(false)
  const [isStone, setStone] = useState(false)

  const readings = readRoom(typed, units)
  const isReadable = Object.values(readings).every(({ ok }) => ok)
  const m3 = volumeOf(readings)
  const result =
    !isReadable || !m3
      ? null
      : fitRoom(item, kind, {
          m3,
          uninsulatedM2: amountOf(readings.uninsulated) ?? 0,
          isLog,
          hasMortarBed,
          coldWalls: amountOf(readings.coldWalls) ?? 0,
          isStone,
        })

  const field = (name: keyof Typed, label: string, unit?: UnitName) => {
    const reading = readings[name]
    return (
      <Field
        label={unit ? `${label} (${unitSuffix({ unit }, units)})` : label}
        error={reading.ok ? undefined : reading.reason}
      >
        {(control) => (
          <Input
            {...control}
            inputMode={unit ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={typed[name]}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
          />
        )}
      </Field>
    )
  }

  return (
    <div className="pb-2">
      <div className="grid grid-cols-3 gap-3">
        {field('length', 'Length', 'm')}
        {field('width', 'Width', 'm')}
        {field('height', 'Height', 'm')}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {field('volume', 'or volume', 'm3')}
        {kind === 'sauna'
          ? field('uninsulated', 'Glass, tile or bare wall', 'm2')
          : field('coldWalls', 'Glass or exterior walls')}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {kind === 'sauna' ? (
          <Check label="Log walls" checked={isLog} onChange={setLog} />
        ) : (
          <>
            <Check label="Tile on a mortar bed" checked={hasMortarBed} onChange={setMortarBed} />
            <Check label="Natural stone" checked={isStone} onChange={setStone} />
          </>
        )}
      </div>
      <div role="status" className="mt-3 min-h-20">
        {result ? (
          <Verdict {...result} kind={kind} />
        ) : (
          <p className="text-[0.9375rem] text-clay">
            {isReadable ? 'Enter the room’s sides or its volume.' : 'Correct what could not be read.'}
          </p>
        )}
      </div>
    </div>
  )
}

type Readings = Record<keyof Typed, Reading<number | null>>

const readRoom = (typed: Typed, units: UnitSystem): Readings => ({
  length: readSize('m', typed.length, units),
  width: readSize('m', typed.width, units),
  height: readSize('m', typed.height, units),
  volume: readSize('m3', typed.volume, units),
  uninsulated: readSize('m2', typed.uninsulated, units),
  coldWalls: readWalls(typed.coldWalls),
})

/** A side, an area or a volume in SI; null where nothing is typed. */
function readSize(unit: UnitName, text: string, units: UnitSystem): Reading<number | null> {
  if (text.trim() === '') return { ok: true, value: null }
  const value = readMeasure({ unit }, text, units)
  const isSize = value !== null && value >= 0
  return isSize ? { ok: true, value } : { ok: false, reason: 'Enter a number such as 8.5' }
}

/** How many of a room's six sides. */
function readWalls(text: string): Reading<number | null> {
  const walls = readWhole(text)
  const isCount = walls.ok && (walls.value ?? 0) <= 6
  return isCount ? walls : { ok: false, reason: 'Enter 0 to 6' }
}

const amountOf = (reading: Reading<number | null>) => (reading.ok ? reading.value : null)

/** The typed volume, or that of the typed sides. */
function volumeOf({ length, width, height, volume }: Readings): number | null {
  const sides = [length, width, height].map((side) => amountOf(side) ?? 0)
  return amountOf(volume) ?? sides.reduce((product, side) => product * side)
}

function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]">
      <input
        type="checkbox"
        className="size-4"
        checked={props.checked}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
      {props.label}
    </label>
  )
}

const verdicts = {
  fits: { text: 'Fits', tone: 'border-moss text-moss' },
  'too small': { text: 'Too small', tone: 'border-brick text-brick' },
  'too large': { text: 'Too large', tone: 'border-brick text-brick' },
  unknown: { text: 'Not known', tone: 'border-flint text-ink' },
} as const

function Verdict({ fit, m3, min, max, kwPerM3, kind }: RoomFit & { kind: Kind }) {
  const units = useUnits()
  const { text, tone } = verdicts[fit]
  const volume = formatAmount('m3', m3, units)
  const maker = kind === 'sauna' ? 'the heater' : 'the generator'
  const range =
    min !== null && max !== null
      ? `${maker} is made for ${formatRange({ unit: 'm3' }, [min, max], units)}`
      : max !== null
        ? `${maker} is made for at most ${formatAmount('m3', max, units)}`
        : `the largest room of ${maker} is not recorded`
  return (
    <div className={cx('border-l-2 bg-steam px-4 py-3 text-[0.9375rem]', tone)}>
      <p className="font-medium">{text}</p>
      <p className="text-ink">
        The room counts as {volume}; {range}.
        {kind === 'sauna' &&
          kwPerM3 !== null &&
          ` That is ${formatAmount('kw', kwPerM3, 'si')} a cubic meter, where about 1 kW is usual.`}
      </p>
      <p className="mt-1 text-[0.8125rem] text-clay">
        {kinds[kind].source}. For coordination, not engineering.
      </p>
    </div>
  )
}
