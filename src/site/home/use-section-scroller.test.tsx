import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sections } from '@/content/home'
import { stopScroll } from '@/motion/smooth-scroll'
import { Accordion } from '@/ui/accordion'
import { showAllFocus } from '@/ui/focus-visible.fixture'
import { inputLock } from './section-machine'
import { useSectionScroller } from './use-section-scroller'

// The section scroller on a page whose layout is a list of heights, because jsdom has none of its own.

type Id = (typeof sections)[number]['id']

const windowHeight = 900
const footerHeight = 400
let heights: number[]
let scrollY: number
let isScrolling: boolean

vi.mock('@/motion/smooth-scroll', async (load) => ({
  ...(await load<typeof import('@/motion/smooth-scroll')>()),
  isScrolling: () => isScrolling,
  stopScroll: vi.fn(),
}))

const indexOf = (id: string) => sections.findIndex((section) => section.id === id)
const topOf = (id: string) => heights.slice(0, indexOf(id)).reduce((sum, height) => sum + height, 0)
const documentHeight = () => heights.reduce((sum, height) => sum + height, footerHeight)

function scrollTo({ top = 0 }: ScrollToOptions) {
  scrollY = Math.min(Math.max(0, top), documentHeight() - windowHeight)
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers()
  heights = sections.map(() => windowHeight)
  scrollY = 0
  isScrolling = false
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('innerHeight', windowHeight)
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.stubGlobal('scrollTo', vi.fn(scrollTo))
  vi.stubGlobal('scrollBy', vi.fn())
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(documentHeight)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return topOf(this.id)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights[indexOf(this.id)] ?? 0
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = topOf(this.id) - scrollY
    return new DOMRect(0, top, 1440, heights[indexOf(this.id)] ?? 0)
  })
})

afterEach(() => void vi.useRealTimers())

function Page() {
  const root = useRef<HTMLDivElement>(null)
  const { index, go } = useSectionScroller(root)
  const questions = ['First', 'Second'].map((title) => ({ id: title, title, content: title }))
  return (
    <>
      <div ref={root} data-testid="sections" data-current={sections[index]?.id}>
        <section id="hero">
          <h1 tabIndex={-1}>Title</h1>
        </section>
        <section id="projects">
          <section aria-roledescription="carousel" aria-label="Selected work">
            <button type="button">Next project</button>
          </section>
        </section>
        <section id="services" />
        <section id="faq">
          <Accordion items={questions} />
        </section>
        <section id="cta" />
      </div>
      <nav>
        <button type="button" onClick={() => go(indexOf('projects'))}>
          Dot of Projects
        </button>
      </nav>
      <input aria-label="Newsletter" />
    </>
  )
}

function open(at: Id = 'hero') {
  if (at !== 'hero') window.history.replaceState(null, '', `/#${at}`)
  // As the browser scrolls a prerendered page, and the router any other.
  scrollY = topOf(at)
  render(<Page />)
}

/** Lets time (ms) pass. */
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const unlock = () => pass(inputLock)

/** Presses a key. Returns whether the browser may handle it. */
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init })

/** Turns the wheel down by `deltaY` px. Returns whether the browser may scroll. */
const wheel = (deltaY: number, init: WheelEventInit = {}) =>
  fireEvent.wheel(document.body, { deltaY, ...init })

type Swipe = { on?: Element; fingers?: number }

/** Moves a finger by a distance (px, down is positive) and lifts it. Returns whether the browser may scroll. */
function swipe(dx: number, dy: number, { on = document.body, fingers = 1 }: Swipe = {}) {
  const at = (share: number) =>
    Array.from({ length: fingers }, () => ({ clientX: 400 + dx * share, clientY: 600 + dy * share }))
  const send = (type: string, touches: object[]) =>
    fireEvent(
      on,
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches, changedTouches: at(1) }),
    )
  send('touchstart', at(0))
  const isNative = [0.5, 1].map((share) => send('touchmove', at(share))).every(Boolean)
  send('touchend', [])
  return isNative
}

