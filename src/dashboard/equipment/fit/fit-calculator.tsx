import { useState } from 'react'
import { formatAmount } from '@/dashboard/equipment/documents/measures'
import type { Equipment } from '@/dashboard/equipment/equipment'
import { formatRange, toStored, type UnitName, unitSuffix } from '@/dashboard/equipment/specifications/units'
import { useUnits } from '@/dashboard/equipment/specifications/use-units'
import { cx } from '@/lib/cx'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { fitRoom, type Kind, kinds, type RoomFit } from './room-fit'

type Props = { item: Equipment; kind: Kind; onClose: () => void }

/** Lengths and areas as typed. */
const emptyRoom = { length: '', width: '', height: '', volume: '', uninsulated: '' }

type Typed = typeof emptyRoom

const lengths = ['length', 'width', 'height'] as const

/** Asks about a room and says whether the item fits it, and why. */
export function FitCalculator({ item, kind }: Props) {
  const units = useUnits()
  const [typed, setTyped] = useState(emptyRoom)
  const [isLog, setLog] = useState(false)
  const [hasMortarBed, setMortarBed] = useState(false)
  const [isStone, setStone] = useState(false)
  const [coldWalls, setColdWalls] = useState(0)

  const stored = (unit: UnitName, text: string) => {
    const value = readNumber(text)
    return value === null ? null : toStored({ unit }, value, units)
  }
  const [length, width, height] = lengths.map((name) => stored('m', typed[name]))
  const m3 = stored('m3', typed.volume) ?? (length && width && height ? length * width * height : null)
  const uninsulatedM2 = stored('m2', typed.uninsulated) ?? 0
  const result =
    m3 === null || m3 === 0
      ? null
      : fitRoom(item, kind, { m3, uninsulatedM2, isLog, hasMortarBed, coldWalls, isStone })

  const field = (name: keyof Typed, label: string, unit: UnitName) => (
    <Field label={`${label} (${unitSuffix({ unit }, units)})`} error={wrongNumber(typed[name])}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={typed[name]}
          onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
        />
      )}
    </Field>
  )

  return (
    <div className="pb-2">
      <div className="grid grid-cols-3 gap-3">
        {field('length', 'Length', 'm')}
        {field('width', 'Width', 'm')}
        {field('height', 'Height', 'm')}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {field('volume', 'or volume', 'm3')}
        {kind === 'sauna' ? (
          field('uninsulated', 'Glass, tile or bare wall', 'm2')
        ) : (
          <Field label="Glass or exterior walls">
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={6}
                value={coldWalls}
                onChange={({ currentTarget }) =>
                  setColdWalls(Math.min(6, Math.max(0, Math.trunc(currentTarget.valueAsNumber) || 0)))
                }
              />
            )}
          </Field>
        )}
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
          <p className="text-[0.9375rem] text-clay">Enter the room’s sides or its volume.</p>
        )}
      </div>
    </div>
  )
}

/** A number of a side or an area; null for nothing or what is none. */
function readNumber(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() && Number.isFinite(value) && value >= 0 ? value : null
}

const wrongNumber = (text: string) =>
  text.trim() && readNumber(text) === null ? 'Enter a number such as 8.5' : undefined

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
