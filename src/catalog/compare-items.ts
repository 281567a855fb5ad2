import { formatExactMoney, formatNumber } from '@/lib/format'
import { normalizeName } from '@/lib/text'
import { technicalValues } from './columns'
import { categoriesOf, type Equipment } from './equipment'
import { numberOf } from './sizing/read-specification'
import { fieldOf, fieldsByKey, fieldsFor, type SpecificationGroup } from './specifications/fields'
import { describeSpecifications, labelOfKey, noValue } from './specifications/specifications'
import type { UnitSystem } from './specifications/units'

type Mark = 'best' | 'worst'

/** What one item says; null where it says nothing. */
export type Cell = { text: string | null; mark: Mark | null }

/** One field of all items. `differs`: two items that state it state it differently. */
export type Row = { key: string; label: string; cells: readonly Cell[]; differs: boolean }

export type Group = { title: string; rows: readonly Row[] }

/** Fields for which a lower or a higher value is better for the buyer. Other fields have no best value. */
const better: Record<string, 'lower' | 'higher'> = {
  cost: 'lower',
  lead_time_days: 'lower',
  warranty_months: 'higher',
  install_days: 'lower',
  noise_dba: 'lower',
  cop: 'higher',
  recovery_pct: 'higher',
  hardness_max_dh: 'higher',
  dcof_wet: 'higher',
  absorption_pct: 'lower',
  thermal_rsi: 'higher',
  u_value_wm2k: 'lower',
  cri: 'higher',
  load_kg: 'higher',
  life_washes: 'higher',
  replace_months: 'higher',
  run_min: 'higher',
  area_m2h: 'higher',
}

/** The categories all of these items are in. */
export function sharedCategories(items: readonly Equipment[]): string[] {
  const [first = [], ...others] = items.map((item) => categoriesOf(item))
  const isAmong = (name: string) => (names: readonly string[]) =>
    names.some((other) => normalizeName(other) === normalizeName(name))
  return first.filter((name) => others.every(isAmong(name)))
}

/**
 * Compares items: returns a row for each field that at least one item states. A field of a category that not all items
 * share needs two items that state it.
 */
export function compareItems(items: readonly Equipment[], units: UnitSystem): Group[] {
  const stated = items.map(
    (item) => new Map(describeSpecifications(item.specifications, units).map((one) => [one.key, one])),
  )
  const shared = fieldsFor(sharedCategories(items))
  const freeKeys = [...new Set(stated.flatMap((one) => [...one.keys()]))].filter((key) => !fieldOf(key))
  const technical = items.map(technicalValues)
  const specification = (key: string) =>
    rowOf(
      key,
      labelOfKey(key),
      stated.map((one) => one.get(key)?.value ?? null),
      items.map((item) => numberOf(item, key)),
    )
  const groups: Group[] = [
    {
      title: 'Price and delivery',
      rows: [
        rowOf(
          'cost',
          'Cost',
          items.map(({ cost, currency }) => (cost === null ? null : formatExactMoney(cost, currency))),
          // Amounts in different currencies cannot be compared.
          inOneCurrency(items) ? items.map(({ cost }) => cost) : [],
        ),
        wholeRow('lead_time_days', 'Lead Time', 'days', items),
        wholeRow('warranty_months', 'Warranty', 'months', items),
      ],
    },
    ...shared.map(({ title, fields }) => ({ title, rows: fields.map(({ key }) => specification(key)) })),
    {
      title: 'Other specifications',
      rows: [
        ...unsharedKeys(shared)
          .map(specification)
          .filter(({ cells }) => cells.filter(isStated).length > 1),
        ...freeKeys.map(specification),
      ],
    },
    {
      title: 'Requirements in words',
      rows: (technical[0] ?? []).map(({ label }, index) =>
        rowOf(
          label,
          label,
          technical.map((values) => values[index]?.value || null),
          [],
        ),
      ),
    },
  ]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(isKnown) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Known keys outside these groups, such as `water_l` of a hot tub and a cold plunge. */
function unsharedKeys(groups: readonly SpecificationGroup[]): string[] {
  const listed = new Set(groups.flatMap(({ fields }) => fields.map(({ key }) => key)))
  return [...fieldsByKey.keys()].filter((key) => !listed.has(key))
}

const isStated = ({ text }: Cell) => text !== null

const isKnown = ({ cells }: Row) => cells.some(isStated)

function inOneCurrency(items: readonly Equipment[]): boolean {
  const priced = items.filter(({ cost }) => cost !== null)
  return new Set(priced.map(({ currency }) => currency)).size === 1
}

function wholeRow(
  key: 'lead_time_days' | 'warranty_months',
  label: string,
  unit: string,
  items: readonly Equipment[],
): Row {
  const values = items.map((item) => item[key])
  const words = values.map((value) => (value === null ? null : `${formatNumber(value)} ${unit}`))
  return rowOf(key, label, words, values)
}

function rowOf(
  key: string,
  label: string,
  words: readonly (string | null)[],
  values: readonly (number | null)[],
): Row {
  const texts = words.map((text) => (text === noValue ? null : text))
  const known = values.filter((value) => value !== null)
  // The extremes as they are shown: of two weights that both read '500 lb' none is better.
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => texts[values.indexOf(value)])
  const direction = Object.hasOwn(better, key) ? better[key] : undefined

  function markOf(text: string | null): Mark | null {
    if (!direction || text === null || least === most) return null
    if (text === (direction === 'lower' ? least : most)) return 'best'
    return text === (direction === 'lower' ? most : least) ? 'worst' : null
  }
  return {
    key,
    label,
    cells: texts.map((text) => ({ text, mark: markOf(text) })),
    differs: new Set(texts.filter((text) => text !== null)).size > 1,
  }
}
