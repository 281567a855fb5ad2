import { join } from 'node:path'
import { buildInto } from '../e2e/build-site.ts'

/** The build that these tests read. End-to-end tests have their own, so that both may run at once. */
export const builtFolder = join(import.meta.dirname, '.results/site')

/** Builds the site once, before the tests of this folder. */
export const setup = () => buildInto(builtFolder)
