import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fetched by npx, not a dependency: 135 MB that only these tests need. */
export const cli = 'supabase@3.1.0'

const root = join(import.meta.dirname, '../..')

export type Result = { code: number; out: string; err: string }

/**
 * Runs the Supabase CLI in this repository, or in `workdir`. It knows no account and no project but the `--remote`
 * address it is given, and reports to nobody.
 */
export function supabase(args: readonly string[], workdir = root): Promise<Result> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('SUPABASE_'))
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'))
  const env = {
    ...Object.fromEntries(inherited),
    SUPABASE_HOME: home,
    DO_NOT_TRACK: '1',
    PGSSLMODE: 'disable',
    npm_config_loglevel: 'error',
  }
  return new Promise((resolve) => {
    execFile(
      'npx',
      ['--yes', cli, '--workdir', workdir, ...args],
      { cwd: root, env, maxBuffer: 2 ** 26 },
      (error, out, err) => {
        rmSync(home, { recursive: true, force: true })
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
      },
    )
  })
}
