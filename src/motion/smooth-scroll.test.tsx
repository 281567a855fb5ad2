import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isScrolling, scrollWindow, startSmoothScroll } from './smooth-scroll'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('any-hover: hover') }))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
})

/** Turns the wheel. Returns whether the browser may scroll. */
const wheel = (init: WheelEventInit = {}) =>
  fireEvent.wheel(document.body, { deltaX: 30, deltaY: 40, ...init })

async function open() {
  onTestFinished(startSmoothScroll())
  await waitFor(() => expect(wheel()).toBe(false))
}

/** Whether the page is scrolled in one of the next frames. */
async function isGliding() {
  vi.mocked(window.scrollTo).mockClear()
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  return vi.mocked(window.scrollTo).mock.calls.length > 0
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('wheels scroll smoothly; on a pinch-zoomed page the browser scrolls, in both directions', async () => {
  await open()
  vi.stubGlobal('visualViewport', { scale: 1.5 })
  expect(wheel()).toBe(true)
  vi.stubGlobal('visualViewport', { scale: 1 })
  expect(wheel()).toBe(false)
})

test.each([
  ['a mostly horizontal wheel', { deltaX: 300, deltaY: 120 }],
  ['a wheel with Shift', { deltaX: 0, deltaY: 120, shiftKey: true }],
])('%s is left to the browser', async (_, init) => {
  await open()
  press('End')
  expect(await isGliding()).toBe(false)
  expect(wheel(init)).toBe(true)
  expect(await isGliding()).toBe(false)
  expect(wheel()).toBe(false)
  expect(await isGliding()).toBe(true)
})

test("a key or a link ends a wheel's scroll, but not a move of our own", async () => {
  document.body.innerHTML = '<a href="#content"><span>Skip</span></a><p>Words</p>'
  onTestFinished(() => {
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
  })
  const click = (selector: string) => fireEvent.click(document.querySelector(selector) as Element)
  await open()
  for (const interrupt of [() => press('End'), () => press(' '), () => click('a span')]) {
    wheel()
    expect(await isGliding()).toBe(true)
    click('p')
    expect(await isGliding()).toBe(true)
    interrupt()
    expect(await isGliding()).toBe(false)
  }
  scrollWindow(3000, 60)
  press('End')
  click('a')
  expect(await isGliding()).toBe(true)
})

test('a middle click, at which Lenis gives up, ends a move', async () => {
  await open()
  scrollWindow(3000, 60)
  expect(isScrolling()).toBe(true)
  fireEvent.pointerDown(document.body, { button: 1 })
  expect(isScrolling()).toBe(false)
})

test("a key that the page handles itself leaves a wheel's scroll alone", async () => {
  await open()
  // Added after the engine's own listener, as by a page that is opened by a link.
  const take = (event: Event) => event.preventDefault()
  window.addEventListener('keydown', take)
  onTestFinished(() => window.removeEventListener('keydown', take))
  wheel()
  press('End')
  expect(await isGliding()).toBe(true)
})

test('if its code fails to load, the browser scrolls', async () => {
  vi.resetModules()
  const fetchCode = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('./smooth-scroll-engine', fetchCode)
  onTestFinished(() => {
    vi.doUnmock('./smooth-scroll-engine')
    vi.resetModules()
  })
  const fresh = await import('./smooth-scroll')
  // An unhandled rejection would fail the run.
  onTestFinished(fresh.startSmoothScroll())
  await waitFor(() => expect(fetchCode).toHaveBeenCalled())
  expect(wheel()).toBe(true)
})

test.each([
  ['on a touch screen of 768 px and more', '(width >= 768px)', () => {}],
  ['on a phone that is touched', 'no query', () => fireEvent.pointerDown(document.body)],
])('%s the engine is loaded before the first scroll', async (_, matching, begin) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(matching) }))
  onTestFinished(startSmoothScroll())
  begin()

  await waitFor(() => expect(wheel()).toBe(false))
  scrollWindow(3000, 60)
  expect(isScrolling()).toBe(true)
})
