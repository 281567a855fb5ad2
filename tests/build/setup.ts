import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildInto } from '../e2e/build-site.ts'
import { setup as writeSnapshot } from '../policies/global-setup.ts'

/** The build that these tests read. End-to-end tests have their own, so that both may run at once. */
export const builtFolder = join(import.meta.dirname, '.results/site')

/** The prerendered document of a public page, as text. */
export const documentOf = (path: string) =>
  readFileSync(join(builtFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')

/**
 * Builds the site once, before the tests of this folder. Writes the snapshot of other projects meanwhile: a build leaves a
 * processor free, and Vitest sets up one project after the other.
 */
export async function setup(): Promise<() => void> {
  const [removeSnapshot] = await Promise.all([writeSnapshot(), buildInto(builtFolder)])
  return removeSnapshot
}
