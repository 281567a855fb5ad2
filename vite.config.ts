import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { earlyScriptCode } from './src/build/early-script.ts'
import { staticSite } from './src/build/static-site.ts'
import { splashScript } from './src/site/splash/splash-script.ts'

/** A build without a backend works for visitors; whoever builds it should know that staff cannot sign in. */
function warnAboutMissingBackend(mode: string) {
  const env = loadEnv(mode, process.cwd())
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'].filter((name) => !env[name])
  if (missing.length > 0) {
    console.warn(`${missing.join(' and ')} not set: sign-in and newsletter will not work. See .env.example.`)
  }
}

/** The one script that runs before the first paint. */
const earlyScript: Plugin = {
  name: 'early-script',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: earlyScriptCode(splashScript),
      injectTo: 'head-prepend',
    },
  ],
}

const paths = (...parts: string[]) => new RegExp(`(?:${parts.join('|')})`)

/**
 * What every page needs in two files, and what every public page and every screen of the staff needs in one more each.
 * Left alone, the bundler writes some twenty of a few hundred bytes, which compress badly (4 kB more in all) and are
 * asked for one by one.
 */
const codeSplitting = {
  groups: [
    {
      name: 'vendor',
      priority: 3,
      test: paths(
        'node_modules/(?:react|react-dom|scheduler)/',
        'node_modules/(?:react-router|react-router-dom|cookie|set-cookie-parser)/',
        'node_modules/(?:react-helmet-async|react-fast-compare|invariant)/',
      ),
    },
    {
      name: 'base',
      priority: 2,
      test: paths(
        'vite/preload-helper',
        // And the icons that site and staff have in common: a group takes along whatever its files import.
        'lucide-react/dist/esm/(?:createLucideIcon|Icon|defaultAttributes|shared|context|icons/(?:arrow-down|arrow-up|plus|x))\\.',
        'src/content/(?:brand|business|pages)\\.',
        'src/lib/(?:analytics|cx|env|paths|seo/(?!json-ld))',
        'src/ui/(?:button|skip-link)\\.',
      ),
    },
    {
      name: 'backend',
      priority: 2,
      test: paths('@supabase/', 'tslib/', 'src/lib/errors\\.', 'src/lib/supabase/'),
    },
    {
      name: 'site',
      priority: 1,
      test: paths(
        'src/lib/seo/json-ld',
        'src/site/(?:layout|shared)',
        'src/motion/(?!smooth-scroll-engine)',
        'src/ui/picture\\.',
      ),
    },
    {
      name: 'staff',
      priority: 1,
      test: paths(
        '@tanstack/(?:query-core|react-query)/',
        'tinykeys/',
        'src/auth/(?!auth-frame|login-page|sign-up|signup-page)',
        'src/content/equipment\\.',
        'src/dashboard/(?:layout/(?!sidebar-drawer)|shared/|equipment/(?:equipment-(?:list|queries|sort)|category-badges|lead-time|use-equipment-url)\\.)',
        'src/lib/(?:download|drafts|format|query-client|use-media-query)\\.',
        'src/ui/(?:input|lazy-dialog|loading|notice|select|skeleton|table|toast|tooltip|visually-hidden)\\.',
        'src/ui/use-(?:preload|shortcuts)\\.',
      ),
    },
    {
      name: 'radix',
      priority: 1,
      test: paths(
        '@radix-ui/primitive/',
        '@radix-ui/react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-[a-z-]+)/',
      ),
    },
  ],
}

/**
 * What the first dialog needs, fetched before it opens. Compiled while it arrives: left alone, the browser compiles
 * some 200 functions one by one when the dialog opens, for 8 of its 50 ms. https://v8.dev/blog/explicit-compile-hints
 */
const compiledAhead = paths('@radix-ui/react-(?:dialog|tabs)/', 'downshift/', 'react-hook-form/')
const postBanner = ({ moduleIds }: { moduleIds: string[] }) =>
  moduleIds.some((id) => compiledAhead.test(id)) ? '//# allFunctionsCalledOnLoad' : ''

/** Radix names its functions by calls, for debugging; only without these can what is not used be left out. */
const treeshake = { manualPureFunctions: ['__name'] }

/** What `src/lib/supabase/unused-parts.ts` stands for; the last two are files of auth-js, as it imports them. */
const unusedParts = [
  '@supabase/functions-js',
  '@supabase/realtime-js',
  '@supabase/storage-js',
  './lib/webauthn',
  './lib/web3/ethereum',
]

const packages = fileURLToPath(new URL('./node_modules', import.meta.url))
const source = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig(({ mode, command, isSsrBuild }) => {
  if (command === 'build' && !isSsrBuild) warnAboutMissingBackend(mode)
  return {
    plugins: [react(), tailwindcss(), earlyScript, staticSite()],
    resolve: {
      alias: {
        '@': source,
        ...(command === 'build' && {
          // Its exports name the development build, whatever the mode.
          'react-router/dom': `${packages}/react-router/dist/production/dom-export.mjs`,
          'react-router': `${packages}/react-router/dist/production/index.mjs`,
          ...Object.fromEntries(unusedParts.map((part) => [part, `${source}/lib/supabase/unused-parts.ts`])),
        }),
      },
    },
    build: {
      target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
      // Where preloading is unknown (Safari before 17) code is fetched when it is imported.
      modulePreload: { polyfill: false },
      ...(!isSsrBuild && { rolldownOptions: { treeshake, output: { codeSplitting, postBanner } } }),
    },
    test: {
      // One worker per processor and free gigabyte: an embedded Postgres takes about 770 MB.
      maxWorkers: Math.max(
        1,
        Math.min(availableParallelism(), Math.floor(process.availableMemory() / 2 ** 30)),
      ),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            environment: 'node',
            include: ['tests/build/*.test.ts'],
            globalSetup: ['tests/build/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'backend',
            environment: 'node',
            include: ['tests/backend/**/*.test.ts', 'tests/policies/**/*.test.ts', 'supabase/**/*.test.ts'],
            globalSetup: 'tests/policies/global-setup.ts',
            // Guards against hanging only: a busy machine may need a minute for what takes seconds on a free one.
            testTimeout: 300_000,
            hookTimeout: 300_000,
          },
        },
      ],
    },
  }
})
