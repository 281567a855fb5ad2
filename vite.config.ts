import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { parseAllowList } from './src/auth/allow-list.ts'
import { licenseFile, staticSite } from './src/build/static-site.ts'
import { rejectSecretKeys, validateEnv } from './src/build/validate-env.ts'
import { splashScript } from './src/site/splash/splash-script.ts'
import { projects } from './tests/projects.ts'

/** Matches the modules of these npm packages. */
const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`)
/** Matches the icons of the public pages and of controls they share with the dashboard, and what all icons are made of. */
const icons =
  /\/lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/(arrow-(down|left|right|up)|check|circle-exclamation-point|mail|menu|pause|play|plus|x)\.mjs$/
const freeGigabytes = Math.floor(process.availableMemory() / 2 ** 30)

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
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    // Safari before 17 does not know modulepreload: it fetches code when it is imported.
    modulePreload: { polyfill: false },
    // Of the packages whose code is shipped; static-site.ts adds those of the fonts.
    license: { fileName: licenseFile },
    rolldownOptions: {
      // Radix's __name calls keep unused components in the bundle: 1 kB brotli of the home page's 120.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        // 4 bits a character, not 6: the home page's scripts name some 90 files, and hashes do not compress. 0.2 kB of its 120.
        hashCharacters: 'hex',
        codeSplitting: {
          // Groups instead of a file per shared module: the home page asks for 21 scripts in place of twice as many, and
          // names no more files of the dashboard than needed.
          groups: [
            // What the entry imports statically.
            { name: 'initial', tags: ['$initial'] },
            { name: 'backend', test: packages('@supabase/.+|tslib|@tanstack/(query-core|react-query)') },
            // Staff's apart: they would be a fiftieth of what the home page loads.
            { name: 'icons', test: icons },
            { name: 'staff-icons', test: packages('lucide-react') },
            // The film of the home page reads them, too, and would bring the next group.
            { name: 'preferences', test: /src\/lib\/preferences/ },
            { name: 'dashboard-shared', test: /src\/dashboard\/shared\// },
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