const current = () => screen.getByTestId('sections').dataset.current

/** The window is scrolled to `top` (px), the section's own unless stated; index and address name the section. */
function expectSection(id: Id, top = topOf(id)) {
  const hash = id === 'hero' ? '' : `#${id}`
  expect({ scrollY, current: current(), hash: location.hash }).toEqual({ scrollY: top, current: id, hash })
}

const drag = (top: number) => act(() => scrollTo({ top }))

/** Turns the wheel by each of these (px), 24 ms apart. */
function turn(deltas: number[]) {
  for (const delta of deltas) {
    wheel(delta)
    pass(24)
  }
}

const key =
  (name: string, init: KeyboardEventInit = {}) =>
  () =>
    press(name, init)
const finger = (dx: number, dy: number) => () => swipe(dx, dy)

test.each<[input: string, from: Id, to: Id, send: () => boolean]>([
  ['ArrowDown', 'projects', 'services', key('ArrowDown')],
  ['PageDown', 'projects', 'services', key('PageDown')],
  ['ArrowUp', 'services', 'projects', key('ArrowUp')],
  ['PageUp', 'services', 'projects', key('PageUp')],
  ['Space', 'projects', 'services', key(' ')],
  ['Space with Shift', 'services', 'projects', key(' ', { shiftKey: true })],
  ['Home', 'faq', 'hero', key('Home')],
  ['End', 'projects', 'cta', key('End')],
  ['a mostly vertical push', 'hero', 'projects', () => wheel(61, { deltaX: 60 })],
  ['a swipe by 0, -50 px', 'services', 'services', finger(0, -50)],
  ['a swipe by 0, -51 px', 'services', 'faq', finger(0, -51)],
  ['a swipe by 0, 51 px', 'services', 'projects', finger(0, 51)],
  ['a swipe by 0, -800 px', 'services', 'faq', finger(0, -800)],
  ['a swipe by -110, -100 px', 'services', 'services', finger(-110, -100)],
  ['a swipe by -90, -100 px', 'services', 'faq', finger(-90, -100)],
])('%s at %s leads to %s', (_, from, to, send) => {
  open(from)
  expectSection(from)
  send()
  expectSection(to)
})

test.each<[input: string, send: () => boolean]>([
  ['ArrowDown', key('ArrowDown')],
  ['a swipe', finger(0, -100)],
])('%s within 800 ms of a move is ignored', (_, send) => {
  open()
  send()
  send()
  pass(799)
  send()
  press('End')
  expectSection('projects')
  pass(1)
  send()
  expectSection('services')
})

test.each<[input: string, send: () => boolean]>([
  ['ArrowDown with Shift', key('ArrowDown', { shiftKey: true })],
  ['ArrowDown with Ctrl', key('ArrowDown', { ctrlKey: true })],
  ['ArrowDown with Alt', key('ArrowDown', { altKey: true })],
  ['ArrowDown with Meta', key('ArrowDown', { metaKey: true })],
  ['Space with Ctrl', key(' ', { ctrlKey: true })],
  ['Tab', key('Tab')],
  ['A letter', key('a')],
  ['A zoom', () => wheel(100, { ctrlKey: true })],
  ['A wheel with Shift', () => wheel(100, { shiftKey: true })],
  ['A mostly horizontal push', () => wheel(59, { deltaX: 60 })],
  ['The rest of a gesture that began in the browser', () => wheel(100, { cancelable: false })],
])('%s is left to the browser', (_, send) => {
  open('services')
  expect(send()).toBe(true)
  expectSection('services')
})

