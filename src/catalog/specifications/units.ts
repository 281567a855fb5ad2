import { lazy } from '@/lib/lazy'
import { normalizeText } from '@/lib/text'

/** The units that are shown and typed: US customary or SI. Stored values are always SI. */
export type UnitSystem = 'us' | 'si'

// SI amounts of one US unit, exact by definition unless noted: NIST SP 811, appendix B,
// https://www.nist.gov/pml/special-publication-811
const inchMm = 25.4
const footM = 0.3048
const squareFootM2 = footM ** 2
const cubicFootM3 = footM ** 3
const gallonL = 3.785411784
const poundKg = 0.45359237
const gallonPerMinuteM3h = (gallonL * 60) / 1000
/** Rounded from 6.894757293... */
const psiKpa = 6.894757293
/** Pounds per square foot. */
const psfKpa = psiKpa / 144
/** The conventional inch of water. At 60 °F an inch of water differs by 0.1 %. */
const inchOfWaterPa = 249.089
/** A BTU is that of the International Table; a ton is 12,000 BTU per hour. */
const btuPerHourKw = 0.00029307107017
const tonKw = 12_000 * btuPerHourKw
const fahrenheitDegreeC = 1 / 1.8
const rValueRsi = 1 / 5.678263
/** A grain is 64.79891 mg. A German degree is 10 mg/L of calcium oxide: 17.848 mg/L of calcium carbonate. */
const grainPerGallonDh = 64.79891 / gallonL / 17.848

type Named = {
  /** Written after a number. */
  suffix: string
  /** Written after 1 if it differs. */
  singular?: string
}

type UsUnit = Named & {
  /** The SI amount of one unit. */
  size: number
  /** The US value that equals 0 in SI. */
  zero?: number
  /** Large numbers are shown as multiples of this. */
  step?: number
}

/** A unit; `suffix` is the SI one. */
type Unit = Named & {
  /** Absent if both systems use the SI unit. */
  us?: UsUnit
  /** The smallest stored value that is allowed; 0 by default. */
  min?: number
  /** The largest stored value that is allowed. */
  max: number
}

