import type { Section } from '@/site/shared/long-section'

/** A stretch of a drawing, from left to right. */
type Stretch = readonly [number, number]

/** Where `x` is when stretches left of it are left out. What is inside of one moves to its left edge. */
export const shortenTo = (x: number, stretches: readonly Stretch[]) =>
  x - stretches.reduce((sum, [from, to]) => sum + Math.min(Math.max(x - from, 0), to - from), 0)

/** How many numbers a command of a path has. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 }

type Part = { d: string; left: number; right: number }

/**
 * A path without some stretches: what is right of one moves to it, lines across it get shorter, and parts whose middle is in
 * it are gone. A part goes from one M to the next. All commands but S, Q and T.
 */
export function shorten(path: string, stretches: readonly Stretch[]): string {
  const parts: Part[] = []
  let part: Part = { d: '', left: 0, right: 0 }
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const isRelative = letter !== command
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const size = sizes[command] ?? 0
    for (let n = 0; n === 0 || n < numbers.length; n += size) {
      const values = numbers.slice(n, n + size)
      // Which of the values are x, and which y: an arc ends with its only point.
      const first = command === 'A' ? 5 : 0
      const [fromX, fromY] = [x, y]
      const points = values.map((value, index) => {
        if (index < first) return value
        const isX = command === 'H' || (command !== 'V' && (index - first) % 2 === 0)
        const at = value + (isRelative ? (isX ? fromX : fromY) : 0)
        if (isX) x = at
        else y = at
        return isX ? shortenTo(at, stretches) : at
      })
      if (command === 'Z') [x, y] = [startX, startY]
      if (command === 'M') {
        ;[startX, startY] = [x, y]
        part = { d: '', left: x, right: x }
        parts.push(part)
      }
      part.d += command + points.map((value) => Math.round(value * 100) / 100).join(' ')
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x)
      if (size === 0) break
    }
  }
  return parts
    .filter(({ left, right }) => {
      const middle = (left + right) / 2
      return !stretches.some(([from, to]) => middle > from && middle < to)
    })
    .map(({ d }) => d)
    .join('')
}

/** A section without some stretches. */
export function shortenSection(section: Section, stretches: readonly Stretch[]): Section {
  const at = (x: number) => shortenTo(x, stretches)
  const path = (d = '') => shorten(d, stretches)
  const [left, top, width, height] = section.frame
  return {
    ...section,
    frame: [at(left), top, at(left + width) - at(left), height],
    cut: path(section.cut),
    seen: path(section.seen),
    surfaces: path(section.surfaces),
    earth: path(section.earth),
    water: path(section.water),
    flow: path(section.flow),
    dimensions: path(section.dimensions),
    labels: section.labels.map(({ x, leader, ...label }) => ({
      ...label,
      x: at(x),
      ...(leader && { leader: { ...leader, to: [at(leader.to[0]), leader.to[1]] } }),
    })),
  }
}
