import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loading } from './loading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('Loading... stays, and after 8 seconds a reload is offered under it', () => {
  render(<Loading />)
  act(() => void vi.advanceTimersByTime(7_999))
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})
