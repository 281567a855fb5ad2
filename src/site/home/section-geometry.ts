import { sections } from '@/content/home'
import { lastIndex } from './section-machine'

/** Tolerance (px) for fractional device pixels. */
const tolerance = 2

/** First and last scroll offset (px). */
export type Range = readonly [number, number]

/** The sections of the page, in order. */
export function sectionElements(root: HTMLElement | null): HTMLElement[] {
  return sections.flatMap(({ id }) => root?.querySelector<HTMLElement>(`#${id}`) ?? [])
}

/** Whether a section is higher than the window. */
export const isTall = (section: HTMLElement) => section.offsetHeight > window.innerHeight + tolerance

/** Whether a section ends above the window. A change of its height then moves everything in view. */
export const isAbove = (section: HTMLElement): boolean => section.getBoundingClientRect().bottom <= 0

/**
 * The scroll offsets at which a section fills the window: only its top, unless it is higher than the window. The last
 * section's range continues to the end of the document, through the footer.
 */
export function rangeOf(section: HTMLElement, index: number): Range {
  const top = section.offsetTop
  if (index === lastIndex) return [top, document.documentElement.scrollHeight - window.innerHeight]
  return [top, isTall(section) ? top + section.offsetHeight - window.innerHeight : top]
}

/** Whether the section can be scrolled further in this direction. */
export function hasMore([from, to]: Range, direction: 1 | -1): boolean {
  if (to === from) return false
  return direction > 0 ? window.scrollY < to - tolerance : window.scrollY > from + tolerance
}

/**
 * How far down an offset (px) is: 2 in the range of the third section, 2.5 halfway between that and the range of the
 * fourth.
 */
export function depthAt(offset: number, ranges: readonly Range[]): number {
  const next = ranges.findIndex(([, to]) => offset <= to)
  const [left, right] = [ranges[next - 1], ranges[next]]
  if (!right) return lastIndex
  if (!left || offset >= right[0]) return next
  return next - 1 + (offset - left[1]) / (right[0] - left[1])
}

/** The index of the section at the middle of the window. */
export function nearest(list: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2
  const found = list.findIndex((section) => section.getBoundingClientRect().bottom > middle)
  return found < 0 ? lastIndex : found
}
