import { setup as writeSnapshot } from '../policies/global-setup.ts'
import { buildInto, siteFolder } from './build-site.ts'

/** Before all tests: builds the site and writes the snapshot that every worker's backend starts from. */
// biome-ignore lint/style/noDefaultExport: Playwright calls a global setup by its default export.
export default async function setup(): Promise<() => void> {
  const [removeSnapshot] = await Promise.all([writeSnapshot(), buildInto(siteFolder)])
  return removeSnapshot
}
