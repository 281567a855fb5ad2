import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Picture } from './picture'

const picture = {
  width: 1600,
  height: 1000,
  avif: '/a-480.avif 480w',
  webp: '/a-480.webp 480w',
  fallback: '/a-1280.webp',
  colour: '#302010',
  placeholder: 'data:image/webp;base64,AAAA',
}

/** Stands in for the browser's observer, which jsdom lacks; `report()` says whether the picture is near the window. */
function watchObservers() {
  const made: { options: IntersectionObserverInit | undefined; report: (isNear: boolean) => void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        options?: IntersectionObserverInit,
      ) {
        made.push({ options, report: (isIntersecting) => callback([{ isIntersecting }]) })
      }
      observe() {}
      disconnect() {}
    },
  )
  return made
}

test('fetches nothing until it comes within 50 px of the window, then fades in', () => {
  const observers = watchObservers()
  const { container } = render(<Picture picture={picture} alt="A still pool" sizes="100vw" />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'A still pool' })).toBeInTheDocument()
  expect(observers[0]?.options?.rootMargin).toBe('50px')

  act(() => observers[0]?.report(true))
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', '/a-1280.webp')
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-480.avif 480w')
  expect(image).toHaveClass('opacity-0')
  if (image) fireEvent.load(image)
  expect(image).not.toHaveClass('opacity-0')
})

test('an eager picture is there at once, with high priority, its size and no fade', () => {
  const { container } = render(<Picture picture={picture} alt="" sizes="100vw" eager />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect([image?.width, image?.height]).toEqual([1600, 1000])
  expect(image?.className).not.toContain('opacity')
  expect(screen.queryByRole('img')).toBeNull()
})

const portrait = { ...picture, width: 1600, height: 2000, avif: '/p-480.avif 480w', webp: '/p-480.webp 480w' }
const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ srcset, sizes, media }) => [srcset, sizes, media])

test('a picture cut to fit asks for the pixels of its height, too', () => {
  const { container } = render(<Picture picture={picture} alt="" sizes="100vw" height="100svh" eager />)
  expect(sourcesOf(container)).toEqual([
    ['/a-480.avif 480w', 'max(100vw, calc(100svh * 1.6))', ''],
    ['/a-480.webp 480w', 'max(100vw, calc(100svh * 1.6))', ''],
  ])
})

test('a portrait version is for portrait windows', () => {
  const { container } = render(
    <Picture picture={picture} portrait={portrait} alt="" sizes="100vw" height="100svh" eager />,
  )
  expect(sourcesOf(container)).toEqual([
    ['/p-480.avif 480w', 'max(100vw, calc(100svh * 0.8))', '(orientation: portrait)'],
    ['/p-480.webp 480w', 'max(100vw, calc(100svh * 0.8))', '(orientation: portrait)'],
    ['/a-480.avif 480w', 'max(100vw, calc(100svh * 1.6))', '(orientation: landscape)'],
    ['/a-480.webp 480w', 'max(100vw, calc(100svh * 1.6))', '(orientation: landscape)'],
  ])
})

test('an eager picture is preloaded in its first format, each framing for its windows only', () => {
  const preloads = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
      link.imageSrcset ?? link.getAttribute('imagesrcset'),
      link.media,
      link.getAttribute('fetchpriority'),
    ])
  document.head.replaceChildren()
  watchObservers()
  render(<Picture picture={picture} portrait={portrait} alt="" sizes="50vw" />)
  expect(preloads()).toEqual([])
  render(<Picture picture={picture} portrait={portrait} alt="" sizes="50vw" eager />)
  expect(preloads()).toEqual([
    ['/p-480.avif 480w', '(orientation: portrait)', 'high'],
    ['/a-480.avif 480w', '(orientation: landscape)', 'high'],
  ])
})

test('without scripts a lazy picture is still shown', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} alt="A still pool" sizes="100vw" />)
  expect(html).toMatch(/<noscript>.*<img src="\/a-1280\.webp".*<\/noscript>/)
})

test('before printing, a picture out of view is fetched as well', () => {
  watchObservers()
  const { container } = render(<Picture picture={picture} alt="" sizes="100vw" />)
  expect(container.querySelector('img')).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  expect(container.querySelector('img')).not.toBeNull()
})

test('a report that it is out of view, on its way while the print begins, takes no picture away', () => {
  const observers = watchObservers()
  const { container } = render(<Picture picture={picture} alt="" sizes="100vw" />)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    observers[0]?.report(false)
  })
  expect(container.querySelector('img')).not.toBeNull()
})

/** Replaces the browser's idle time. Returns how to make it come. */
function stubIdle() {
  let whenIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    whenIdle = run
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  return () => whenIdle()
}

test('a picture wanted soon is fetched when the browser is idle, not before', () => {
  watchObservers()
  const whenIdle = stubIdle()
  const { container, rerender } = render(<Picture picture={picture} alt="" sizes="100vw" />)
  act(whenIdle)
  expect(container.querySelector('img')).toBeNull()
  rerender(<Picture picture={picture} alt="" sizes="100vw" soon />)
  expect(container.querySelector('img')).toBeNull()
  act(whenIdle)
  expect(container.querySelector('img')).not.toBeNull()
})

test('where the visitor saves data, a picture is fetched near the window only', () => {
  watchObservers()
  const whenIdle = stubIdle()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { container } = render(<Picture picture={picture} alt="" sizes="100vw" soon />)
  act(whenIdle)
  expect(container.querySelector('img')).toBeNull()
})