describe('keys', () => {
  test('in the last section Space is left to the browser, with Shift too', () => {
    open('cta')
    for (const shiftKey of [false, true]) expect(press(' ', { shiftKey })).toBe(true)
    expectSection('cta')
  })

  test('a key held down moves once', () => {
    open()
    press('ArrowDown')
    unlock()
    press('ArrowDown', { repeat: true })
    expectSection('projects')
  })

  test('in a text field and in the carousel they are left to the browser', () => {
    open('projects')
    for (const target of [screen.getByLabelText('Newsletter'), screen.getByText('Next project')])
      for (const key of ['ArrowDown', 'PageUp', 'Home', 'End', ' ']) expect(press(key, {}, target)).toBe(true)
    expectSection('projects')
  })

  test('on a question they move between questions, not between sections', () => {
    open('faq')
    const first = screen.getByRole('button', { name: 'First' })
    first.focus()
    press('ArrowDown', {}, first)
    expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus()
    expectSection('faq')
  })

  test.each(['button', 'a'])('Space belongs to a %s that has focus, PageDown does not', (tag) => {
    open('projects')
    const control = document.body.appendChild(document.createElement(tag))
    onTestFinished(() => control.remove())
    expect(press(' ', {}, control)).toBe(true)
    expectSection('projects')
    press('PageDown', {}, control)
    expectSection('services')
  })

  test('behind an open dialog nothing moves', () => {
    open()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    press('ArrowDown')
    wheel(100)
    swipe(0, -200)
    dialog.remove()
    expectSection('hero')
  })

  test('a second End scrolls to the footer, PageUp back to the top of the last section', () => {
    open()
    press('End')
    expectSection('cta')
    unlock()
    press('End')
    expect(scrollY).toBe(documentHeight() - windowHeight)
    press('PageUp')
    expectSection('cta')
    press('PageUp')
    expectSection('faq')
  })
})

describe('a section whose top is not at the top of the window', () => {
  test('is brought there by Home, also from inside a first section higher than the window', () => {
    heights[indexOf('hero')] = 2000
    open()
    press('ArrowDown')
    expect(scrollY).toBe(40)
    press('Home')
    expectSection('hero')
  })

  const clickDot = () => fireEvent.click(screen.getByText('Dot of Projects'))

  test.each<[input: string, id: Id, offset: number, send: () => boolean]>([
    ['ArrowUp in the first section', 'hero', 200, key('ArrowUp')],
    ['the wheel in the first section', 'hero', 200, () => wheel(-100)],
    ['its dot', 'projects', -113, clickDot],
  ])('is brought there by %s', (_, id, offset, send) => {
    open(id)
    drag(topOf(id) + offset)
    send()
    expectSection(id)
  })

  test.each<[input: string, send: () => boolean]>([
    ['End', key('End')],
    ['ArrowDown', key('ArrowDown')],
    ['the wheel', () => wheel(100)],
  ])('is left alone by %s at the end of the page', (_, send) => {
    open('cta')
    drag(documentHeight() - windowHeight)
    send()
    expect(scrollY).toBe(documentHeight() - windowHeight)
  })

  test('is left alone by its dot during a move', () => {
    open()
    press('ArrowDown')
    drag(topOf('projects') - 113)
    clickDot()
    expect(scrollY).toBe(topOf('projects') - 113)
  })
})

describe('a pinch-zoomed page', () => {
  test.each([
    ['the wheel', () => wheel(100)],
    ['a swipe', finger(0, -200)],
    ['a key', key('ArrowDown')],
  ])('leaves %s to the browser, which also moves the visible part', (_, send) => {
    vi.stubGlobal('visualViewport', { scale: 1.5 })
    open('services')
    expect(send()).toBe(true)
    expectSection('services')
    vi.stubGlobal('visualViewport', { scale: 1 })
    expect(send()).toBe(false)
    expectSection('faq')
  })
})

