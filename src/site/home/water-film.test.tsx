import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WaterFilm } from './water-film'

/** Stands in for the window, the network and the observer, which jsdom lacks. */
const visitor = { landscape: true, stillness: false, saveData: false }
const lists = new Set<EventTarget>()
type Callback = (entries: { isIntersecting: boolean }[]) => void
const observers = new Set<Callback>()
const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()

beforeEach(() => {
  Object.assign(visitor, { landscape: true, stillness: false, saveData: false })
  localStorage.clear()
  lists.clear()
  observers.clear()
  play.mockReset().mockResolvedValue()
  pause.mockReset()
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.defineProperty(new EventTarget(), 'matches', {
      get: () =>
        (visitor.landscape || !media.includes('landscape')) &&
        (!visitor.stillness || !media.includes('prefers-reduced-motion: no-preference')),
    })
    lists.add(list)
    return list
  })
  class Observer {
    private readonly callback: Callback
    constructor(callback: Callback) {
      this.callback = callback
    }
    observe() {
      observers.add(this.callback)
    }
    disconnect() {
      observers.delete(this.callback)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => visitor })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const film = () => document.querySelector('video')
const button = () => screen.queryByRole('button')
const change = (changed: Partial<typeof visitor>) =>
  act(() => {
    Object.assign(visitor, changed)
    for (const list of lists) list.dispatchEvent(new Event('change'))
  })
const seen = (isIntersecting: boolean) => {
  for (const tell of observers) tell([{ isIntersecting }])
}
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  fireEvent(document, new Event('visibilitychange'))
}
/** Lets the browser have enough of the film. */
const arrive = () => film() && fireEvent.canPlayThrough(film() as HTMLVideoElement)
const start = () => film() && fireEvent.playing(film() as HTMLVideoElement)

/** Lets the player's code arrive. */
const loaded = () =>
  act(async () => {
    await import('./water-player')
  })

async function open(near = true) {
  const view = render(<WaterFilm near={near} />)
  await loaded()
  return view
}

/** Opens it in view and playing. */
async function watch() {
  const view = await open()
  arrive()
  seen(true)
  start()
  return view
}

test('is asked for once the visitor is near and the page has loaded, not before', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const { rerender } = await open(false)
  expect(film()).toBeNull()
  rerender(<WaterFilm near />)
  await loaded()
  expect(film()).toBeNull()
  state.mockReturnValue('complete')
  fireEvent(window, new Event('load'))
  await loaded()
  const types = [...(film()?.querySelectorAll('source') ?? [])].map(({ type }) => type)
  expect(types).toEqual([expect.stringContaining('av01'), expect.stringContaining('avc1')])
  rerender(<WaterFilm near={false} />)
  expect(film()).not.toBeNull()
})

test('is not asked for on the first sections of a loaded page', async () => {
  await open(false)
  expect(film()).toBeNull()
})

test('plays in view when all of it can play, and shows when it does', async () => {
  await open()
  seen(true)
  expect(play).not.toHaveBeenCalled()
  arrive()
  expect(play).not.toHaveBeenCalled()
  seen(true)
  expect(play).toHaveBeenCalledOnce()
  expect(film()).toHaveClass('opacity-0')
  expect(button()).toBeNull()
  start()
  expect(film()).not.toHaveClass('opacity-0')
  expect(button()).toHaveAccessibleName('Pause the water')
  expect(film()?.muted).toBe(true)
  expect(film()).toHaveAttribute('aria-hidden', 'true')
})

test('pauses out of view and while the document is hidden', async () => {
  await watch()
  play.mockClear()
  seen(false)
  expect(pause).toHaveBeenCalledOnce()
  seen(true)
  expect(play).toHaveBeenCalledOnce()
  hide(true)
  expect(pause).toHaveBeenCalledTimes(2)
  hide(false)
  expect(play).toHaveBeenCalledTimes(2)
})

test.each([
  ['under reduced motion', { stillness: true }],
  ['in an upright window', { landscape: false }],
  ['when bytes are to be saved', { saveData: true }],
])('is absent %s', async (_, unwelcome) => {
  Object.assign(visitor, unwelcome)
  await open()
  expect(film()).toBeNull()
  expect(button()).toBeNull()
})

test('goes when motion is reduced or the window turned meanwhile, and comes back', async () => {
  await watch()
  change({ stillness: true })
  expect(film()).toBeNull()
  expect(button()).toBeNull()
  change({ stillness: false })
  expect(film()).not.toBeNull()
  change({ landscape: false })
  expect(film()).toBeNull()
})

test('stays invisible where playing is refused', async () => {
  await open()
  const refusal = Promise.reject(new DOMException('', 'NotAllowedError'))
  const caught = vi.spyOn(refusal, 'catch')
  play.mockReturnValue(refusal)
  arrive()
  await act(async () => seen(true))
  expect(play).toHaveBeenCalledOnce()
  expect(caught).toHaveBeenCalledOnce()
  expect(film()).toHaveClass('opacity-0')
  expect(button()).toBeNull()
})

test('the button stops it and lets it run', async () => {
  await watch()
  play.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Pause the water' }))
  act(() => seen(true))
  expect(pause).toHaveBeenCalled()
  expect(play).not.toHaveBeenCalled()
  expect(film()).not.toHaveClass('opacity-0')
  await userEvent.click(screen.getByRole('button', { name: 'Play the water' }))
  act(() => seen(true))
  expect(play).toHaveBeenCalledOnce()
})

test('a visitor who stopped it finds it stopped, and it is not asked for until wanted', async () => {
  const { unmount } = await watch()
  await userEvent.click(screen.getByRole('button', { name: 'Pause the water' }))
  unmount()
  const { unmount: leave } = await open()
  expect(film()).toBeNull()
  const pressed = screen.getByRole('button', { name: 'Play the water' })
  await userEvent.click(pressed)
  // The same button: another would not have the focus.
  expect(button()).toBe(pressed)
  expect(pressed).toHaveFocus()
  expect(pressed).toHaveAccessibleName('Pause the water')
  arrive()
  act(() => seen(true))
  expect(play).toHaveBeenCalled()
  leave()
  await open()
  expect(film()).not.toBeNull()
})

test('prerendered there is nothing of it', () => {
  expect(renderToString(<WaterFilm near />)).toBe('')
})
