import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The two builds of Chromium: without any window (starts and draws in two thirds of the time), and the usual one. */
type Build = 'headless-shell' | 'full'

const systemNames: Record<Build, string[]> = {
  'headless-shell': ['chromium-headless-shell'],
  full: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What the choice of a browser depends on. */
export type Machine = {
  /** Where Playwright's own downloads would be. */
  playwright: Record<Build, string[]>
  /** The PATH variable. */
  path: string
  isExecutable: (file: string) => boolean
}

const thisMachine = (): Machine => ({
  playwright: { 'headless-shell': playwrightShells(), full: [chromium.executablePath()] },
  path: process.env.PATH ?? '',
  isExecutable,
})

/** Playwright tells where its full Chromium is, `…/chromium-1255/…`; its shell is in the folder beside that one. */
function playwrightShells(): string[] {
  const folder = chromium
    .executablePath()
    .replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2')
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((build) =>
    ['chrome-headless-shell', 'chrome-headless-shell.exe', 'headless_shell'].map((name) =>
      join(folder, build, name),
    ),
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs that the PATH leads to, or null. */
export function findProgram(...names: string[]): string | null {
  const { path, isExecutable } = thisMachine()
  return onPath(path, names).find(isExecutable) ?? null
}

const onPath = (path: string, names: string[]) => {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * The browser to test with, or null: the preferred build, Playwright's own before the system's, else the other build.
 * Benchmarks prefer the full one, which is what people use.
 */
export function findBrowser(
  preferred: Build = 'headless-shell',
  { playwright, path, isExecutable }: Machine = thisMachine(),
): string | null {
  const candidates = (build: Build) => [
    ...playwright[build],
    ...onPath(path, systemNames[build]),
    ...(build === 'full' ? macPaths : []),
  ]
  const other = preferred === 'full' ? 'headless-shell' : 'full'
  return [...candidates(preferred), ...candidates(other)].find(isExecutable) ?? null
}

/** How a missing browser can be had, in the order of trying. */
function installers(): [command: string, args: string[]][] {
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  const ways: [string, string[]][] = [
    [process.execPath, [playwright, 'install', '--with-deps', '--only-shell', 'chromium']],
  ]
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const install = 'apt-get install -y'
    ways.push([
      'sh',
      ['-c', `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`],
    ])
  }
  return ways
}

/** Finds a browser or installs one. Null when this machine offers no way. */
export function ensureBrowser(preferred: Build = 'headless-shell'): string | null {
  const found = findBrowser(preferred)
  if (found) return found
  for (const [command, args] of installers()) {
    console.log(`No browser found, trying: ${[command, ...args].join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const installed = findBrowser(preferred)
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
