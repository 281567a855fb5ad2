import { render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Reveal } from './reveal'

type Entry = { isIntersecting: boolean; boundingClientRect: { top: number; bottom: number } }

let report = (_entry: Entry) => {}
const animate = vi.fn<Element['animate']>()

beforeEach(() => {
  animate.mockReset()
  Element.prototype.animate = animate
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'))
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => {
        report = () => {}
      }
      constructor(callback: (entries: Entry[]) => void) {
        report = (entry) => callback([entry])
      }
      observe() {}
    },
  )
  render(<Reveal order={2}>Words</Reveal>)
})

const at = (top: number, bottom: number): Entry => ({
  isIntersecting: top < 900 && bottom > 0,
  boundingClientRect: { top, bottom },
})
const below = at(950, 1150)
const entering = at(890, 1090)

test('rises once, when it first enters the window from below, after its place in the order', () => {
  report(below)
  expect(animate).not.toHaveBeenCalled()
  report(entering)
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [
      { opacity: 0, translate: '0 16px' },
      { opacity: 1, translate: 'none' },
    ],
    expect.objectContaining({ delay: 120, duration: 600 }),
  )
  report(below)
  report(entering)
  expect(animate).toHaveBeenCalledOnce()
})

test.each([
  ['is in the window from the start', [entering]],
  ['is jumped to', [below, at(100, 300)]],
  ['is met from above', [at(-300, -100), at(-190, 10)]],
])('stands still when it %s', (_, entries) => {
  entries.forEach(report)
  expect(animate).not.toHaveBeenCalled()
  expect(screen.getByText('Words')).toBeVisible()
})

test('stands still under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  report(below)
  report(entering)
  expect(animate).not.toHaveBeenCalled()
})
