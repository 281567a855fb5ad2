import { describe, expect, test } from 'vitest'
import { sections } from '@/content/home'
import {
  beginStream,
  continueStream,
  follow,
  inputLock,
  move,
  swipeDirection,
  type WheelStream,
} from './section-machine'

const at = (index: number) => ({ index, lockedUntil: 0 })

test('there are the five sections, in order, each with a storey and its temperature', () => {
  expect(sections.map(({ id, label, storey, degrees }) => [id, label, storey, degrees])).toEqual([
    ['hero', 'Hero', 'Street', 38],
    ['projects', 'Projects', 'Stair', 72],
    ['services', 'Services', 'Hot', 190],
    ['faq', 'FAQ', 'Cold', 50],
    ['cta', 'Contact', 'Rest', 84],
  ])
})

describe('move', () => {
  test.each([
    [1, 'next', 2],
    [1, 'previous', 0],
    [3, 'first', 0],
    [1, 'last', 4],
    [0, 3, 3],
    [0, 'previous', 0],
    [2, 2, 2],
  ] as const)('from %i, %s leads to %i', (from, input, to) => {
    expect(move(at(from), input, 1000)?.index).toBe(to)
  })

  test('input during the lock is ignored, the first after it counts', () => {
    const moved = { index: 1, lockedUntil: 1000 + inputLock }
    expect(move(at(0), 'next', 1000)).toEqual(moved)
    for (const input of ['next', 'first', 1] as const)
      expect(move(moved, input, 1000 + inputLock - 1)).toBeNull()
    expect(move(moved, 'next', 1000 + inputLock)?.index).toBe(2)
  })

  test.each(['previous', 'first', 0] as const)('to the current section, by %s, does not lock', (input) => {
    expect(move(at(0), input, 1000)?.lockedUntil).toBe(0)
  })

  test('nothing is beyond the last section', () => {
    expect(move(at(4), 'next', 1000)).toBeNull()
  })
})

test('scrolling by other means is followed, but not during a move', () => {
  expect(follow(at(0), 2, 1000).index).toBe(2)
  const moving = { index: 1, lockedUntil: 1000 + inputLock }
  expect(follow(moving, 0, 1100)).toBe(moving)
})

/** How many gestures a list of [time, delta] is taken for. */
function gestures(events: readonly (readonly [number, number])[]): number {
  let stream: WheelStream | null = null
  let count = 0
  for (const [now, delta] of events) {
    const continued: WheelStream | null = continueStream(stream, delta, now)
    if (!continued) count += 1
    stream = continued ?? beginStream(delta, now, 'sections')
  }
  return count
}

/** The shape of a trackpad flick: a short push, then 1.2 s of fading inertia with a little tremble. */
const inertia = (start: number, peak: number) =>
  Array.from({ length: 75 }, (_, step): [number, number] => [
    start + step * 16,
    Math.max(1, Math.round(peak * Math.exp(-step / 18)) + (step % 3) - 1),
  ])

describe('wheel streams', () => {
  test('a flick with 1.2 s of inertia is one gesture', () => {
    expect(gestures(inertia(0, 120))).toBe(1)
  })

  test('a second flick into the fading first is a second gesture', () => {
    expect(gestures([...inertia(0, 120).slice(0, 60), ...inertia(960, 90)])).toBe(2)
  })

  test('notches 150 ms apart are gestures of their own, closer ones are one', () => {
    expect(
      gestures([
        [0, 100],
        [150, 100],
        [300, 100],
      ]),
    ).toBe(3)
    expect(
      gestures([
        [0, 100],
        [149, 100],
        [298, 100],
      ]),
    ).toBe(1)
  })

  test('a push that grows is one gesture with what follows', () => {
    const push = [2, 9, 30, 70, 105].map((delta, step): [number, number] => [step * 16, delta])
    expect(gestures([...push, ...inertia(80, 120)])).toBe(1)
  })

  test('turning round is a new gesture', () => {
    expect(
      gestures([
        [0, 40],
        [50, 30],
        [100, -30],
      ]),
    ).toBe(2)
  })
})

test.each([
  [0, -51, 'next'],
  [0, 51, 'previous'],
  [0, -50, null],
  [60, -55, null],
] as const)('a swipe of %i, %i is %s', (dx, dy, direction) => {
  expect(swipeDirection(dx, dy)).toBe(direction)
})
