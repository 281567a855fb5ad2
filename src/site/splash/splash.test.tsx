import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { Splash } from './splash'
import { splashAttribute } from './splash-script'

beforeEach(() => {
  document.documentElement.removeAttribute(splashAttribute)
})

const isLeaving = () => document.querySelector('.splash')?.hasAttribute('data-leaving')

test.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
  ['any key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a tap anywhere', () => fireEvent.pointerDown(document.body)],
])('%s skips to the fade', (_, act) => {
  render(<Splash onDone={() => {}} />)
  expect(isLeaving()).toBe(false)
  act()
  expect(isLeaving()).toBe(true)
})

test('the name is read once, not letter by letter', () => {
  render(<Splash onDone={() => {}} />)
  expect(screen.getByRole('status')).toHaveAccessibleName(brand.name)
  expect(screen.getByRole('status').querySelectorAll(':not([aria-hidden])')).toHaveLength(0)
})

test('it is done at once when it ended before scripts arrived', () => {
  const onDone = vi.fn()
  document.documentElement.setAttribute(splashAttribute, '')
  const { unmount } = render(<Splash onDone={onDone} />)
  expect(onDone).not.toHaveBeenCalled()
  unmount()
  const ended = document.head.appendChild(document.createElement('style'))
  ended.textContent = '.splash { visibility: hidden }'
  onTestFinished(() => ended.remove())
  render(<Splash onDone={onDone} />)
  expect(onDone).toHaveBeenCalledOnce()
})