/** Units by the suffix of a key. Three units share a suffix with another; their fields name them. */
export const unitTable = {
  kw: { suffix: 'kW', max: 5000 },
  kwh: { suffix: 'kWh', max: 10_000 },
  w: { suffix: 'W', max: 100_000 },
  v: { suffix: 'V', max: 1000 },
  a: { suffix: 'A', max: 10_000 },
  hp: { suffix: 'hp', max: 1000 },
  ohm: { suffix: 'Ω', max: 1000 },
  hz: { suffix: 'Hz', max: 100_000 },
  mm: { suffix: 'mm', us: { suffix: 'in', size: inchMm }, max: 100_000 },
  m: { suffix: 'm', us: { suffix: 'ft', size: footM }, max: 10_000 },
  m2: { suffix: 'm²', us: { suffix: 'ft²', size: squareFootM2 }, max: 100_000 },
  m3: { suffix: 'm³', us: { suffix: 'ft³', size: cubicFootM3 }, max: 100_000 },
  m2h: { suffix: 'm²/h', us: { suffix: 'ft²/h', size: squareFootM2 }, max: 1_000_000 },
  l: { suffix: 'L', us: { suffix: 'gal', size: gallonL }, max: 10_000_000 },
  lpm: { suffix: 'L/min', us: { suffix: 'gpm', size: gallonL }, max: 100_000 },
  m3h: { suffix: 'm³/h', us: { suffix: 'gpm', size: gallonPerMinuteM3h }, max: 10_000 },
  air_m3h: { suffix: 'm³/h', us: { suffix: 'cfm', size: cubicFootM3 * 60 }, max: 1_000_000 },
  kg: { suffix: 'kg', us: { suffix: 'lb', size: poundKg }, max: 100_000 },
  kgh: { suffix: 'kg/h', us: { suffix: 'lb/h', size: poundKg }, max: 10_000 },
  kgm2: { suffix: 'kg/m²', us: { suffix: 'lb/ft²', size: poundKg / squareFootM2 }, max: 10_000 },
  kpa: { suffix: 'kPa', us: { suffix: 'psi', size: psiKpa }, max: 100_000 },
  floor: { suffix: 'kPa', us: { suffix: 'psf', size: psfKpa }, max: 1000 },
  pa: { suffix: 'Pa', us: { suffix: 'in. w.g.', size: inchOfWaterPa }, max: 100_000 },
  c: { suffix: '°C', us: { suffix: '°F', size: fahrenheitDegreeC, zero: 32 }, min: -60, max: 1500 },
  difference_c: { suffix: 'K', us: { suffix: '°F', size: fahrenheitDegreeC }, max: 1500 },
  mh: { suffix: 'm/h', us: { suffix: 'gpm/ft²', size: gallonPerMinuteM3h / squareFootM2 }, max: 1000 },
  rsi: { suffix: 'm²·K/W', us: { suffix: 'R', size: rValueRsi }, max: 100 },
  th_kw: { suffix: 'kW', us: { suffix: 'BTU/h', size: btuPerHourKw, step: 100 }, max: 10_000 },
  cooling: { suffix: 'kW', us: { suffix: 'tons', singular: 'ton', size: tonKw }, max: 10_000 },
  wmk: { suffix: 'W/m·K', max: 1000 },
  wm2k: { suffix: 'W/m²·K', max: 100 },
  mjcm2: { suffix: 'mJ/cm²', max: 10_000 },
  g: { suffix: 'g', max: 100_000 },
  gh: { suffix: 'g/h', max: 100_000 },
  gsm: { suffix: 'g/m²', max: 10_000 },
  micron: { suffix: 'µm', max: 10_000 },
  in: { suffix: 'in', max: 100 },
  s: { suffix: 's', max: 100_000 },
  min: { suffix: 'min', max: 100_000 },
  days: { suffix: 'days', singular: 'day', max: 3650 },
  months: { suffix: 'months', singular: 'month', max: 1200 },
  pct: { suffix: '%', max: 100 },
  deg: { suffix: '°', max: 360 },
  k: { suffix: 'K', max: 20_000 },
  dh: { suffix: '°dH', us: { suffix: 'gpg', size: grainPerGallonDh }, max: 100 },
  dba: { suffix: 'dB(A)', max: 200 },
  db: { suffix: 'dB', max: 200 },
  lumens: { suffix: 'lm', max: 1_000_000 },
  ratio: { suffix: '', max: 1 },
  none: { suffix: '', max: 1_000_000 },
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof unitTable

const unit = (name: UnitName): Unit => unitTable[name]

/** The unit named by the suffix of a key; the longest matching suffix wins. */
export function unitOfKey(key: string): UnitName {
  const names = Object.keys(unitTable) as UnitName[]
  const fitting = names.filter((name) => key === name || key.endsWith(`_${name}`))
  return fitting.sort((one, other) => other.length - one.length)[0] ?? 'none'
}

type Measured = { unit: UnitName }

function namesOf(field: Measured, system: UnitSystem): Named {
  const { us, ...si } = unit(field.unit)
  return system === 'us' && us ? us : si
}

/** The text after a number of this field; '' if it has no unit. */
export const unitSuffix = (field: Measured, system: UnitSystem): string => namesOf(field, system).suffix

/** Units as people and price lists write them, without dots and spaces, and the unit each one means. */
const unitAliases: Readonly<Record<string, string>> = {
  '"': 'in',
  "'": 'ft',
  amp: 'a',
  amps: 'a',
  btu: 'btu/h',
  btuh: 'btu/h',
  'btu/hr': 'btu/h',
  c: '°c',
  celsius: '°c',
  cuft: 'ft3',
  deg: '°',
  degc: '°c',
  degf: '°f',
  degree: '°',
  degrees: '°',
  f: '°f',
  fahrenheit: '°f',
  feet: 'ft',
  foot: 'ft',
  'gal/min': 'gpm',
  gallon: 'gal',
  gallons: 'gal',
  gsm: 'g/m2',
  hertz: 'hz',
  inch: 'in',
  inches: 'in',
  inh2o: 'inwg',
  inwc: 'inwg',
  kgs: 'kg',
  'kg/hr': 'kg/h',
  'lb/hr': 'lb/h',
  lbs: 'lb',
  'lbs/hr': 'lb/h',
  liter: 'l',
  liters: 'l',
  'liters/min': 'l/min',
  litre: 'l',
  litres: 'l',
  lpm: 'l/min',
  lumen: 'lm',
  lumens: 'lm',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  micron: 'μm',
  microns: 'μm',
  minute: 'min',
  minutes: 'min',
  mins: 'min',
  mo: 'month',
  mos: 'month',
  ohm: 'ω',
  ohms: 'ω',
  pct: '%',
  percent: '%',
  pound: 'lb',
  pounds: 'lb',
  sec: 's',
  second: 's',
  seconds: 's',
  sqft: 'ft2',
  sqm: 'm2',
  um: 'μm',
  volt: 'v',
  volts: 'v',
  vac: 'v',
  watt: 'w',
  watts: 'w',
  zoll: 'in',
}

/** A unit for comparison: dots, spaces and brackets make no difference (dB(A) is dBA), and neither do aliases. */
export function normalizeUnit(text: string): string {
  const unit = normalizeText(text).replace(/[.\s·*()]/g, '')
  return unitAliases[unit] ?? unit
}

/** Whether a text names the unit of a field in a system. `in`, `inches` and `"` all name inches. */
export function isUnitOf(field: Measured, text: string, system: UnitSystem): boolean {
  const { suffix, singular = suffix } = namesOf(field, system)
  return suffix !== '' && [suffix, singular].some((name) => normalizeUnit(name) === normalizeUnit(text))
}

/** Whether a measure may be typed as a fraction. Only US units are: 3/4 kW may mean two stages. */
export const hasFractions = ({ unit: name }: Measured, system: UnitSystem): boolean =>
  name === 'in' || name === 'hp' || (system === 'us' && unit(name).us !== undefined)

/** The smallest and largest stored value a field allows. */
export function limitsOf(field: Measured): [min: number, max: number] {
  const { min = 0, max } = unit(field.unit)
  return [min, max]
}

/** Significant digits of a stored value. Nine return every typed number of up to seven digits unchanged. */
const storedDigits = 9

/** A number without the noise of binary fractions: 4.8 for 4.800000000000001. */
export const rounded = (value: number) => Number(value.toPrecision(storedDigits))

/** Converts a typed number to the stored unit. */
export function toStored(field: Measured, typed: number, system: UnitSystem): number {
  const { us } = unit(field.unit)
  return system === 'us' && us ? rounded((typed - (us.zero ?? 0)) * us.size) : typed
}

/** Converts a stored number to the shown unit: the number with the fewest decimals that is stored as this value. */
export function toShown(field: Measured, stored: number, system: UnitSystem): number {
  const { us } = unit(field.unit)
  if (system === 'si' || !us) return stored
  const exact = stored / us.size + (us.zero ?? 0)
  for (let decimals = 0; decimals <= 20; decimals++) {
    const shown = Number(exact.toFixed(decimals))
    // + 0 turns -0 into 0.
    if (toStored(field, shown, system) === rounded(stored)) return shown + 0
  }
  return exact
}

const numberFormat = lazy(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }))

