import { brandAndModel, mainCategory } from '@/catalog/equipment'
import { type Grouping, groupLines } from '@/catalog/line-groups'
import { type Line, linePrice, priceOf } from '@/catalog/lines'
import { connectionOf } from '@/catalog/sizing/loads'
import { isIn, numberOf, positiveOf, voltagesOf } from '@/catalog/sizing/read-specification'
import { isFired, supplyOf } from '@/catalog/sizing/supply'
import { fieldOf } from '@/catalog/specifications/fields'
import { describeSpecifications, hasValue } from '@/catalog/specifications/specifications'
import { formatMeasure, type UnitSystem } from '@/catalog/specifications/units'
import { tagPrefix } from '@/catalog/tags'
import { formatCount, formatExactMoney, formatShortDay } from '@/lib/format'
import { scheduleKeys } from './schedule-categories'

/** One line as the schedule writes it; null where nothing is known. */
export type ScheduleRow = {
  line: Line
  tag: string
  make: string | null
  specifications: readonly { key: string; label: string; value: string }[]
  power: string | null
  water: string | null
  weight: string | null
  filledWeight: string | null
  leadTime: string | null
  /** Of one piece. */
  price: string | null
  /** 'quoted Nov 3, 2026' for a fixed price. */
  quoted: string | null
  linePrice: string | null
  /** The tag of the line that an alternate may replace; null if the schedule does not have that line. */
  replaces: string | null
}

/** The rows of a category or a room, below its name. */
export type ScheduleGroup = { title: string; rows: ScheduleRow[] }

/** Tags a person has typed in place of the numbered ones, by id of the item. */
export type Tags = Readonly<Record<string, string>>

type Options = { typed?: Tags; units: UnitSystem; grouping?: Grouping }

/** The rows of the schedule in groups. A line without a tag gets the one `typed` for its item, or a number: SH-1. */
export function scheduleOf(
  lines: readonly Line[],
  { typed = {}, units, grouping = 'category' }: Options,
): ScheduleGroup[] {
  const tags = tagsOf(lines, typed)
  return groupLines(lines, grouping).map(({ title, lines: members }) => ({
    title,
    rows: members.map((line) => rowOf(line, tags, units)),
  }))
}

/** The tags of the lines by their ids. Numbers are in the order of the categories. */
function tagsOf(lines: readonly Line[], typed: Tags): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  const numbered = new Map<string, number>()
  const own = ({ tag, item }: Line) => tag ?? typed[item.id]
  const used = new Set(lines.flatMap((line) => own(line)?.toUpperCase() ?? []))
  for (const line of groupLines(lines, 'category').flatMap((group) => group.lines)) {
    // Unknown categories count on from each other, because they share a prefix.
    const prefix = tagPrefix(mainCategory(line.item))
    const tag = own(line)
    // A line with a tag of its own keeps its place, so that typing one does not number those below again.
    let number = (numbered.get(prefix) ?? 0) + 1
    while (tag === undefined && used.has(`${prefix}-${number}`)) number++
    numbered.set(prefix, number)
    tags.set(line.id, tag ?? `${prefix}-${number}`)
  }
  return tags
}

function rowOf(line: Line, tags: ReadonlyMap<string, string>, units: UnitSystem): ScheduleRow {
  const { item, alternateFor, fixedPrice } = line
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
  // The words of an item stand beside typed values that leave its power or supply open, and in place of those they repeat.
  const words = isOpen ? item.power_requirements : null
  const [cold, hot] = [amount('cold_water_lpm'), amount('hot_water_lpm')]
  const isWaterOpen = isIn(item, ['Showers']) ? cold === null || hot === null : cold === null && hot === null
  const [one, all] = [priceOf(line), linePrice(line)]
  return {
    line,
    tag: tags.get(line.id) ?? '',
    make: brandAndModel(item) || null,
    specifications: scheduleKeys(mainCategory(item)).flatMap((key) => stated.get(key) ?? []),
    power: joined([
      ...supplyOf(item).filter((part) => !words?.split(', ').includes(part)),
      followed(ampsOf('fla_a'), 'full load'),
      followed(ampsOf('breaker_a'), 'breaker'),
      words,
    ]),
    water: joined([
      labelled('cold', cold),
      labelled('hot', hot),
      labelled('drain', amount('drain_lpm')),
      isWaterOpen ? item.water_requirements : null,
    ]),
    weight: amount('weight_kg'),
    filledWeight: amount('filled_weight_kg'),
    leadTime: item.lead_time_days === null ? null : formatCount(item.lead_time_days, 'day'),
    price: one && formatExactMoney(one.cost, one.currency),
    quoted: fixedPrice && `quoted ${unbroken(formatShortDay(fixedPrice.on))}`,
    linePrice: all && formatExactMoney(all.cost, all.currency),
    replaces: (alternateFor !== null && tags.get(alternateFor)) || null,
  }
}

/** A text that no line break parts, such as '70 A breaker'. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const labelled = (label: string, text: string | null) => text && unbroken(`${label} ${text}`)
const followed = (text: string | null, words: string) => text && unbroken(`${text} ${words}`)

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null

/** Returns the tags of more than one line. On a drawing, sh-1 and SH-1 are the same. */
export function doubledTags(groups: readonly ScheduleGroup[]): string[] {
  const tags = groups.flatMap(({ rows }) => rows.map(({ tag }) => tag.toUpperCase()))
  return [...new Set(tags.filter((tag, index) => tags.indexOf(tag) !== index))]
}
