import type { LucideIcon } from 'lucide-react'
import { brandAndModel, categoriesOf, type Equipment } from '@/catalog/equipment'
import { contains, searchableText, type Word, wordsOf } from '@/catalog/search-words'
import { paths } from '@/lib/paths'
import { menu } from './menu'
import { keysShown } from './shortcuts'
import type { Command } from './use-commands'

/** One line of the palette. */
export type PaletteEntry = {
  id: string
  group: 'Actions' | 'Screens' | 'Equipment' | 'Brand or model'
  label: string
  /** Secondary text after the label. */
  note?: string
  icon?: LucideIcon
  /** The first category of an item. */
  category?: string
  /** A screen that only says that it is coming. */
  isPlanned?: boolean
} & ({ to: string } | { run: () => void })

const maxItems = 20

/** An item with its normalized search text, built once per load of the list. */
type SearchableItem = { item: Equipment; name: string; text: string }

export const prepareItems = (items: readonly Equipment[]): SearchableItem[] =>
  items.map((item) => ({
    item,
    name: searchableText(item.name),
    text: searchableText(`${item.name} ${brandAndModel(item)}`),
  }))

const screens: readonly PaletteEntry[] = menu.map(({ path, title, icon, isPlanned = false }) => ({
  id: path,
  group: 'Screens',
  label: title,
  icon,
  isPlanned,
  to: path,
}))

const toEntry = ({ shortcut, ...command }: Command): PaletteEntry => ({
  ...command,
  group: 'Actions',
  ...(shortcut && { note: keysShown(shortcut).join(' or ') }),
})

/** Where a word begins in a searchable text. 0: at the start of the text, 1: at the start of another word, 2: inside one. */
function startRank(text: string, word: Word): number {
  if (word.some((spelling) => `\n${text}`.includes(`\n${spelling}`))) return 0
  return word.some((spelling) => text.includes(` ${spelling}`)) ? 1 : 2
}

/** The listed entries, and the number of all matches. */
export type Found = { entries: PaletteEntry[]; count: number }

/**
 * Returns the entries that contain every word of a query: actions, screens, then at most 20 items. An empty query matches
 * the screens that exist, which come first then, and all actions, but no items.
 */
export function findEntries(
  query: string,
  actions: readonly Command[],
  items: readonly SearchableItem[],
): Found {
  const words = wordsOf(query)
  const matches = (text: string) => words.every((word) => contains(text, word))
  const commands = actions.map(toEntry)
  if (words.length === 0) {
    const entries = [...screens.filter(({ isPlanned }) => !isPlanned), ...commands]
    return { entries, count: entries.length }
  }
  const fixed = [...commands, ...screens].filter(({ label }) => matches(searchableText(label)))

  const found: SearchableItem[] = []
  for (const entry of items) if (matches(entry.text)) found.push(entry)
  // Items whose name holds every word come first, then those found by brand or model. In both, items that start with the
  // first word come before those with a later word that does; then newest first.
  const first = words[0] ?? []
  const ranks = found.map(({ name, text }) =>
    matches(name) ? startRank(name, first) : 3 + startRank(text, first),
  )
  const ordered = [0, 1, 2, 3, 4, 5].flatMap((rank) => found.filter((_, index) => ranks[index] === rank))
  const listed = ordered.slice(0, maxItems).map(
    ({ item, name }): PaletteEntry => ({
      id: item.id,
      group: matches(name) ? 'Equipment' : 'Brand or model',
      label: item.name,
      note: brandAndModel(item),
      category: categoriesOf(item)[0] ?? '',
      to: paths.equipment({ view: item.id }),
    }),
  )
  return { entries: [...fixed, ...listed], count: fixed.length + found.length }
}
