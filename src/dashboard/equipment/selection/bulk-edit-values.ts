import { labelOf } from '@/catalog/columns'
import { categoryKey, countItems, type Equipment, joinCategories, splitCategories } from '@/catalog/equipment'
import type { ValuesToSet } from '@/catalog/queries/bulk-mutations'
import { describeSpecifications } from '@/catalog/specifications/specifications'
import type { UnitSystem } from '@/catalog/specifications/units'
import { specificationsOf } from '@/catalog/specifications/values'
import { fallbackCategory } from '@/content/equipment'
import { capitalize, formatList, formatNumber } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'
import { isolated } from '@/lib/text'

/** The typed values, null if there is nothing to set yet, and why they cannot be set. */
export type TypedChange = { values: ValuesToSet | null; problem?: string | undefined }

/** The values of all lines together; null while none is typed or one cannot be set. */
export function mergeValues(lines: readonly TypedChange[]): ValuesToSet | null {
  const typed = lines.flatMap(({ values }) => values ?? [])
  if (typed.length === 0 || lines.some(({ problem }) => problem)) return null
  const specifications = Object.assign({}, ...typed.map((values) => values.specifications))
  return {
    ...Object.assign({}, ...typed),
    ...(Object.keys(specifications).length > 0 && { specifications }),
  }
}

/**
 * The message after a bulk edit: 'Lead time of 12 items set to 42 days.' Several fields are only named: 'Lead time and supplier
 * of 12 items set.'
 */
export function sayValues(values: ValuesToSet, count: number, system: UnitSystem): string {
  const items = countItems(count)
  const { add_category, remove_category, specifications = {}, ...columns } = values
  const sayOne = (name: string, value: string | null) => ({
    name,
    alone: `${capitalize(name)} of ${items} ${value === null ? 'emptied' : `set to ${isolated(value)}`}.`,
  })
  const said = [
    ...(add_category ? [{ name: 'category', alone: `${isolated(add_category)} added to ${items}.` }] : []),
    ...(remove_category
      ? [{ name: 'category', alone: `${isolated(remove_category)} removed from ${items}.` }]
      : []),
    ...Object.entries(columns).map(([column, value]) => {
      const [, name = '', unit = ''] = /^(.*?)(?: \((.*)\))?$/.exec(labelOf(column as keyof Equipment)) ?? []
      const text = typeof value === 'number' ? `${formatNumber(value)} ${unit}` : value
      return sayOne(name.toLowerCase(), text)
    }),
    ...describeSpecifications(specifications, system, 'exact').map(({ key, label, value }) =>
      sayOne(lowerFirst(label), specifications[key] === null ? null : value),
    ),
  ]
  const names = [...new Set(said.map(({ name }) => name))]
  return said.length === 1 && said[0] ? said[0].alone : `${capitalize(formatList(names))} of ${items} set.`
}

/** Lower-cases the first letter, but not that of an abbreviation: 'GFCI required'. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** Predicts an item after `changeEquipment`, for the preview. A test compares it with the database. */
export function withValues(item: Equipment, values: ValuesToSet): Equipment {
  const { add_category, remove_category, specifications, ...columns } = values
  return {
    ...item,
    ...columns,
    ...((add_category || remove_category) && {
      category: joinCategories(
        splitCategories(
          `${add_category && isUnfiled(item) ? '' : item.category},${add_category ?? ''}`,
        ).filter((name) => categoryKey(name) !== categoryKey(remove_category ?? '')),
      ),
    }),
    ...(specifications && { specifications: withKeys(item.specifications, specifications) }),
  }
}

/** 'Other' alone means that the item has no category yet; an added one replaces it. */
const isUnfiled = ({ category }: Equipment) => categoryKey(category) === categoryKey(fallbackCategory)

function withKeys(stored: Json, wanted: { [key: string]: Json }): { [key: string]: Json | undefined } {
  return Object.fromEntries(
    Object.entries({ ...specificationsOf(stored), ...wanted }).filter(([key]) => wanted[key] !== null),
  )
}
