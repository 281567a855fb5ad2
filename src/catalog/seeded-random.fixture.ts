/** Test data: numbers that look random and are the same in every run (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed

  /** A whole number from 0 to `below` - 1. */
  function number(below: number): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }

  function pick<T>(list: readonly T[]): T {
    const [picked] = list.slice(number(list.length))
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }

  return { number, pick }
}
