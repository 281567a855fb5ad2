import { fieldOf, fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import {
  isUnitOf,
  normalizeUnit,
  type UnitName,
  type UnitSystem,
  unitTable,
} from '@/catalog/specifications/units'
import { behindNumbers, type Converter, plainHead, splitHead } from './headers'
import { keyOf, readHeader, type SpecificationColumn, unitOf } from './specification-columns'

/** Heads of price lists that name a field by another word than its label. */
const aliases: Readonly<Record<string, string>> = {
  amps: 'fla_a',
  breakersize: 'breaker_a',
  coldwaterflow: 'cold_water_lpm',
  datasheeturl: 'datasheet_url',
  fullloadamps: 'fla_a',
  hotwaterflow: 'hot_water_lpm',
  netweight: 'weight_kg',
  noiselevel: 'noise_dba',
  phase: 'phases',
  voltage: 'rated_v',
  volts: 'rated_v',
}

/** Fields by their labels, as heads are compared. */
type TypedFields = ReadonlyMap<string, SpecificationField>

/** The common fields and those of some categories. No two fields have one label, which a test holds. */
export function typedFields(categories: readonly string[]): TypedFields {
  const fields = fieldsFor(categories).flatMap((group) => group.fields)
  const named = Object.entries(aliases).flatMap(([words, key]) => {
    const field = fields.find((one) => one.key === key)
    return field ? [[words, field] as const] : []
  })
  return new Map([...named, ...fields.map((field) => [plainHead(field.label), field] as const)])
}

/**
 * The specification a head names: 'Voltage', 'Weight (lb)'. Null for a unit the field is not measured in, and for a
 * measure without one: nobody knows whether 'Weight' is in pounds.
 */
export function readTypedHead(header: string, fields: TypedFields): SpecificationColumn | null {
  const whole = fields.get(plainHead(header))
  if (whole && unitsOfHead(whole, null)) return `spec.${whole.key}`
  const { words, unit } = splitHead(header)
  const field = unit === null ? undefined : fields.get(plainHead(words))
  return field && unitsOfHead(field, unit) ? `spec.${field.key}` : null
}

/** The system of a head's unit, or null where it is in neither. */
function unitsOfHead(field: SpecificationField, unit: string | null): UnitSystem | null {
  const systems = ['si', 'us'] as const
  if (unit === null) return unitOf(field, 'si') === unitOf(field, 'us') ? 'si' : null
  return systems.find((one) => unitOf(field, one) !== '' && isUnitOf(field, unit, one)) ?? null
}

/** Measures that price lists use and no field does. */
const otherMeasures =
  'cm dm yd oz t bar mbar MPa ml hl cf VA kVA mA Wh MW MBH l/s l/h gph ' +
  'h hr hrs hour hours wk wks week weeks yr yrs year years'
const measures: ReadonlySet<string> = new Set(
  [
    ...otherMeasures.split(' '),
    ...Object.values(unitTable).flatMap((unit) => [
      unit.suffix,
      'singular' in unit ? unit.singular : '',
      'us' in unit ? unit.us.suffix : '',
    ]),
  ]
    .filter(Boolean)
    .map(normalizeUnit),
)

/** 'Width (W)' is in no watts, nor 'Length (L)' in liters. */
const namesSide = (unit: string, field: SpecificationField) =>
  (field.unit === 'mm' || field.unit === 'm') && /^[DHLW]$/i.test(unit)

/**
 * How the cells are read of a field whose head names a measure it does not take: 180 under 'Height (cm)' is refused as
 * 180 cm, not taken for 180 mm. Null also for other words: 'Weight (net)'.
 */
export function readerOfMeasure(header: string, field: SpecificationField | undefined): Converter | null {
  const { unit } = splitHead(header)
  if (!unit || !field || namesSide(unit, field) || unitsOfHead(field, unit)) return null
  return measures.has(normalizeUnit(unit)) ? behindNumbers(unit) : null
}

/** Units that other people's lists count in hours, years, watts or horsepower instead. */
const openUnits: readonly UnitName[] = ['s', 'min', 'days', 'months', 'kw', 'kwh']

/** Whether a head names a specification, but not its unit, which may be another one: 'Turnover', 'Battery life'. */
export function leavesMeasureOpen(header: string, column: SpecificationColumn): boolean {
  const field = fieldOf(keyOf(column))
  return (
    field !== undefined && openUnits.includes(field.unit) && !readHeader(header) && !splitHead(header).unit
  )
}

/** Tells which units the cells of a field are in, as a header says it; null where it says none. */
export function readUnits(header: string): (field: SpecificationField | undefined) => UnitSystem | null {
  const own = readHeader(header)?.units
  const { unit } = splitHead(header)
  return (field) => own ?? (field ? unitsOfHead(field, unit) : null)
}