describe('the wheel', () => {
  test('moves one section a notch, and none within 800 ms of a move', () => {
    open()
    expect(wheel(100)).toBe(false)
    expectSection('projects')
    for (const wait of [200, 200, 200, 199]) {
      pass(wait)
      wheel(100)
    }
    expectSection('projects')
    // The ignored notch began a stream of its own, which ends after 150 ms of silence.
    pass(150)
    wheel(100)
    expectSection('services')
    unlock()
    wheel(-100)
    expectSection('projects')
  })

  test('a new push into fading inertia moves again', () => {
    open()
    const flick = (peak: number) => Array.from({ length: 40 }, (_, step) => peak * Math.exp(-step / 11))
    turn(flick(120))
    expectSection('projects')
    turn(flick(90))
    expectSection('services')
  })

  test('a push beyond the first section does not lock', () => {
    open()
    wheel(-100)
    pass(150)
    wheel(100)
    expectSection('projects')
  })
})

describe('swipes', () => {
  test('of two fingers, inside Projects and below 768 px the browser handles them', () => {
    open('projects')
    expect(swipe(0, -200, { fingers: 2 })).toBe(true)
    expect(swipe(0, -200, { on: screen.getByText('Next project') })).toBe(true)
    vi.stubGlobal('innerWidth', 767)
    expect(swipe(0, -200)).toBe(true)
    expectSection('projects')
    vi.stubGlobal('innerWidth', 768)
    expect(swipe(0, -200)).toBe(false)
    expectSection('services')
  })

  test('downwards at the top of the page the browser handles them and reloads it', () => {
    open()
    expect(swipe(0, 200)).toBe(true)
    expectSection('hero')
    expect(swipe(0, -200)).toBe(false)
    expectSection('projects')
  })

  test('along the dots they drag the active one only', () => {
    open('services')
    swipe(0, 60, { on: screen.getByText('Dot of Projects') })
    expectSection('services')
  })

  test('in the last section the browser handles them, except one upwards at its top', () => {
    open('cta')
    expect(swipe(0, -200)).toBe(true)
    drag(topOf('cta') + 100)
    expect(swipe(0, 200)).toBe(true)
    drag(topOf('cta'))
    swipe(0, 200)
    expectSection('faq')
  })
})

describe('a section higher than the window', () => {
  beforeEach(() => {
    heights[indexOf('services')] = 2000
  })
  const lowerEdge = () => topOf('faq') - windowHeight

  test('keys scroll inside it to its edge; a new press there moves', () => {
    open('services')
    press('ArrowDown')
    expect(scrollY).toBe(topOf('services') + 40)
    press('PageDown')
    press('PageDown')
    expect(scrollY).toBe(lowerEdge())
    for (const repeat of [true, true]) press('PageDown', { repeat })
    expect(scrollY).toBe(lowerEdge())
    press('PageDown')
    expectSection('faq')
  })

  test('a push scrolls inside it to its edge; a new push there moves', () => {
    open('services')
    turn(Array(20).fill(100))
    expect(scrollY).toBe(lowerEdge())
    pass(150)
    wheel(100)
    expectSection('faq')
  })

  test('the browser handles a swipe inside it; a new one at its edge moves', () => {
    open('services')
    expect(swipe(0, -100)).toBe(true)
    drag(lowerEdge())
    expect(swipe(0, -100)).toBe(false)
    expectSection('faq')
  })
})

test('a wheel that counts in pages scrolls inside a section by what the header leaves of the window', () => {
  heights[indexOf('services')] = 3000
  open('services')
  wheel(1, { deltaMode: WheelEvent.DOM_DELTA_PAGE })
  expect(scrollY).toBe(topOf('services') + windowHeight - 72)
})

test('the section of the address opens even if the scripts run before the browser scrolls to it', () => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollTo({ top: topOf(this.id) })
  }
  window.history.replaceState(null, '', '/#faq')
  render(<Page />)
  expectSection('faq')
})

test('a visitor who scrolls away before the scripts arrive is not taken back to the section of the address', () => {
  window.history.replaceState(null, '', '/#faq')
  scrollY = topOf('projects') + 50
  render(<Page />)
  expectSection('projects', topOf('projects') + 50)
})

