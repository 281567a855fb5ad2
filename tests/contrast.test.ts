import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { categories } from '@/content/equipment'
import { hueOf } from '@/dashboard/layout/category-square'
import { colors } from '../tailwind.config'

const sources = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true })
// Vitest empties style sheets it imports.
const staffStyles = readFileSync('src/dashboard/dashboard.css', 'utf8')
const siteStyles = Object.keys(import.meta.glob('/src/site/**/*.css'))
  .map((path) => readFileSync(path.slice(1), 'utf8'))
  .join()

type Rgb = readonly [number, number, number]

/** WCAG 2.2: 4.5 for text, 3 for large text and for the edges of controls. */
const forText = 4.5
const forEdges = 3

/** Every background, with the color tokens of text and edges on it. */
const pairs: Record<string, { text: string[]; edges?: string[] }> = {
  travertine: { text: ['ink', 'clay', 'cedar', 'moss', 'brick'], edges: ['flint', 'cedar', 'brick', 'moss'] },
  steam: { text: ['ink', 'clay', 'cedar', 'moss', 'brick'], edges: ['flint', 'cedar', 'brick', 'moss'] },
  ink: { text: ['steam', 'sand', 'ember'], edges: ['ember', 'sand', 'flint'] },
  basalt: { text: ['steam', 'sand', 'ember'] },
  tide: { text: ['steam', 'sand', 'ember'] },
  ash: { text: ['steam', 'ember'] },
  pool: { text: ['steam', 'ember'] },
  ember: { text: ['ink'] },
  cedar: { text: ['steam'] },
  brick: { text: ['steam'] },
}

/** Backgrounds without text: hairlines, skeletons, disabled buttons (which WCAG exempts). */
const decoration = ['line', 'flint', 'transparent']

function fromHex(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [toLinear(channel(1)), toLinear(channel(3)), toLinear(channel(5))]
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const color = (name: string) => fromHex(colors[name as keyof typeof colors])

/** The color tokens used in class names of this kind, such as `text-…`. */
function tokensUsed(kind: string): string[] {
  const names = Object.keys(colors).join('|')
  const uses = Object.values(sources).flatMap((source) => [
    ...source.matchAll(new RegExp(`\\b${kind}-(${names})\\b`, 'g')),
  ])
  return [...new Set(uses.map(([, name]) => name ?? ''))]
}

describe.each(Object.entries(pairs))('on %s', (ground, { text, edges = [] }) => {
  test.each(text)('%s is readable', (name) => {
    expect(contrast(color(name), color(ground))).toBeGreaterThanOrEqual(forText)
  })
  test.each(edges)('an edge in %s is visible', (name) => {
    expect(contrast(color(name), color(ground))).toBeGreaterThanOrEqual(forEdges)
  })
})

test('the table above lists every color of text, backgrounds and edges', () => {
  const listed = Object.values(pairs)
  const texts = new Set(listed.flatMap(({ text }) => text))
  const edges = new Set(listed.flatMap(({ edges: names = [] }) => names))
  const grounds = new Set([...Object.keys(pairs), ...decoration])
  expect(tokensUsed('text').filter((name) => !texts.has(name))).toEqual([])
  expect(tokensUsed('bg').filter((name) => !grounds.has(name))).toEqual([])
  const drawn = new Set([...edges, ...decoration, 'ink', 'clay', 'basalt'])
  expect(tokensUsed('border').filter((name) => !drawn.has(name))).toEqual([])
  expect(tokensUsed('outline').filter((name) => !edges.has(name))).toEqual([])
})

test('style sheets of the site write only ink and steam as numbers', () => {
  const written = [...siteStyles.matchAll(/rgb\((\d+) (\d+) (\d+) \//g)]
  const inHex = written.map(
    ([, ...rgb]) => `#${rgb.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`,
  )
  expect(new Set(inHex)).toEqual(new Set([colors.ink, colors.steam]))
})

test('the square of every category is visible, and no two look the same', () => {
  const recipe = /@utility category-square {\s*background: oklch\(([\d.]+) ([\d.]+)/.exec(staffStyles)
  const [lightness, chroma] = (recipe ?? []).slice(1).map(Number)
  if (lightness === undefined || chroma === undefined) throw new Error('dashboard.css has no category square')
  const hues = categories.map((category) => hueOf(category) ?? Number.NaN)
  const apart = hues
    .toSorted((one, other) => one - other)
    .map((hue, place, all) => hue - (all[place - 1] ?? -360))
  expect(Math.min(...apart), 'degrees between hues').toBeGreaterThan(5)
  for (const ground of ['travertine', 'steam']) {
    const worst = Math.min(...hues.map((hue) => contrast(fromOklch(lightness, chroma, hue), color(ground))))
    expect(worst, ground).toBeGreaterThanOrEqual(forEdges)
  }
})
