import type { TestProjectConfiguration } from 'vitest/config'

// Test files of a worker share its process and the libraries. Otherwise every file starts a process and loads the
// libraries again, which takes longer than the tests of most files.
const isolate = false

// The site's build variables. The shared client reads them when it is imported.
const env = { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: 'publishable' }

/** The layers of the test suite; tests/README.md says what each one proves. */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      isolate,
      env,
      // Test files share our modules, too. A test that needs a window, modules of its own or mocks of them is a component
      // test, by its name. Three files change their window for good: they ask for jsdom, in a worker that ends after them.
      include: ['src/**/*.test.ts', 'tests/*.test.ts'],
      setupFiles: 'tests/setup.ts',
    },
  },
  {
    extends: true,
    test: {
      name: 'components',
      isolate,
      env,
      environment: 'jsdom',
      include: ['src/**/*.test.tsx'],
      setupFiles: ['tests/fresh-modules.ts', 'tests/setup.ts', 'tests/setup-dom.ts', 'tests/fast-dom.ts'],
    },
  },
  // Before the projects that need a snapshot of the database, which its setup writes beside the build.
  {
    extends: true,
    test: { name: 'build', isolate, include: ['tests/build/*.test.ts'], globalSetup: 'tests/build/setup.ts' },
  },
  {
    extends: true,
    test: {
      name: 'screens',
      isolate,
      environment: 'jsdom',
      include: ['tests/screens/*.test.tsx'],
      setupFiles: [
        'tests/screens/node-globals.ts',
        'tests/setup.ts',
        'tests/setup-dom.ts',
        'tests/fast-dom.ts',
        'tests/screens/setup.ts',
      ],
      globalSetup: 'tests/policies/global-setup.ts',
    },
  },
  {
    extends: true,
    test: {
      name: 'backend',
      isolate,
      include: ['tests/backend/**/*.test.ts', 'tests/policies/**/*.test.ts'],
      globalSetup: 'tests/policies/global-setup.ts',
    },
  },
  // `npm run test:hosted`: needs tools that not every machine has.
  {
    extends: true,
    test: {
      name: 'hosted-policies',
      include: ['tests/policies/**/*.test.ts', 'tests/backend/verify-database.test.ts'],
      globalSetup: 'tests/policies/start-postgres.ts',
      env: { TEST_ENGINE: 'PostgreSQL' },
    },
  },
  {
    extends: true,
    test: {
      name: 'hosted',
      include: ['tests/hosted/*.test.{ts,tsx}'],
      setupFiles: 'tests/hosted/setup.ts',
      globalSetup: 'tests/hosted/global-setup.ts',
    },
  },
]