test('if the browser refuses to change the address, the page moves all the same', () => {
  open()
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError')
  })
  press('ArrowDown')
  expect(scrollY).toBe(topOf('projects'))
  expect(current()).toBe('projects')
})

describe('other ways of scrolling', () => {
  test('are followed by index and address, without a new history entry', () => {
    open()
    const entries = window.history.length
    drag(1850)
    expectSection('services', 1850)
    press('ArrowDown')
    expectSection('faq')
    expect(window.history.length).toBe(entries)
  })

  test('are followed after a move when they end during it', () => {
    open()
    press('ArrowDown')
    drag(2700)
    expect(current()).toBe('projects')
    unlock()
    expectSection('faq')
  })

  test('a move that slow frames drag beyond its lock leads through no other section', () => {
    open('cta')
    press('Home')
    isScrolling = true
    drag(topOf('projects'))
    unlock()
    expect(current()).toBe('hero')
    isScrolling = false
    drag(0)
    expectSection('hero')
  })
})

test.each(['ArrowDown', 'ArrowUp', 'End'])(
  "%s is ignored while the logo's scroll to the top is under way",
  (name) => {
    open('faq')
    isScrolling = true
    drag(topOf('services') + 200)
    press(name)
    expectSection('faq', topOf('services') + 200)
  },
)

describe('a new layout', () => {
  let layoutChanged: () => void
  beforeEach(() => {
    class Observer {
      constructor(callback: () => void) {
        layoutChanged = callback
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer)
  })

  test('by a new window size keeps the section', () => {
    open('services')
    heights = sections.map(() => 600)
    act(() => layoutChanged())
    expectSection('services')
  })

  test('during a move ends it at the top of its section', () => {
    open()
    press('ArrowDown')
    isScrolling = true
    drag(300)
    heights = sections.map(() => 600)
    act(() => layoutChanged())
    expect(stopScroll).toHaveBeenCalled()
    expectSection('projects')
  })

  test.each<[change: string, at: Id, offset: number, before: number, after: number]>([
    ['a closed answer', 'faq', 150, windowHeight + 200, windowHeight],
    ['an answer opened in the section before, still in view,', 'cta', -300, windowHeight, windowHeight + 150],
  ])('by %s scrolls nothing', (_, at, offset, before, after) => {
    heights[indexOf('faq')] = before
    open(at)
    const top = topOf(at) + offset
    drag(top)
    expect(current()).toBe(at)
    heights[indexOf('faq')] = after
    act(() => layoutChanged())
    expect(scrollY).toBe(top)
  })

  test('by a section that changes out of view keeps the section', () => {
    heights[indexOf('faq')] = windowHeight + 150
    open('cta')
    heights[indexOf('faq')] = windowHeight
    act(() => layoutChanged())
    expectSection('cta')
  })
})

describe('focus', () => {
  beforeEach(showAllFocus)
  const title = () => screen.getByText('Title')
  const next = () => screen.getByText('Next project')
  const focus = (element: HTMLElement) => act(() => element.focus())

  test('that returns with the window moves nothing, and the carousel gets no event', () => {
    open()
    focus(title())
    press('End')
    unlock()
    const heard = vi.fn()
    document.addEventListener('focusin', heard)
    onTestFinished(() => document.removeEventListener('focusin', heard))
    for (let times = 0; times < 2; times++) {
      // The events of browsers when the visitor leaves the window and comes back.
      fireEvent.blur(window)
      fireEvent.focusIn(title())
    }
    expectSection('cta')
    expect(heard).not.toHaveBeenCalled()
    fireEvent.focusIn(title())
    expectSection('hero')
  })

  test('moves to the section of the focused element, also after the window was left', () => {
    open('faq')
    focus(title())
    expectSection('hero')
    unlock()
    fireEvent.blur(window)
    focus(next())
    expectSection('projects')
    unlock()
    focus(title())
    expectSection('hero')
  })
})

test('under reduced motion a move is a cut', () => {
  open()
  press('ArrowDown')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: windowHeight, behavior: 'instant' })
})
