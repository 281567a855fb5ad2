import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { parseAllowList } from './src/auth/allow-list.ts'
import { licenseFile, staticSite } from './src/build/static-site.ts'
import { rejectSecretKeys, validateEnv } from './src/build/validate-env.ts'
import { splashScript } from './src/site/splash/splash-script.ts'
import { projects } from './tests/projects.ts'

const src = join(import.meta.dirname, 'src')
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
