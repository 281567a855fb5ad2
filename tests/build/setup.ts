import { join } from 'node:path'
import { buildInto } from '../e2e/build-site.ts'

/** The build these tests read. Apart from the one in end-to-end tests, so that both may run at once. */
export const builtFolder = join(import.meta.dirname, '.results/site')

/** Once, before the tests of this folder. */
export const setup = () => buildInto(builtFolder)
