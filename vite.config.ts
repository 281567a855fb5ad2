import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

/** A build without a backend works for visitors; whoever builds it should know that staff cannot sign in. */
function warnAboutMissingBackend(mode: string) {
  const env = loadEnv(mode, process.cwd())
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'].filter((name) => !env[name])
  if (missing.length > 0) {
    console.warn(`${missing.join(' and ')} not set: sign-in and newsletter will not work. See .env.example.`)
  }
}

export default defineConfig(({ mode, command }) => {
  if (command === 'build') warnAboutMissingBackend(mode)
  return {
    plugins: [react(), tailwindcss()],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: { target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'] },
    test: {
      // An embedded Postgres costs about 770 MB, so two workers whatever the machine.
      maxWorkers: 2,
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
            name: 'backend',
            environment: 'node',
            include: ['tests/backend/**/*.test.ts', 'tests/policies/**/*.test.ts', 'supabase/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }
})
