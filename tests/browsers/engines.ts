import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from 'playwright'
import { findBrowser, findProgram, launchArguments } from '../browser.ts'
import { openFirefox } from './bidi-driver.ts'
import type { Driver } from './driver.ts'
import { openPlaywright } from './playwright-driver.ts'
import { openWebKitGtk } from './webdriver-driver.ts'

export type Engine = {
  name: string
  /** Starts a browser with this engine; null if none is installed. */
  open: (() => Promise<Driver>) | null
  /** How to install one. */
  install: string
}

/** The three engines people use: Playwright's own build if installed, else the system's. */
export const engines: Engine[] = [
  {
    name: 'Chromium',
    open: chromiumHere(),
    install: 'npx playwright install chromium, or Debian’s chromium',
  },
  {
    name: 'Firefox',
    open: firefoxHere(),
    install: 'npx playwright install firefox, or Debian’s firefox-esr',
  },
  {
    name: 'WebKit',
    open: webkitHere(),
    install: 'npx playwright install webkit, or Debian’s webkit2gtk-driver and xvfb',
  },
]

function chromiumHere(): Engine['open'] {
  const executablePath = findBrowser('full')
  // Scroll bars take room, as on Windows.
  const options = { args: launchArguments, ignoreDefaultArgs: ['--hide-scrollbars'] }
  return executablePath ? () => openPlaywright(chromium, { ...options, executablePath }) : null
}

function firefoxHere(): Engine['open'] {
  if (existsSync(firefox.executablePath())) return () => openPlaywright(firefox, {})
  const program = findProgram('firefox-esr', 'firefox')
  return program ? () => openFirefox(program) : null
}

function webkitHere(): Engine['open'] {
  if (existsSync(webkit.executablePath())) return () => openPlaywright(webkit, {})
  const [driver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  return driver && xvfb ? () => openWebKitGtk(driver, xvfb) : null
}
