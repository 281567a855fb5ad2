/** The sections of the home page, in order. */
export const sections = [
  { id: 'hero', label: 'Hero' },
  { id: 'projects', label: 'Projects' },
  { id: 'services', label: 'Services' },
  { id: 'faq', label: 'FAQ' },
  { id: 'cta', label: 'Contact' },
] as const

export const lastIndex = sections.length - 1

/** A move takes this long (s). */
export const transitionDuration = 0.6
/** After an accepted input, further ones are ignored this long (ms). */
export const inputLock = 800
/** A swipe counts beyond this distance (px), on screens at least this wide (px). */
export const swipeThreshold = 50
export const swipeMinWidth = 768
/** A wheel stream ends after this much silence (ms). */
export const wheelSilence = 150

export type SectionState = { index: number; lockedUntil: number }
export type SectionInput = 'next' | 'previous' | 'first' | 'last' | number

function targetOf(index: number, input: SectionInput): number {
  if (typeof input === 'number') return input
  return { next: index + 1, previous: index - 1, first: 0, last: lastIndex }[input]
}

/** The state after an input at the time `now` (ms). The same state when the input is ignored or leads nowhere. */
export function move(state: SectionState, input: SectionInput, now: number): SectionState {
  if (now < state.lockedUntil) return state
  const index = Math.min(lastIndex, Math.max(0, targetOf(state.index, input)))
  return index === state.index ? state : { index, lockedUntil: now + inputLock }
}

/** The state after the page has been scrolled by other means to a section. A running move is not disturbed. */
export function follow(state: SectionState, index: number, now: number): SectionState {
  return now < state.lockedUntil || index === state.index ? state : { ...state, index }
}

/**
 * Wheel events that belong together: a turn of a wheel, or a flick on a trackpad with all its inertia.
 * `owner` says what the whole stream does: moves sections, or scrolls the page.
 */
export type WheelStream = {
  at: number
  direction: 1 | -1
  recent: readonly number[]
  /** The largest delta so far, and whether the push is over and its inertia fades. */
  peak: number
  isFading: boolean
  owner: 'sections' | 'page'
}

/** How many of the last deltas a new one is compared with: inertia trembles by a pixel or two as it fades. */
const memory = 4
/** What a delta must exceed others by to be more than a tremble. */
const clearly = { factor: 1.3, pixels: 4 }

const exceeds = (size: number, other: number) => size > other * clearly.factor + clearly.pixels

/** The stream this event continues, or null when it begins a new gesture. A push may grow; what fades may not. */
export function continueStream(stream: WheelStream | null, delta: number, now: number): WheelStream | null {
  if (!stream || now - stream.at >= wheelSilence || Math.sign(delta) !== stream.direction) return null
  const size = Math.abs(delta)
  if (stream.isFading && exceeds(size, Math.max(...stream.recent))) return null
  return {
    ...stream,
    at: now,
    recent: [...stream.recent, size].slice(-memory),
    peak: Math.max(stream.peak, size),
    isFading: stream.isFading || exceeds(stream.peak, size),
  }
}

export function beginStream(delta: number, now: number, owner: WheelStream['owner']): WheelStream {
  const size = Math.abs(delta)
  return { at: now, direction: delta > 0 ? 1 : -1, recent: [size], peak: size, isFading: false, owner }
}

/** The direction of a swipe by its distances (px, finger downwards is positive), or null when it is none. */
export function swipeDirection(dx: number, dy: number): 'next' | 'previous' | null {
  if (Math.abs(dy) <= swipeThreshold || Math.abs(dy) <= Math.abs(dx)) return null
  return dy < 0 ? 'next' : 'previous'
}

/** What the keys ask for. */
export const keyInputs: Readonly<Record<string, SectionInput>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}
