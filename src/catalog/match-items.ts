import { normalizeName } from '@/lib/text'
import type { Equipment } from './equipment'

/** The values by which a person recognizes an item: of an item, of a row of a file, or as typed in the form. */
export type Identity = {
  name?: string | null | undefined
  brand?: string | null | undefined
  model?: string | null | undefined
}

/** The values that two have in common. */
export type MatchedBy = 'brand and model' | 'model' | 'name'

/** The items that something may be. */
export type Match<Item> = {
  /** All that are equally like it, in the order of the catalog; at least one. */
  items: readonly Item[]
  by: MatchedBy
  /** False if only the model is the same: it may be another company's. */
  isSure: boolean
}

/** Texts that stand for no brand, no model or no name. */
const saysNothing = /^(?:[^\p{L}\p{N}]*|n\/?a|tbd|tba|none|unknown|various)$/u

function plain(text: string | null | undefined): string {
  const folded = normalizeName(text ?? '')
  return saysNothing.test(folded) ? '' : folded
}

/**
 * An item with its texts as they are compared. Spaces make no difference in a model: 26 066 is 26066. Nor do zeros before a
 * number, which spreadsheets drop: 00417 is 417.
 */
const toEntry = <Item extends Identity>(item: Item) => ({
  item,
  name: plain(item.name),
  brand: plain(item.brand),
  model: plain(item.model)
    .replaceAll(' ', '')
    .replace(/^0+(?=\d+$)/, ''),
})

type Entry<Item extends Identity> = ReturnType<typeof toEntry<Item>>

/** Whether both may be the same brand. 'Grohe AG' may be Grohe, and so may no brand at all. */
const mayBeBrand = (a: string, b: string) =>
  a === '' || b === '' || a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)

const mayBeModel = (a: string, b: string) => a === '' || b === '' || a === b

/** Builds an index of the items. `find` returns the items that a row may be; `add` puts one more item into the index. */
export function createItemFinder<Item extends Identity>(catalog: readonly Item[]) {
  const byModel = new Map<string, Entry<Item>[]>()
  const byName = new Map<string, Entry<Item>[]>()

  function add(item: Item) {
    const entry = toEntry(item)
    put(byModel, entry.model, entry)
    put(byName, entry.name, entry)
  }

  /**
   * Finds the items of the same brand and model; else of the same model, if the brands do not contradict each other; else of
   * the same name, if brands and models do not. Items that also have its name go before the others. Null if there are none.
   * @param counts leaves items out
   */
  function find(wanted: Identity, counts: (item: Item) => boolean = () => true): Match<Item> | null {
    const { name, brand, model } = toEntry(wanted)
    const sameModel = (byModel.get(model) ?? []).filter(
      (entry) => mayBeBrand(entry.brand, brand) && counts(entry.item),
    )
    const sameProduct = sameModel.filter((entry) => brand !== '' && entry.brand === brand)
    const sameName = (byName.get(name) ?? []).filter(
      (entry) => mayBeBrand(entry.brand, brand) && mayBeModel(entry.model, model) && counts(entry.item),
    )
    const [by, entries]: [MatchedBy, Entry<Item>[]] =
      sameProduct.length > 0
        ? ['brand and model', sameProduct]
        : sameModel.length > 0
          ? ['model', sameModel]
          : ['name', sameName]
    if (entries.length === 0) return null
    const named = entries.filter((entry) => name !== '' && entry.name === name)
    const items = (named.length > 0 ? named : entries).map(({ item }) => item)
    return { items, by, isSure: by !== 'model' || named.length > 0 }
  }

  for (const item of catalog) add(item)
  return { find, add }
}

const findersOfLists = new WeakMap<readonly Equipment[], ReturnType<typeof createItemFinder<Equipment>>>()

/** The finder of a list, prepared once for each list: a form asks at every key. */
export function finderOf(items: readonly Equipment[]) {
  const finder = findersOfLists.get(items) ?? createItemFinder(items)
  findersOfLists.set(items, finder)
  return finder
}

function put<Value>(groups: Map<string, Value[]>, key: string, value: Value) {
  if (key === '') return
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
