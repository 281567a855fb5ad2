import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveUnits, useUnits } from './use-units'

test('US units by default, then the chosen units, everywhere and after a reload', () => {
  const first = renderHook(useUnits)
  const second = renderHook(useUnits)
  expect(first.result.current).toBe('us')
  act(() => saveUnits('si'))
  expect([first.result.current, second.result.current]).toEqual(['si', 'si'])
  expect(localStorage.getItem('units')).toBe('si')
})

test('another tab of this browser changes the units too', () => {
  localStorage.clear()
  const { result } = renderHook(useUnits)
  expect(result.current).toBe('us')
  localStorage.setItem('units', 'si')
  act(() => window.dispatchEvent(new StorageEvent('storage')))
  expect(result.current).toBe('si')
})
