import { act, render, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { Component as NotFoundPage } from '@/site/not-found/not-found-page'
import { useHeaderState } from './use-header-state'

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
    return `${result.current.opaque ? 'opaque' : 'transparent'} ${result.current.tone}`
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
