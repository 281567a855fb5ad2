import { sections } from '@/content/home'

export const lastIndex = sections.length - 1

/** Duration of a move (s). */
export const transitionDuration = 0.6
/** Input is ignored this long (ms) after a move has begun. */
export const inputLock = 800
/** Swipes must be longer than this (px), on screens at least this wide (px). */
const swipeThreshold = 50
export const swipeMinWidth = 768
/** A wheel stream ends after this long without an event (ms). */
const wheelSilence = 150

export type SectionState = { index: number; lockedUntil: number }
export type SectionInput = 'next' | 'previous' | 'first' | 'last' | number

function targetOf(index: number, input: SectionInput): number {
  if (typeof input === 'number') return input
  return { next: index + 1, previous: index - 1, first: 0, last: lastIndex }[input]
}

/**
 * The state after an input at the time `now` (ms), or null if the input is ignored or leads beyond the last section.
 * The same object if it leads to the current section, whose top need not be at the window's.
 */
export function move(state: SectionState, input: SectionInput, now: number): SectionState | null {
  const index = Math.max(0, targetOf(state.index, input))
  if (now < state.lockedUntil || index > lastIndex) return null
  return index === state.index ? state : { index, lockedUntil: now + inputLock }
}

/** The state after native scrolling to a section; the same object during a move. */
export function follow(state: SectionState, index: number, now: number): SectionState {
  return now < state.lockedUntil || index === state.index ? state : { ...state, index }
}

/**
 * Wheel events of one gesture: a notch of a wheel, or a trackpad flick with all its inertia. `owner` says what the
 * whole stream does: move one section, or scroll inside it.
 */
export type WheelStream = {
  at: number
  direction: 1 | -1
  recent: readonly number[]
  /** The largest delta so far, and whether deltas have begun to decay (inertia). */
  peak: number
  isDecaying: boolean
  owner: 'sections' | 'page'
}

/** A new delta is compared with this many previous ones, because decaying deltas jitter by a pixel or two. */
const comparedDeltas = 4
/** A delta exceeds another by more than jitter beyond this factor and these pixels. */
const jitter = { factor: 1.3, pixels: 4 }

const exceeds = (size: number, other: number) => size > other * jitter.factor + jitter.pixels

/** The stream with this event added, or null if it begins a new one: after a pause, a turn, or growth amid decay. */
export function continueStream(stream: WheelStream | null, delta: number, now: number): WheelStream | null {
  if (!stream || now - stream.at >= wheelSilence || Math.sign(delta) !== stream.direction) return null
  const size = Math.abs(delta)
  if (stream.isDecaying && exceeds(size, Math.max(...stream.recent))) return null
  return {
    ...stream,
    at: now,
    recent: [...stream.recent, size].slice(-comparedDeltas),
    peak: Math.max(stream.peak, size),
    isDecaying: stream.isDecaying || exceeds(stream.peak, size),
  }
}

/** A new stream that begins with this event: its distance (px) and time (ms). */
export function beginStream(delta: number, now: number, owner: WheelStream['owner']): WheelStream {
  const size = Math.abs(delta)
  return { at: now, direction: delta > 0 ? 1 : -1, recent: [size], peak: size, isDecaying: false, owner }
}

/** The direction of a swipe of these distances (px, downwards is positive), or null if it is too short or horizontal. */
export function swipeDirection(dx: number, dy: number): 'next' | 'previous' | null {
  if (Math.abs(dy) <= swipeThreshold || Math.abs(dy) <= Math.abs(dx)) return null
  return dy < 0 ? 'next' : 'previous'
}

/** The input that each key stands for. Browsers scroll up for Space with Shift. */
export const keyInputs: Readonly<Record<string, SectionInput>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  ' ': 'next',
  'Shift+ ': 'previous',
  Home: 'first',
  End: 'last',
}
