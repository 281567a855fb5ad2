import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildInto } from '../e2e/build-site.ts'

/** The build that these tests read. End-to-end tests have their own, so that both may run at once. */
export const builtFolder = join(import.meta.dirname, '.results/site')

/** The prerendered document of a public page, as text. */
export const documentOf = (path: string) =>
  readFileSync(join(builtFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')

/** Builds the site once, before the tests of this folder. */
export const setup = () => buildInto(builtFolder)
