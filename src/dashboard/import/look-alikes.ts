import { brandAndModel, type Equipment } from '@/catalog/equipment'
import { createItemFinder, type Identity } from '@/catalog/match-items'
import { specificationsOf } from '@/catalog/specifications/values'
import { formatNumber } from '@/lib/format'
import { isolated } from '@/lib/text'
import { doubtWords } from './doubts'
import type { TableRow } from './read-file'

/** The item that a row without an ID looks like. */
export type LookAlike = {
  item: Equipment
  /** What both have in common, in words. */
  by: string
  /** False if only the model is the same: it may be another company's. */
  isSure: boolean
  /** The row may change the item: it is the only one, and no other row changes it. */
  isFree: boolean
  /** The row has added the item when this file was imported before. */
  isAdded: boolean
}

/**
 * Prepares the look-ups of what the rows of a file look like: items, and rows above that are added too.
 * @param isNamed whether a row names the item with this ID
 */
export function createLookAlikeFinder(items: readonly Equipment[], isNamed: (id: string) => boolean) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const inCatalog = createItemFinder(items)
  const byNumber = createItemFinder(
    items.flatMap((item) => {
      const { item_no: number } = specificationsOf(item.specifications)
      return number === undefined ? [] : [{ brand: item.brand, model: String(number), item }]
    }),
  )
  const inFile = createItemFinder<Identity & { number: number }>([])
  /** Items that rows without an ID may change: `import_equipment` refuses two changes of one item. */
  const taken = new Set<string>()

  /** The items with the supplier's number of a row, which an earlier file gave as their number or as their model. */
  function findByNumber(brand: Identity['brand'], number: Identity['model']) {
    if (!number) return null
    const found = byNumber.find({ brand, model: number })
    const numbered = found?.items.map(({ item }) => item)
    const match = found && numbered ? { ...found, items: numbered } : inCatalog.find({ brand, model: number })
    return match && { ...match, by: 'item number' }
  }

  return {
    /** The item that a row has added before, else the one it looks like. No later row may change it. */
    find(identity: Identity, itemNumber: string | undefined, { newId }: TableRow): LookAlike | null {
      const added = byId.get(newId)
      const match = added
        ? { items: [added], by: 'row of this file', isSure: true }
        : (findByNumber(identity.brand, itemNumber) ??
          inCatalog.find(identity) ??
          findByNumber(identity.brand, identity.model))
      const [item, ...others] = match?.items ?? []
      if (!match || !item) return null
      const isFree = others.length === 0 && !taken.has(item.id) && !isNamed(item.id)
      // Also if this row is added as a new item: otherwise the next row like it would change the item.
      if (isFree) taken.add(item.id)
      return { item, by: match.by, isSure: match.isSure, isFree, isAdded: added !== undefined }
    },

    /** Says what a row that is added looks like: an item, or a row above that is added too. Null if it does not. */
    noteOfNew(identity: Identity, alike: LookAlike | null): string | null {
      const { remark } = doubtWords.alike
      if (alike) return `${remark} ${describe(alike.item)} in the catalog: the same ${alike.by}`
      const above = inFile.find(identity)
      const [row] = above?.items ?? []
      return above && row ? `${remark} row ${formatNumber(row.number)}: the same ${above.by}` : null
    },

    /** Remembers a row that is added. */
    remember: (identity: Identity, number: number) => inFile.add({ ...identity, number }),
  }
}

/** Says why a row without an ID changes an item. */
export const noteOfChange = ({ item, by, isAdded }: LookAlike) =>
  isAdded
    ? `This row has added ${describe(item)} before`
    : `No ID, but the same ${by} as ${describe(item)} in the catalog`

/** 'Shower thermostat, Grohe 26 066' */
const describe = (item: Equipment) =>
  [item.name, brandAndModel(item)].filter(Boolean).map(isolated).join(', ')
