import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { Splash } from './splash'
import { lastAnimation, leaving, splashAttribute, splashScript } from './splash-script'

const { documentElement } = document

/** Runs the inline script of a new visit. The app's code need not have arrived. */
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

test('nothing is skipped that is over: keys typed before the code arrives do not bring it back', () => {
  const end = Object.assign(new Event('animationend'), { animationName: lastAnimation })
  window.dispatchEvent(end)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(isLeaving()).toBe(false)
})

test('the name is read once, not letter by letter', () => {
  render(<Splash onDone={() => {}} />)
  expect(screen.getByRole('status')).toHaveAccessibleName(brand.name)
  expect(screen.getByRole('status').querySelectorAll(':not([aria-hidden])')).toHaveLength(0)
})

test('it is done at once where no animation of it runs: ended before scripts arrived, or forbidden', () => {
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
