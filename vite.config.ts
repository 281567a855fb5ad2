import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { parseAllowList } from './src/auth/allow-list.ts'
import { licenseFile, staticSite } from './src/build/static-site.ts'
import { rejectSecretKeys, validateEnv } from './src/build/validate-env.ts'
import { splashScript } from './src/site/splash/splash-script.ts'
import { projects } from './tests/projects.ts'

const src = join(import.meta.dirname, 'src')
const freeGigabytes = Math.floor(process.availableMemory() / 2 ** 30)

/** The modules of the catalog's routes, which import all code that its first rows need. */
const catalogRoutes =
  /\/src\/(auth\/(auth-layout|require-staff)|dashboard\/(layout\/dashboard-layout|equipment\/equipment-(loader|page)))\.tsx?$/
const siteFrame = /\/src\/site\/layout\/site-layout\.tsx$/
const staff = /\/src\/(auth|dashboard)\//

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Whether a module whose path matches imports this one statically, directly or through others. */
function isImportedBy(importer: RegExp, id: string, graph: ModuleGraph, seen = new Set([id])): boolean {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((next) => {
    if (seen.has(next)) return false
    seen.add(next)
    return importer.test(next) || isImportedBy(importer, next, graph, seen)
  })
}

/**
 * A chunk of the modules that `routes` import statically. Modules that `others` import too stay apart, so that no visitor
 * loads code of the staff.
 */
const oneFile = (name: string, routes: RegExp, others: RegExp): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  name: (id, graph) => (isImportedBy(routes, id, graph) && !isImportedBy(others, id, graph) ? name : null),
  // A dependency is in this group only if it matches by itself.
  includeDependenciesRecursively: false,
})

export default defineConfig({
  // Tests do not depend on a developer's .env.
  ...(process.env.VITEST && { envDir: false }),
  plugins: [
    rejectSecretKeys,
    validateEnv(parseAllowList),
    react(),
    tailwindcss(),
    staticSite({ splashScript }),
  ],
  resolve: {
    alias: {
      '@': src,
      // Without it the catalog exceeds its budget of 240 kB of script (gzip).
      '@supabase/realtime-js': join(src, 'lib/supabase/no-realtime.ts'),
    },
  },
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    // Safari before 17 does not know modulepreload: it fetches code when it is imported.
    modulePreload: { polyfill: false },
    // Of the packages whose code is shipped; static-site.ts adds those of the fonts.
    license: { fileName: licenseFile },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the entry imports statically: one file for every page.
            { name: 'initial', tags: ['$initial'] },
            // The client of the backend: one file, which visitors load for the newsletter only.
            {
              name: 'backend',
              test: /\/node_modules\/(@supabase|tslib|@tanstack\/(query-core|react-query))\//,
            },
            // One file for the frame of the public pages, one for the catalog's first rows: 41 small files took 410 ms to
            // arrive there.
            oneFile('site', siteFrame, staff),
            oneFile('catalog', catalogRoutes, /\/src\/site\//),
          ],
        },
      },
    },
  },
  test: {
    // One worker per processor and free gigabyte: an embedded Postgres takes about 770 MB.
    maxWorkers: Math.max(1, Math.min(availableParallelism(), freeGigabytes)),
    // Guards against hanging only: a busy machine may need a minute for what takes seconds on a free one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Test files share a process, and each has a client of its own.
    onConsoleLog: (text) => !text.includes('Multiple GoTrueClient instances'),
    projects,
  },
})
