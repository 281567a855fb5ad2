import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What the choice of a browser depends on. */
export type Machine = {
  /** Where Playwright's own browser would be. */
  ownBrowser: string
  path: string
  isExecutable: (file: string) => boolean
}

const thisMachine = (): Machine => ({
  ownBrowser: chromium.executablePath(),
  path: process.env.PATH ?? '',
  isExecutable,
})

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser to test with: Playwright's own, else one the system has, else null. */
export function findBrowser(machine: Machine = thisMachine()): string | null {
  const folders = machine.path.split(delimiter).filter(Boolean)
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [machine.ownBrowser, ...onPath, ...macPaths].find(machine.isExecutable) ?? null
}

/** How a missing browser can be had, in the order of trying. */
function installers(): [command: string, args: string[]][] {
  const playwright = join(import.meta.dirname, '../../node_modules/playwright/cli.js')
  const ways: [string, string[]][] = [[process.execPath, [playwright, 'install', '--with-deps', 'chromium']]]
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    ways.push(['sh', ['-c', 'apt-get update && apt-get install -y chromium']])
  }
  return ways
}

/** Finds a browser or installs one. Null when this machine offers no way. */
export function ensureBrowser(): string | null {
  const found = findBrowser()
  if (found) return found
  for (const [command, args] of installers()) {
    console.log(`No browser found, trying: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const installed = findBrowser()
    if (installed) return installed
  }
  return null
}

/** Chromium refuses to run as root inside its sandbox; nothing here visits a page that is not ours. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
