import { normalizeName } from '@/lib/text'
import type { Equipment } from './equipment'

/** The values by which a person recognizes an item. */
type Identity = {
  name?: string | null | undefined
  brand?: string | null | undefined
  model?: string | null | undefined
}

/** The values that a row and an item share. */
export type MatchedBy = 'brand and model' | 'name'

const plain = (text: string | null | undefined) => normalizeName(text ?? '')

const productOf = ({ brand, model }: Identity) =>
  plain(brand) && plain(model) ? `${plain(brand)}\n${plain(model)}` : ''

/**
 * Finds the items that a row without an ID may describe: those of its brand and model, otherwise those of its name whose brand
 * and model do not contradict it.
 */
export function createItemFinder(catalog: readonly Equipment[]) {
  const byProduct = groupBy(catalog, productOf)
  const byName = groupBy(catalog, ({ name }) => plain(name))

  return function find(row: Identity): { items: readonly Equipment[]; by: MatchedBy } {
    const product = productOf(row)
    const sameProduct = product ? (byProduct.get(product) ?? []) : []
    if (sameProduct.length > 0) {
      const sameName = sameProduct.filter((item) => plain(item.name) === plain(row.name))
      return { items: sameName.length > 0 ? sameName : sameProduct, by: 'brand and model' }
    }
    const name = plain(row.name)
    const sameName = name ? (byName.get(name) ?? []) : []
    return { items: sameName.filter((item) => !contradicts(item, row)), by: 'name' }
  }
}

const differs = (a: string | null | undefined, b: string | null | undefined) =>
  plain(a) !== '' && plain(b) !== '' && plain(a) !== plain(b)

const contradicts = (item: Identity, row: Identity) =>
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
