import { formatMeasure, type UnitName } from '@/catalog/specifications/units'
import { numberOf, positiveOf, type Sized, textOf, voltagesOf } from './read-specification'

/** Whether an item burns wood or gas: its power is then heat, and only its amps are electrical. */
export const isFired = (item: Sized) => ['wood', 'gas'].includes(textOf(item, 'heater_type') ?? '')

/** Whether phases and connection contradict each other. */
export function contradicts(item: Sized): boolean {
  const [phases, connection] = [numberOf(item, 'phases'), textOf(item, 'connection')]
  return phases !== null && connection !== null && (phases === 3) !== (connection === '3P')
}

function amount(item: Sized, key: string, unit: UnitName): string | null {
  const value = positiveOf(item, key)
  // Electrical units are the same in both systems.
  return value === null ? null : formatMeasure({ unit }, value, 'si')
}

/** '208 V' or '208/240 V'. */
const describeVoltage = (item: Sized) => voltagesOf(item).length > 0 && `${voltagesOf(item).join('/')} V`

/** '3 phases', with a non-breaking space: the columns are narrow. */
function describePhases(item: Sized): string | null {
  if (contradicts(item)) return 'phases to be confirmed'
  const connection = textOf(item, 'connection')
  const phases = numberOf(item, 'phases') ?? (connection && (connection === '3P' ? 3 : 1))
  return phases === null ? null : `${phases}\u00a0${phases === 1 ? 'phase' : 'phases'}`
}

/** The electrical supply by its specifications: '18 kW', '208 V' and '3 phases', as far as they are stated. */
export function supplyOf(item: Sized): string[] {
  const power = amount(item, 'power_kw', 'kw') ?? amount(item, 'power_w', 'w')
  const parts = [
    power && (isFired(item) ? `heat ${power}` : power),
    describeVoltage(item),
    describePhases(item),
  ]
  return parts.filter((part) => typeof part === 'string')
}

/** Describes the electrical supply: '18 kW, 208 V, 3 phases'; null if none is stated. */
export const describeSupply = (item: Sized): string | null => supplyOf(item).join(', ') || null
