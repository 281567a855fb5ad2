import { formatMeasure, limitsOf, type UnitName } from '@/catalog/specifications/units'
import { specificationsOf } from '@/catalog/specifications/values'
import type { Json } from '@/lib/supabase/database.types'
import type { Sized } from './read-specification'

// Reads its few keys without the table of fields, 7 kB that the catalog's list does without until it is searched.

const typedOf = ({ specifications }: Sized, key: string) => specificationsOf(specifications)[key]

const oneOf = <Option extends Json>(options: readonly Option[], value: Json | undefined) =>
  options.find((option) => option === value) ?? null

/** Whether it burns wood or gas: its power is the heat it gives, and only stated amps are electrical. */
export const isFired = (item: Sized) => oneOf(['wood', 'gas'], typedOf(item, 'heater_type')) !== null

const phasesOf = (item: Sized) => oneOf([1, 3], typedOf(item, 'phases'))

const statedConnection = (item: Sized) => oneOf(['L-N', 'L-L', '3P'], typedOf(item, 'connection'))

/** Whether phases and connection contradict each other: nobody knows which of them is meant. */
export function contradicts(item: Sized): boolean {
  const [phases, connection] = [phasesOf(item), statedConnection(item)]
  return phases !== null && connection !== null && (phases === 3) !== (connection === '3P')
}

function amount(item: Sized, key: string, unit: UnitName): string | null {
  const value = typedOf(item, key)
  const [, max] = limitsOf({ unit })
  // A zero states nothing.
  const isMeasure = typeof value === 'number' && value > 0 && value <= max
  // Electrical units are the same in both systems.
  return isMeasure ? formatMeasure({ unit }, value, 'si') : null
}

/** With a space that does not break: its columns are narrow. */
function phasesWords(item: Sized): string | null {
  if (contradicts(item)) return 'phases to be confirmed'
  const connection = statedConnection(item)
  const phases = phasesOf(item) ?? (connection && (connection === '3P' ? 3 : 1))
  return phases === null ? null : `${phases}\u00a0${phases === 1 ? 'phase' : 'phases'}`
}

/** '18 kW, 208 V, 3 phases' of typed values, as the schedule and the list write them; null where none is stated. */
export function describeSupply(item: Sized): string | null {
  const power = amount(item, 'power_kw', 'kw') ?? amount(item, 'power_w', 'w')
  const parts = [
    power && (isFired(item) ? `heat ${power}` : power),
    amount(item, 'rated_v', 'v'),
    phasesWords(item),
  ]
  return parts.filter(Boolean).join(', ') || null
}
