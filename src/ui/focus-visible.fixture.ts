import { vi } from 'vitest'

/** Test set-up: all focus counts as visible. jsdom does not tell focus by a key or a script from that by a click. */
export function showAllFocus() {
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return matches.call(this, selector.replace(':focus-visible', ':focus'))
  })
}
