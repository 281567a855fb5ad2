import { brandAndModel, type Equipment } from '@/catalog/equipment'
import { mostPieces } from '@/catalog/lines'
import { formatNumber } from '@/lib/format'
import { Input } from '@/ui/input'
import type { PlannedLine } from './plan-addition'

type Props = {
  /** The id of the field. */
  id: string
  item: Equipment
  planned: PlannedLine | undefined
  value: string
  isWrong: boolean
  onChange: (typed: string) => void
}

/** An item with the tag it gets and a field for its pieces. */
export function ItemQuantity({ id, item, planned, value, isWrong, onChange }: Props) {
  const make = brandAndModel(item)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
      <label htmlFor={id} className="min-w-0 flex-1 break-words">
        <span dir="auto" className="block">
          {item.name}
        </span>
        {make && (
          <span dir="auto" translate="no" className="block text-note text-clay">
            {make}
          </span>
        )}
      </label>
      <p id={`${id}-tag`} className="text-note text-clay tabular-nums">
        {planned &&
          (planned.before > 0
            ? `${planned.tag}: ${formatNumber(planned.before)} become ${formatNumber(planned.quantity)}`
            : planned.tag)}
      </p>
      <Input
        id={id}
        aria-describedby={isWrong ? `${id}-wrong` : `${id}-tag`}
        aria-invalid={isWrong || undefined}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        className="w-24! text-right tabular-nums"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="basis-full text-right text-note text-brick">
          {`A whole number from 1 to ${formatNumber(mostPieces)}.`}
        </p>
      )}
    </li>
  )
}
