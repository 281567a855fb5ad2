import { lastIndex, sections } from './section-machine'

/** Rounding of fractional device pixels (px). */
const tolerance = 2

/** Scroll offsets (px), from and to. */
export type Range = readonly [number, number]

/** The sections of the page, in order. */
export function sectionElements(root: HTMLElement | null): HTMLElement[] {
  return sections.flatMap(({ id }) => root?.querySelector<HTMLElement>(`#${id}`) ?? [])
}

/** Whether a section does not fit into the window. */
export const isTall = (section: HTMLElement) => section.offsetHeight > window.innerHeight + tolerance

/**
 * The scroll offsets at which the window is filled by one section: a single one, unless it is taller than the window.
 * The last section goes on to the end of the document.
 */
export function rangeOf(section: HTMLElement, index: number): Range {
  const top = section.offsetTop
  if (index === lastIndex) return [top, document.documentElement.scrollHeight - window.innerHeight]
  return [top, isTall(section) ? top + section.offsetHeight - window.innerHeight : top]
}

/** Whether there is more of the section to scroll to in this direction. */
export function hasMore([from, to]: Range, direction: 1 | -1): boolean {
  if (to === from) return false
  return direction > 0 ? window.scrollY < to - tolerance : window.scrollY > from + tolerance
}

/** The section that covers the middle of the window. */
export function nearest(list: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2
  const found = list.findIndex((section) => section.getBoundingClientRect().bottom > middle)
  return found < 0 ? lastIndex : found
}
