import { fireEvent, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmoothScroll } from './smooth-scroll'

/** Turns the wheel. Returns whether the browser is left to scroll. */
const wheel = () => fireEvent.wheel(document.body, { deltaX: 30, deltaY: 40 })

test('wheels scroll smoothly; on a pinch-zoomed page the browser scrolls, in both directions', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(any-hover: hover)' }))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(startSmoothScroll())
  await waitFor(() => expect(wheel()).toBe(false))
  vi.stubGlobal('visualViewport', { scale: 1.5 })
  expect(wheel()).toBe(true)
  vi.stubGlobal('visualViewport', { scale: 1 })
  expect(wheel()).toBe(false)
})
