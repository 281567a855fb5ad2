import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sections } from '@/content/home'
import { SectionDots } from './section-dots'

const step = 44
const labels = sections.map(({ label }) => label)
type Label = (typeof labels)[number]

beforeEach(() => {
  // jsdom has neither layout nor pointer capture.
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, step, step * sections.length),
  )
  Element.prototype.setPointerCapture = () => {}
})

const dot = (label: Label) => screen.getByRole('button', { name: label })
/** The vertical centre (px) of a dot. */
const centre = (label: Label) => (labels.indexOf(label) + 0.5) * step
/** The dragged dot, shown over the others. */
const dragged = () => document.querySelector('li[aria-hidden]')

function open(current: Label = 'Hero') {
  const go = vi.fn()
  const dots = (label: Label) => (
    <SectionDots index={labels.indexOf(label)} depth={labels.indexOf(label)} go={go} />
  )
  const { rerender } = render(dots(current))
  return { go, moveTo: (label: Label) => rerender(dots(label)) }
}

/** Presses the dot and drags it to a height (px) without releasing it. */
function drag(from: Label, clientY: number) {
  fireEvent.pointerDown(dot(from), { clientY: centre(from) })
  fireEvent.pointerMove(dot(from), { clientY })
}

const release = (on: Label) => fireEvent.pointerUp(dot(on))

test('there is a named dot for every section, and one is current', () => {
  open('Services')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(labels)
  expect(screen.getAllByRole('button', { current: true })).toEqual([dot('Services')])
})

test('a click and the keyboard go straight to a section', async () => {
  const user = userEvent.setup()
  const { go } = open()
  await user.click(dot('FAQ'))
  expect(go).toHaveBeenLastCalledWith(3)
  dot('Services').focus()
  await user.keyboard('{Enter}')
  expect(go).toHaveBeenLastCalledWith(2)
})

test.each([
  ['Hero', centre('Services'), 'Services'],
  ['Services', 5000, 'Contact'],
  ['Services', -5000, 'Hero'],
  ['Contact', centre('Contact') * 0.6 + centre('FAQ') * 0.4, 'Contact'],
  ['Contact', centre('Contact') * 0.4 + centre('FAQ') * 0.6, 'FAQ'],
] as const)('%s dragged to %d px goes to %s when released, not before', (from, clientY, to) => {
  const { go } = open(from)
  drag(from, clientY)
  expect(go).not.toHaveBeenCalled()
  release(from)
  expect(go).toHaveBeenCalledWith(labels.indexOf(to))
  expect(dragged()).toBeNull()
})

test('only the active dot can be dragged', () => {
  const { go } = open('Hero')
  drag('Services', centre('FAQ'))
  release('Services')
  expect(go).not.toHaveBeenCalled()
})

test.each([
  ['the middle button', { button: 1 }],
  ['the right button', { button: 2 }],
  ['Ctrl, which opens the menu on a Mac', { ctrlKey: true }],
])('a press with %s drags nothing', (_, init) => {
  open('Hero')
  fireEvent.pointerDown(dot('Hero'), init)
  expect(dragged()).toBeNull()
})

test('the dragged dot follows the pointer', () => {
  open('Hero')
  drag('Hero', centre('FAQ'))
  expect(dragged()).toHaveStyle({ top: '70%' })
})

test('Escape cancels the drag, wherever focus is', async () => {
  const { go } = open('Hero')
  drag('Hero', centre('Services'))
  await userEvent.keyboard('{Escape}')
  expect(dragged()).toBeNull()
  release('Hero')
  expect(go).not.toHaveBeenCalled()
})

test('a drag goes on while the section changes, and ends when released', () => {
  const { go, moveTo } = open('Hero')
  drag('Hero', centre('Projects'))
  moveTo('Services')
  fireEvent.pointerMove(dot('Hero'), { clientY: centre('FAQ') })
  release('Hero')
  expect(dragged()).toBeNull()
  expect(go).toHaveBeenCalledWith(labels.indexOf('FAQ'))
})

test('a drag the browser cancels goes nowhere', () => {
  const { go } = open('Hero')
  drag('Hero', centre('FAQ'))
  fireEvent.pointerCancel(dot('Hero'))
  expect(dragged()).toBeNull()
  expect(go).not.toHaveBeenCalled()
})

test('the line behind the dots is bright down to the depth, and is nothing to a screen reader', () => {
  const { moveTo } = open()
  const line = document.querySelector('nav > [aria-hidden="true"]')
  expect(line?.firstElementChild).toHaveStyle({ scale: '1 0' })
  moveTo('Services')
  expect(line?.firstElementChild).toHaveStyle({ scale: '1 0.5' })
})
