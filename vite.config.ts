import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseAllowList } from './src/auth/allow-list.ts'
import { aliases } from './src/build/aliases.ts'
import { connectorFiles } from './src/build/connector.ts'
import { licenseFile, notePackages, staticSite } from './src/build/static-site.ts'
import { validateEnv } from './src/build/validate-env.ts'
import { brand } from './src/content/brand.ts'
import { connector } from './src/content/connector.ts'
import { paths, staffPaths } from './src/lib/paths.ts'
import { splashScript } from './src/site/splash/splash-script.ts'
import { projects } from './tests/projects.ts'

const freeGigabytes = Math.floor(process.availableMemory() / 2 ** 30)

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Whether a module is one of these or is imported by one of them, directly or through others. Dynamic imports do not count. */
function isPartOf(importer: RegExp, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (importer.test(id)) return true
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((next) => !seen.has(next) && isPartOf(importer, next, graph, seen))
}

/**
 * One chunk for what these modules import. Automatic chunking makes a file for every combination of pages, and forty
 * small files take 0.4 s longer to arrive than one. Modules that the others import too stay apart, so that no visitor
 * loads code of the staff and no chunks import each other in a circle.
 */
const sharedCode = (
  name: string,
  { importedBy, butNotBy }: { importedBy: RegExp; butNotBy: RegExp },
): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  name: (id, graph) => (isPartOf(importedBy, id, graph) && !isPartOf(butNotBy, id, graph) ? name : null),
  // A dependency is in this group only if it matches by itself.
  includeDependenciesRecursively: false,
})

export default defineConfig({
  // Tests do not depend on a developer's .env.
  ...(process.env.VITEST && { envDir: false }),
  plugins: [
    validateEnv(parseAllowList),
    react(),
    tailwindcss(),
    connectorFiles({
      connector,
      brand,
      paths: { program: paths.connectorProgram(), extension: paths.connectorExtension() },
      notePackages,
    }),
    staticSite({ splashScript: splashScript(staffPaths) }),
  ],
  resolve: { alias: aliases },
  // The worker of the import loads the reader of workbooks when it needs it, which the default format cannot.
  worker: { format: 'es', plugins: () => [notePackages] },
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    // Safari before 17 does not know modulepreload: it fetches code when it is imported.
    modulePreload: { polyfill: false },
    // Of the packages whose code is shipped; static-site.ts adds those of the fonts.
    license: { fileName: licenseFile },
    rolldownOptions: {
      // On a slow machine it prints a list of plugins.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What the entry imports statically: one file for every page.
            { name: 'initial', tags: ['$initial'] },
            sharedCode('staff', { importedBy: /\/src\/app\/staff\.ts$/, butNotBy: /\/src\/site\// }),
            {
              ...sharedCode('site', {
                importedBy: /\/src\/site\/(layout\/site-layout|home\/home-page)\.tsx$/,
                butNotBy: /\/src\/app\/staff\.ts$/,
              }),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    // One worker per processor and free gigabyte: an embedded Postgres takes about 770 MB.
    maxWorkers: Math.max(1, Math.min(availableParallelism(), freeGigabytes)),
    // Room for young objects (MB), so that fewer of them have to be moved: saves a twentieth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // Guards against hanging only: a busy machine may need a minute for what takes seconds on a free one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Test files share a process, and each has a client of its own.
    onConsoleLog: (text) => !text.includes('Multiple GoTrueClient instances'),
    projects,
  },
})