/** The most significant digits of a measure on the screen and on paper. */
export const mostDigits = 3

/**
 * Formats a stored number as the trade writes it, with at most three significant digits: `35.4 in` for 900 mm, `636 ft³` for
 * 18 m³. A converted number has two if they are within the last digit of the stored one: 19 kg are `42 lb`, not 41.9. A number
 * typed in the shown unit keeps all digits before the decimal point: 1,234 gal stay so, but 5,033 kg are `11,100 lb`.
 * @param digits other significant digits than those
 */
export const formatMeasure = (field: Measured, stored: number, system: UnitSystem, digits?: number): string =>
  formatRange(field, [stored, stored], system, digits)

/** Formats a range, each end like a measure: `0.79-7.87 in`; one measure if both ends are equal. */
export function formatRange(
  field: Measured,
  [low, high]: readonly [number, number],
  system: UnitSystem,
  digits?: number,
): string {
  const words = (stored: number) => {
    const shown = toShown(field, stored, system)
    return numberFormat().format(
      digits ? roundTo(digits, shown) : roundForTrade(field, stored, shown, system),
    )
  }
  return withUnit(field, low === high ? words(low) : `${words(low)}-${words(high)}`, system)
}

function roundForTrade(field: Measured, stored: number, shown: number, system: UnitSystem): number {
  const { us } = unit(field.unit)
  if (system === 'si' || !us) return roundTo(mostDigits, shown)
  if (us.step && Math.abs(shown) >= 10 * us.step) return Math.round(shown / us.step) * us.step
  const decimals = /\.(\d+)/.exec(String(rounded(stored)))?.[1] ?? ''
  const lastDigit = 10 ** -decimals.length / us.size
  const short = roundTo(mostDigits - 1, shown)
  if (Math.abs(shown) < 1000 && Math.abs(short - shown) <= lastDigit) return short
  return isTyped(stored, shown) ? roundTo(mostDigits, shown) : Number(shown.toPrecision(mostDigits))
}

/** A number with more significant digits was not typed in the shown system. An input rounds it. */
const longestTyped = 6

const isTyped = (stored: number, shown: number) => shown === stored || digitsOf(shown) <= longestTyped

/** Significant digits of such a number in an input. */
const convertedDigits = 4

/** Formats a stored number as its input has it, where values are checked and not only read: `35.43 in` for 900 mm. */
export const formatExact = (field: Measured, stored: number, system: UnitSystem): string =>
  withUnit(field, numberFormat().format(Number(measureText(field, stored, system))), system)

/** Formats a stored number for an input: exactly as typed, `1250.5`, or converted, `35.43` for 900 mm. */
export function measureText(field: Measured, stored: number, system: UnitSystem): string {
  const shown = toShown(field, stored, system)
  return String(isTyped(stored, shown) ? shown : roundTo(convertedDigits, shown))
}

/** A stored number and its US equivalent, exact to the stored digits, for the search: the screen rounds both. */
export function exactNumbers(field: Measured, stored: number): number[] {
  const { us } = unit(field.unit)
  return us ? [stored, rounded(stored / us.size + (us.zero ?? 0))] : [stored]
}

/** Counts significant digits: 3 for 0.0125 and for 12500. */
const digitsOf = (value: number) => value.toExponential().replace(/e.*/, '').replace(/[^\d]/g, '').length

function withUnit(field: Measured, text: string, system: UnitSystem): string {
  const { suffix: many, singular = many } = namesOf(field, system)
  const suffix = text === '1' ? singular : many
  return /^[%°]?$/.test(suffix) ? `${text}${suffix}` : `${text} ${suffix}`
}

/** Rounds to this many significant digits, but keeps all digits before the decimal point. */
function roundTo(digits: number, value: number): number {
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value) || 1))
  return Number(value.toFixed(Math.min(Math.max(decimals, 0), 20)))
}
