import { categories } from '@/content/equipment'

/** Most suggestions per name, and the lowest likeness (0 to 1) that suggests a category. */
const mostSuggestions = 3
const enough = 0.45

/** Separators of categories in other catalogs. */
const separators = /[;/|+&\n]|\band\b/i

/**
 * The nearest categories to a name outside the list, best first. A name that lists several ('Benches / Doors') gets all
 * of them in one suggestion, divided by commas.
 */
export function suggestCategories(name: string): string[] {
  const whole = nearest(name)
  const parts = name
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2) return whole
  const firsts = parts.map((part) => nearest(part)[0])
  const found = [...new Set(firsts.filter((category) => category !== undefined))]
  const all = firsts.includes(undefined) ? [] : [found.join(', ')]
  return [...new Set([...all, ...found, ...whole])].slice(0, mostSuggestions)
}

function nearest(name: string): string[] {
  return categories
    .map((category) => ({ category, score: likeness(name, category) }))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggestions)
    .map(({ category }) => category)
}

/** Sørensen-Dice coefficient of the pairs of letters: 0 without a common one, 1 for the same letters. */
export function likeness(a: string, b: string): number {
  const [pairsA, pairsB] = [pairsOf(a), pairsOf(b)]
  const common = [...pairsA].filter((pair) => pairsB.has(pair)).length
  return (2 * common) / (pairsA.size + pairsB.size || 1)
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}
