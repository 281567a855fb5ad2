import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { Splash } from './splash'
import { lastAnimation, leaving, splashAttribute, splashScript } from './splash-script'

const { documentElement } = document

/** Runs the inline script of a new visit, as before the app's code arrives. */
function visit() {
  sessionStorage.clear()
  documentElement.removeAttribute(splashAttribute)
  // biome-ignore lint/security/noGlobalEval: it is the script of our own pages.
  eval(splashScript)
}
beforeEach(visit)

const isLeaving = () => documentElement.getAttribute(splashAttribute) === leaving

test.each([
  ['the button', () => screen.getByRole('button', { name: 'Skip' }).click()],
  ['any key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a tap anywhere', () => fireEvent.pointerDown(document.body)],
])('%s skips to the fade, also before the code of the prerendered page arrives', (_, act) => {
  document.body.innerHTML = renderToStaticMarkup(<Splash onDone={() => {}} />)
  onTestFinished(() => document.body.replaceChildren())
  expect(isLeaving()).toBe(false)
  act()
  expect(isLeaving()).toBe(true)
})

test('a key after the end of the splash does not bring it back', () => {
  const end = Object.assign(new Event('animationend'), { animationName: lastAnimation })
  window.dispatchEvent(end)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(isLeaving()).toBe(false)
})

test('screen readers read the name once, not letter by letter', () => {
  render(<Splash onDone={() => {}} />)
  expect(screen.getByRole('status')).toHaveAccessibleName(brand.name)
  expect(screen.getByRole('status').querySelectorAll(':not([aria-hidden])')).toHaveLength(0)
})

test('is done at once if no animation runs, because it ended before hydration or is forbidden', () => {
  const animations = vi.spyOn(Element.prototype, 'getAnimations')
  onTestFinished(() => animations.mockRestore())
  const onDone = vi.fn()
  animations.mockReturnValue([{} as Animation])
  const { unmount } = render(<Splash onDone={onDone} />)
  expect(onDone).not.toHaveBeenCalled()
  unmount()
  animations.mockReturnValue([])
  render(<Splash onDone={onDone} />)
  expect(onDone).toHaveBeenCalledOnce()
})
