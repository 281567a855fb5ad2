import { act, render, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { Component as NotFoundPage } from '@/site/not-found/not-found-page'
import { useHeaderState } from './use-header-state'

const { isScrolling } = vi.hoisted(() => ({ isScrolling: vi.fn(() => false) }))
vi.mock('@/motion/smooth-scroll', () => ({ isScrolling }))

afterEach(() => {
  document.body.replaceChildren()
  window.scrollY = 0
})

function headerAt(path: string) {
  const { result } = renderHook(useHeaderState, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  })
  return function scrollTo(top: number) {
    act(() => {
      window.scrollY = top
      window.dispatchEvent(new Event('scroll'))
    })
    const { opaque, tone, ground } = result.current
    return [opaque ? 'opaque' : 'transparent', tone, ground].filter(Boolean).join(' ')
  }
}

/** The header over sections whose edges move with the scroll offset. */
function placePage(...sections: { tone: 'white' | 'dark'; ground: string; height: number }[]) {
  const main = document.body.appendChild(document.createElement('main'))
  let start = 0
  for (const { tone, ground, height } of sections) {
    const top = start
    start += height
    const section = main.appendChild(document.createElement('section'))
    section.dataset.header = tone
    section.style.background = ground
    section.classList.toggle('on-dark', tone === 'white')
    section.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 1000, height)
  }
}

/** Adds a section with its edges at these distances from the top of the window (px). */
function placeSection(tone: 'white' | 'dark', top: number, bottom: number) {
  const section = document.body.appendChild(document.createElement('section'))
  section.dataset.header = tone
  section.getBoundingClientRect = () => new DOMRect(0, top, 1000, bottom - top)
}

const anywhere = [
  [60, 'transparent white'],
  [61, 'opaque white'],
  [399, 'opaque white'],
  [400, 'opaque dark'],
] as const

test.each([
  {
    page: 'a page without sections',
    path: paths.commercial(),
    stations: [...anywhere, [1200, 'opaque dark']],
  },
  {
    page: 'About, with its dark band',
    path: paths.about(),
    stations: [
      ...anywhere,
      [999, 'opaque dark'],
      [1000, 'opaque white'],
      [1399, 'opaque white'],
      [1400, 'opaque dark'],
    ],
  },
] as const)('on $page the header changes at its offsets, downwards and upwards', ({ path, stations }) => {
  const scrollTo = headerAt(path)
  for (const [top, look] of [...stations, ...stations.toReversed()])
    expect(scrollTo(top), `${top} px`).toBe(look)
})

test('the section under the header sets the tone, whatever the offset', () => {
  placeSection('white', -900, 40)
  placeSection('dark', 40, 940)
  expect(headerAt(paths.home())(300)).toBe('opaque dark')
})

test('the header takes the ground of the section under it, and changes at half of a move', () => {
  placePage(
    { tone: 'white', ground: 'rgb(30, 59, 62)', height: 800 },
    { tone: 'dark', ground: 'rgb(247, 243, 236)', height: 800 },
  )
  const scrollTo = headerAt(paths.home())
  expect(scrollTo(100)).toBe('opaque white rgb(30, 59, 62)')
  expect(scrollTo(759)).toBe('opaque white rgb(30, 59, 62)')
  expect(scrollTo(760)).toBe('opaque dark rgb(247, 243, 236)')
  isScrolling.mockReturnValue(true)
  onTestFinished(() => void isScrolling.mockReturnValue(false))
  const half = 800 - window.innerHeight / 2
  expect(scrollTo(half - 1)).toBe('opaque white rgb(30, 59, 62)')
  expect(scrollTo(half)).toBe('opaque dark rgb(247, 243, 236)')
})

test('the header repeats the upper edge of the picture of a section at rest, and only then', () => {
  placePage({ tone: 'white', ground: 'rgb(43, 25, 14)', height: 800 })
  const section = document.querySelector('section') as HTMLElement
  section.className = 'scene on-dark'
  section.innerHTML = '<span class="backdrop"><img alt="" style="object-position: 100% 50%"></span>'
  const image = section.querySelector('img') as HTMLImageElement
  Object.defineProperties(image, { naturalWidth: { value: 400 }, currentSrc: { value: '/sauna.avif' } })
  Object.defineProperty(image, 'naturalHeight', { value: 200 })
  // Cropped at the left, as high as the section: the picture is 1,600 px wide there.
  image.getBoundingClientRect = () => new DOMRect(0, 100 - window.scrollY, 1000, 800)
  section.getBoundingClientRect = () => new DOMRect(0, 100 - window.scrollY, 1000, 800)
  const { result } = renderHook(useHeaderState, { wrapper: MemoryRouter })
  const scrollTo = (top: number) =>
    act(() => {
      window.scrollY = top
      window.dispatchEvent(new Event('scroll'))
    })
  scrollTo(100)
  expect(result.current.picture).toMatchObject({
    backgroundImage: expect.stringContaining('url("/sauna.avif")'),
    backgroundSize: 'auto, 1600px',
    backgroundPosition: '0 0, -600px 0px',
  })
  scrollTo(110)
  expect(result.current.picture).toBeUndefined()
})

test('a ground on which the text would not be readable is not taken', () => {
  placePage({ tone: 'white', ground: 'rgb(237, 230, 218)', height: 800 })
  document.querySelector('section')?.classList.remove('on-dark')
  expect(headerAt(paths.home())(100)).toBe('opaque white')
})

test('without a section under the header, as at the footer, the offset sets the tone', () => {
  placeSection('white', -900, 40)
  const scrollTo = headerAt(paths.home())
  expect(scrollTo(399)).toBe('opaque white')
  expect(scrollTo(4000)).toBe('opaque dark')
})

test('over the picture of the 404 page, which is higher than the window, the header keeps its white text', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = render(<NotFoundPage />, { wrapper: MemoryRouter })
  const section = container.querySelector('section') as HTMLElement
  section.getBoundingClientRect = () => new DOMRect(0, -window.scrollY, 390, 844)
  const scrollTo = headerAt('/nowhere')
  expect(scrollTo(600)).toBe('opaque white')
  expect(scrollTo(820)).toBe('opaque dark')
})
