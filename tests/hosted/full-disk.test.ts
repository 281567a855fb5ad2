import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../supabase/local/settings.ts'

// Here and not in tests/backend, because it takes ten seconds of a processor.

test('npm start says in one line that the disk takes no more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // In blocks of 512 bytes: PGlite cannot write its files, as on a full disk.
  const program = [process.execPath, '--import', 'tsx', 'supabase/local/serve.ts', 'preview']
  const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 100; exec "$@"', 'sh', ...program], {
    cwd: root,
    env: { ...process.env, LOCAL_DB: join(folder, 'data'), LOCAL_SEED: 'none', NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^LOCAL_DB: no database can be opened in .+\n$/)
})
