import type { Equipment } from '@/catalog/equipment'
import type { Reading } from '@/catalog/numbers'
import { fitRoom, type Kind } from '@/catalog/sizing/room-fit'
import {
  amountOf,
  readSizes,
  readWalls,
  type Sizes,
  shownText,
  unitNames,
  volumeOf,
} from '@/catalog/sizing/typed-room'
import { unitSuffix } from '@/catalog/specifications/units'
import { useUnits } from '@/dashboard/shared/use-units'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { changeRoom, clearRoom, useRoom } from './shared-room'
import { Verdict } from './verdict'

type Props = { item: Equipment; kind: Kind }

/** Asks for the sizes of a room, which all items share, and says whether the item fits it, and why. */
export function FitCalculator({ item, kind }: Props) {
  const units = useUnits()
  const { sizes, coldWalls, isLog, hasHeavyBacking, isStone } = useRoom()

  const readings = readSizes(sizes)
  const walls = readWalls(coldWalls)
  const { uninsulated, ...shared } = readings
  const asked = [...Object.values(shared), kind === 'sauna' ? uninsulated : walls]
  const isReadable = asked.every(({ ok }) => ok)
  const m3 = volumeOf(readings)
  const result =
    !isReadable || !m3
      ? null
      : fitRoom(item, kind, {
          m3,
          // A height of 0 counts as none.
          heightM: amountOf(readings.height) || null,
          uninsulatedM2: amountOf(readings.uninsulated) ?? 0,
          isLog,
          hasHeavyBacking,
          coldWalls: amountOf(walls) ?? 0,
          isStone,
        })

  // The volume counts. A person who typed the sides too is told so.
  const areSidesLeftOut =
    amountOf(readings.volume) !== null &&
    [readings.length, readings.width].some((side) => amountOf(side) !== null)

  const sizeField = (name: keyof Sizes, label: string, hint?: string) => (
    <TextField
      label={`${label} (${unitSuffix({ unit: unitNames[name] }, units)})`}
      inputMode="decimal"
      text={shownText(unitNames[name], sizes[name], units)}
      reading={readings[name]}
      hint={hint}
      onType={(text) => changeRoom({ sizes: { ...sizes, [name]: { text, units } } })}
    />
  )

  return (
    <div className="pb-2">
      <div className="grid grid-cols-3 gap-3">
        {sizeField('length', 'Length')}
        {sizeField('width', 'Width')}
        {sizeField('height', 'Height')}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {sizeField(
          'volume',
          'or volume',
          areSidesLeftOut ? 'It counts, not length x width x height.' : undefined,
        )}
        {kind === 'sauna' ? (
          sizeField('uninsulated', 'Glass, tile or bare wall')
        ) : (
          <TextField
            label="Glass or exterior walls"
            inputMode="numeric"
            text={coldWalls}
            reading={walls}
            onType={(text) => changeRoom({ coldWalls: text })}
          />
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {kind === 'sauna' ? (
          <Checkbox
            label="Log walls"
            checked={isLog}
            onChange={(checked) => changeRoom({ isLog: checked })}
          />
        ) : (
          <>
            <Checkbox
              label="Tile on a mortar bed or cement board"
              checked={hasHeavyBacking}
              onChange={(checked) => changeRoom({ hasHeavyBacking: checked })}
            />
            <Checkbox
              label="Natural stone"
              checked={isStone}
              onChange={(checked) => changeRoom({ isStone: checked })}
            />
          </>
        )}
        <Button variant="plain" className="ml-auto" onClick={clearRoom}>
          Clear the room
        </Button>
      </div>
      <div role="status" className="mt-3 min-h-20">
        {result ? (
          <Verdict {...result} kind={kind} />
        ) : (
          <p className="text-ui text-clay">
            {isReadable ? 'Enter the room’s sides or its volume.' : 'Correct what could not be read.'}
          </p>
        )}
      </div>
    </div>
  )
}

type TextFieldProps = {
  label: string
  inputMode: 'decimal' | 'numeric'
  text: string
  reading: Reading<number | null>
  hint?: string | undefined
  onType: (text: string) => void
}

/** A text field with the reason why its text cannot be read. */
function TextField({ label, inputMode, text, reading, hint, onType }: TextFieldProps) {
  return (
    <Field label={label} error={reading.ok ? undefined : reading.reason} hint={hint}>
      {(control) => (
        <Input
          {...control}
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}
