import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The two builds of Chromium: without windows (starts and draws in two thirds of the time), and the usual one. */
type Build = 'headless-shell' | 'full'

const systemNames: Record<Build, string[]> = {
  'headless-shell': ['chromium-headless-shell'],
  full: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The parts of a machine that decide which browser is found. */
export type Machine = {
  /** The possible paths of Playwright's own downloads. */
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

/** Playwright reports only the path of its full Chromium, `…/chromium-1255/…`. Its shell is in the folder beside. */
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

/** The path of the first of these programs on the PATH, or null. */
export function findProgram(...names: string[]): string | null {
  const { path, isExecutable } = thisMachine()
  return onPath(path, names).find(isExecutable) ?? null
}

const onPath = (path: string, names: string[]) => {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * The path of a browser to test with, or null: the preferred build, Playwright's own before the system's, else the other
 * build. Benchmarks prefer the full one, which people use.
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

/**
 * The commands that install a missing browser, in the order of trying. Debian's package comes first: Playwright brings 30
 * more packages with its download, which take half a minute.
 */
function installers(): [command: string, args: string[]][] {
  const ways: [string, string[]][] = []
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    // The fonts are those of other Linux systems: without any, fallback fonts have no glyphs.
    const packages = 'chromium-headless-shell fonts-liberation'
    ways.push(['sh', ['-c', `apt-get update && apt-get install -y --no-install-recommends ${packages}`]])
  }
  const playwright = join(import.meta.dirname, '../node_modules/playwright/cli.js')
  ways.push([process.execPath, [playwright, 'install', '--with-deps', '--only-shell', 'chromium']])
  return ways
}

/** Finds a browser or installs one. Null if neither works on this machine. */
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

/** Chromium refuses to run as root inside its sandbox. Tests visit our own pages only. */
export const launchArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
