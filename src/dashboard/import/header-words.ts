import type { EquipmentInput } from '@/catalog/equipment'
import { dayUnits, monthUnits } from '@/catalog/lead-time'
import { normalizeUnit, type UnitName, unitTable } from '@/catalog/specifications/units'
import { currencies } from '@/content/equipment'

// The words of price lists: headers by the column they name, units of time, other measures. Headers are in the form that
// `normalizeHeader` gives them.

/** A column of days or of months. */
export type TimeKey = 'lead_time_days' | 'warranty_months'

/** Words for the units of these columns, with the number of days or months each is. */
export const timeUnits: Readonly<Record<TimeKey, ReadonlyMap<string, number>>> = {
  lead_time_days: dayUnits,
  warranty_months: monthUnits,
}

/** Whether a column holds a time in days or months. */
export const isTime = (key: string): key is TimeKey => key === 'lead_time_days' || key === 'warranty_months'

/** Normalized headers of price lists, by the column they name. */
export const columnAliases: Readonly<Partial<Record<keyof EquipmentInput | 'id', string>>> = {
  name: 'article item itemname product productname',
  brand: 'make manufacturer',
  model: 'articleno articlenumber itemno itemnumber modelno modelnumber partno partnumber sku',
  cost: 'listprice price unitprice',
  image_url: 'image',
  power_requirements: 'power',
  warranty_months: 'warranty',
  supplier: 'vendor',
  lead_time_days: 'deliverytime leadtime',
  notes: 'comment comments notes remark remarks',
}

/** Normalized headers of price lists, by the specification they name; its label is another one. */
export const specificationAliases: Readonly<Record<string, string>> = {
  breaker_a: 'breakersize',
  cold_water_lpm: 'coldwaterflow',
  datasheet_url: 'datasheeturl',
  fla_a: 'amps fullloadamps',
  hot_water_lpm: 'hotwaterflow',
  noise_dba: 'noiselevel',
  phases: 'phase',
  rated_v: 'voltage volts',
  weight_kg: 'netweight',
}

/** All words for time. `timeUnits` knows the length of some. */
export const timeWords: ReadonlySet<string> = new Set([
  ...Object.values(timeUnits).flatMap((units) => [...units.keys()]),
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'quarter', 'quarters'],
])

/** Prices in thousands: 'Cost (k€)', 'Price (USD, thousands)', "Price '000 EUR". */
export const thousands = new RegExp(
  `(?<!\\p{L})(?:[kt]\\s?(?:${currencies.join('|')}|\\p{Sc})|k|tsd|thousands?|mio|millions?)(?!\\p{L})|000`,
  'iu',
)

/** Measures of price lists that no field has. */
const otherMeasures =
  'cm dm yd oz t bar mbar MPa ml hl cf VA kVA mA Wh MW MBH l/s l/h gph ' +
  'h hr hrs hour hours wk wks week weeks yr yrs year years'
/** The suffixes of our units and other measures. */
export const measures: ReadonlySet<string> = new Set(
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

/** Units that price lists often replace by hours, years, watts or horsepower. */
export const doubtfulUnits: readonly UnitName[] = ['s', 'min', 'days', 'months', 'kw', 'kwh']
