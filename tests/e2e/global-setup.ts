import { setup as writeSnapshot } from '../policies/global-setup.ts'
import { buildInto, siteFolder } from './build-site.ts'

/** Before all tests: builds the site, if it is not built, and writes the snapshot that every worker's backend starts from. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export.
export default async function setup(): Promise<() => void> {
  const [removeSnapshot] = await Promise.all([
    writeSnapshot(),
    process.env.E2E_SITE ? undefined : buildInto(siteFolder),
  ])
  return removeSnapshot
}
