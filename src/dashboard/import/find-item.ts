import type { Equipment } from '@/catalog/equipment'
import { normalizeName } from '@/lib/text'

/** The values by which a person recognizes an item. */
type Look = {
  name?: string | null | undefined
  brand?: string | null | undefined
  model?: string | null | undefined
}

/** What a row and an item have in common. */
export type Likeness = 'brand and model' | 'name'

const plain = (text: string | null | undefined) => normalizeName(text ?? '')

const productOf = ({ brand, model }: Look) =>
  plain(brand) && plain(model) ? `${plain(brand)}\n${plain(model)}` : ''

/**
 * Finds the items a row without an ID may describe: those of its brand and model, otherwise those of its name whose
 * brand or model does not contradict it.
 */
export function createItemFinder(items: readonly Equipment[]) {
  const byProduct = groupBy(items, productOf)
  const byName = groupBy(items, ({ name }) => plain(name))

  return function find(row: Look): { matches: readonly Equipment[]; by: Likeness } {
    const product = productOf(row)
    const sameProduct = product ? (byProduct.get(product) ?? []) : []
    if (sameProduct.length > 0) {
      const sameName = sameProduct.filter((item) => plain(item.name) === plain(row.name))
      return { matches: sameName.length > 0 ? sameName : sameProduct, by: 'brand and model' }
    }
    const name = plain(row.name)
    const sameName = name ? (byName.get(name) ?? []) : []
    return { matches: sameName.filter((item) => !contradicts(item, row)), by: 'name' }
  }
}

const differs = (a: string | null | undefined, b: string | null | undefined) =>
  plain(a) !== '' && plain(b) !== '' && plain(a) !== plain(b)

const contradicts = (item: Look, row: Look) =>
  differs(item.brand, row.brand) || differs(item.model, row.model)

/** `Map.groupBy`, which Safari has since 17.4 only. */
function groupBy(items: readonly Equipment[], keyOf: (item: Equipment) => string) {
  const groups = new Map<string, Equipment[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
