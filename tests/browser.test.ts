import { expect, test } from 'vitest'
import { findBrowser, type Machine } from './browser'

const ownShell = '/cache/chromium_headless_shell-1/chrome-headless-shell'
const ownFull = '/cache/chromium-1/chrome'

const machineWith = (...executables: string[]): Machine => ({
  playwright: { 'headless-shell': [ownShell], full: [ownFull] },
  path: '/usr/local/bin:/usr/bin',
  isExecutable: (file) => executables.includes(file),
})

const systemShell = '/usr/bin/chromium-headless-shell'
const systemFull = '/usr/bin/chromium'

test.each([
  ['Playwright’s shell comes first', [systemFull, systemShell, ownFull, ownShell], ownShell],
  ['a system shell comes before a full browser', [systemFull, systemShell, ownFull], systemShell],
  ['Playwright’s full browser comes before one of the system', [systemFull, ownFull], ownFull],
  ['a system browser is better than none', [systemFull], systemFull],
])('%s', (_what, executables, found) => {
  expect(findBrowser('headless-shell', machineWith(...executables))).toBe(found)
})

test('benchmarks get the full browser if there is one', () => {
  expect(findBrowser('full', machineWith(systemFull, systemShell, ownShell))).toBe(systemFull)
  expect(findBrowser('full', machineWith(systemShell))).toBe(systemShell)
})

test('a machine without a browser gives null', () => {
  expect(findBrowser('headless-shell', machineWith())).toBeNull()
})
