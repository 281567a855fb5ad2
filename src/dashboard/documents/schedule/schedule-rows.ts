import { brandAndModel, type Equipment, mainCategory } from '@/catalog/equipment'
import { connectionOf } from '@/catalog/sizing/loads'
import { isIn, numberOf, positiveOf, voltagesOf } from '@/catalog/sizing/read-specification'
import { describeSupply, isFired } from '@/catalog/sizing/supply'
import { fieldOf } from '@/catalog/specifications/fields'
import { describeSpecifications, hasValue } from '@/catalog/specifications/specifications'
import { formatMeasure, type UnitSystem } from '@/catalog/specifications/units'
import { tagPrefix } from '@/catalog/tags'
import { formatExactMoney, formatNumber } from '@/lib/format'
import { normalizeName } from '@/lib/text'
import { scheduleKeys, scheduleOrder } from './schedule-categories'

/** One item as the schedule writes it; null where nothing is known. */
export type ScheduleRow = {
  item: Equipment
  tag: string
  make: string | null
  specifications: readonly { key: string; label: string; value: string }[]
  power: string | null
  water: string | null
  weight: string | null
  leadTime: string | null
  price: string | null
}

type ScheduleGroup = { category: string; rows: ScheduleRow[] }

/** Tags a person has typed in place of the numbered ones, by id of the item. */
export type Tags = Readonly<Record<string, string>>

/** The items by their first category other than the fallback, in the order of the categories, with tags such as SH-1. */
export function scheduleOf(items: readonly Equipment[], tags: Tags, units: UnitSystem): ScheduleGroup[] {
  // Two spellings of a category outside the list are one, in the first of them.
  const byCategory = new Map<string, { category: string; members: Equipment[] }>()
  for (const item of items) {
    const category = mainCategory(item)
    const group = byCategory.get(normalizeName(category)) ?? { category, members: [] }
    group.members.push(item)
    byCategory.set(normalizeName(category), group)
  }
  const placeOf = (category: string) => {
    const place = scheduleOrder.indexOf(category)
    return place < 0 ? scheduleOrder.length : place
  }
  // Unknown categories count on from each other, because they share a prefix.
  const numbered = new Map<string, number>()
  const typed = new Set(items.flatMap(({ id }) => tags[id]?.toUpperCase() ?? []))
  return [...byCategory.values()]
    .sort((one, other) => placeOf(one.category) - placeOf(other.category))
    .map(({ category, members }) => {
      const prefix = tagPrefix(category)
      const keys = scheduleKeys(category)
      return {
        category,
        rows: members.map((item) => {
          const own = tags[item.id]
          // An item with a tag of its own keeps its place, so that typing one does not number those below again.
          let number = (numbered.get(prefix) ?? 0) + 1
          while (own === undefined && typed.has(`${prefix}-${number}`)) number++
          numbered.set(prefix, number)
          return rowOf(item, own ?? `${prefix}-${number}`, keys, units)
        }),
      }
    })
}

function rowOf(item: Equipment, tag: string, keys: readonly string[], units: UnitSystem): ScheduleRow {
  const stated = new Map(
    describeSpecifications(item.specifications, units)
      .filter(hasValue)
      .map((one) => [one.key, one]),
  )
  const amount = (key: string) => {
    const field = fieldOf(key)
    const value = numberOf(item, key)
    return field && value !== null ? formatMeasure(field, value, units) : null
  }
  const ampsOf = (key: string) => (positiveOf(item, key) === null ? null : amount(key))
  // A wood or gas heater states its power as heat, so only its amps are an electrical load.
  const drawn = isFired(item)
    ? positiveOf(item, 'fla_a')
    : (positiveOf(item, 'power_kw') ?? positiveOf(item, 'power_w'))
  const isOpen = drawn === null || voltagesOf(item).length === 0 || connectionOf(item) === null
  const [cold, hot] = [amount('cold_water_lpm'), amount('hot_water_lpm')]
  const isWaterOpen = isIn(item, ['Showers']) ? cold === null || hot === null : cold === null && hot === null
  return {
    item,
    tag,
    make: brandAndModel(item) || null,
    specifications: keys.flatMap((key) => stated.get(key) ?? []),
    // The words of an item also stand beside typed values that leave its power or supply open.
    power: joined([
      describeSupply(item),
      followed(ampsOf('fla_a'), 'full load'),
      followed(ampsOf('breaker_a'), 'breaker'),
      isOpen ? item.power_requirements : null,
    ]),
    water: joined([
      labelled('cold', cold),
      labelled('hot', hot),
      labelled('drain', amount('drain_lpm')),
      isWaterOpen ? item.water_requirements : null,
    ]),
    weight: joined([amount('weight_kg'), labelled('filled', amount('filled_weight_kg'))]),
    leadTime: item.lead_time_days === null ? null : `${formatNumber(item.lead_time_days)} days`,
    price: item.cost === null ? null : formatExactMoney(item.cost, item.currency),
  }
}

const labelled = (label: string, text: string | null) => text && `${label} ${text}`

const followed = (text: string | null, words: string) => text && `${text} ${words}`

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null

/** Returns the tags of more than one item. On a drawing, sh-1 and SH-1 are the same. */
export function doubledTags(groups: readonly ScheduleGroup[]): string[] {
  const tags = groups.flatMap(({ rows }) => rows.map(({ tag }) => tag.toUpperCase()))
  return [...new Set(tags.filter((tag, index) => tags.indexOf(tag) !== index))]
}
