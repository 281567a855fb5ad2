import { expect, test, vi } from 'vitest'
import { bindingsOf, keysShown } from './shortcuts'

test('keys are named as the system names them', () => {
  vi.stubGlobal('navigator', { userAgent: 'Macintosh; Intel Mac OS X' })
  expect([keysShown('palette'), keysShown('messages'), keysShown('next')]).toEqual([
    ['⌘ K'],
    ['⌥ T'],
    ['→', 'J'],
  ])
  vi.stubGlobal('navigator', { userAgent: 'X11; Linux' })
  expect([keysShown('palette'), keysShown('messages')]).toEqual([['Ctrl K'], ['Alt T']])
  vi.unstubAllGlobals()
})

test('a shortcut binds all its keys', () => {
  const search = () => {}
  const next = () => {}
  expect(bindingsOf({ search, next })).toEqual({ '/': search, 'Shift+/': search, ArrowRight: next, j: next })
})
