import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { sections } from '@/content/home'
import { Lift } from './lift'

// The temperature beside five sections of the window's height with a slab between them. jsdom has no layout of its own.

const height = 900
const step = height * 1.12
let scrollY = 0

const indexOf = ({ id }: Element) => sections.findIndex((section) => section.id === id)

beforeEach(() => {
  scrollY = 0
  vi.stubGlobal('innerHeight', height)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return indexOf(this) * step
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, indexOf(this) * step - scrollY, 1440, height)
  })
})

function Page() {
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root}>
      {sections.map(({ id }) => (
        <section key={id} id={id} />
      ))}
      <Lift root={root} index={0} go={() => {}} />
    </div>
  )
}

/** Scrolls to a place between the sections: 2.5 is halfway between the third and the fourth. */
const scrollTo = (depth: number) =>
  act(() => {
    scrollY = depth * step
    window.dispatchEvent(new Event('scroll'))
  })

const temperature = () => document.querySelector('.thermometer')
const shown = () => [...(temperature()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)

test('the temperature follows the scroll position, and the name of its storey is that of the nearest section', () => {
  render(<Page />)
  expect(shown()).toEqual(['Street', '38°F'])
  for (const [depth, storey, degrees] of [
    [0.25, 'Street', 47],
    [0.75, 'Stair', 64],
    [1, 'Stair', 72],
    [1.5, 'Hot', 131],
    [2, 'Hot', 190],
    [3, 'Cold', 50],
    [4, 'Rest', 84],
  ] as const) {
    scrollTo(depth)
    expect(shown()).toEqual([storey, `${degrees}°F`])
  }
})

test('it is nothing to a screen reader, and not in the document before its place is known', () => {
  render(<Page />)
  expect(temperature()).toHaveAttribute('aria-hidden', 'true')
  expect(renderToString(<Page />)).not.toContain('°F')
})

test('the buttons are disabled at the first section backwards', () => {
  render(<Page />)
  expect(screen.getByRole('button', { name: 'Previous section' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Next section' })).toHaveAttribute('aria-disabled', 'false')
})
