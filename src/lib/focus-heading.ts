/**
 * Screen readers continue at the title of the page, or of the part of it that the address names: focus on the h1 would
 * scroll the home page away from that section.
 */
export function focusHeading() {
  const part = document.getElementById(window.location.hash.slice(1))
  const heading = part?.querySelector<HTMLElement>('h1, h2') ?? document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
