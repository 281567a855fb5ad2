import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { paths, staffPaths } from '@/lib/paths'
import { Splash } from './splash'
import { lastAnimation, leaving, splashAttribute, splashScript } from './splash-script'

const { documentElement } = document

/** Runs the inline script of a page, as before the app's code arrives. Returns whether the splash is due. */
function open(address: string) {
  window.history.replaceState(null, '', address)
  documentElement.removeAttribute(splashAttribute)
  // biome-ignore lint/security/noGlobalEval: it is the script of our own pages.
  eval(splashScript(staffPaths))
  return documentElement.hasAttribute(splashAttribute)
}
beforeEach(() => {
  sessionStorage.clear()
  open(paths.home())
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('is due once per session, in front of the first public page and no page of staff', () => {
  sessionStorage.clear()
  const staffs = [...staffPaths, `${paths.login()}/`, paths.equipment({ view: '7' }), paths.mcp()]
  expect(staffs.filter(open)).toEqual([])
  expect([paths.about(), paths.home()].map(open)).toEqual([true, false])
})

test.each([paths.manhattan(), '/nowhere', '/dashboards', '/#faq'])('is due at %s', (address) => {
  sessionStorage.clear()
  expect(open(address)).toBe(true)
})

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
