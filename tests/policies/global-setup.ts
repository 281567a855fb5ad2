import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { openBackend } from '../../supabase/local/backend.ts'
import { allowList, jwtSecret } from './actors.ts'

/** A copy of the last snapshot. The end-to-end tests of `npm test`, which follow, start from it. */
export const lastSnapshot = join(import.meta.dirname, '.results/snapshot.tar')

/**
 * Dumps an embedded database with all migrations to the file that TEST_SNAPSHOT names from then on, unless another
 * project of this run has done so: a first set-up costs 4 s of a processor, a copy of it about 1 s. The embedded Auth of
 * the run hashes passwords at the lowest cost: at its usual one a sign-up and a sign-in take 0.1 s each.
 * Called by Vitest once a run; returns the teardown.
 */
export async function setup(): Promise<() => void> {
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  if (process.env.TEST_SNAPSHOT) return () => {}
  const directory = mkdtempSync(join(tmpdir(), 'backend-tests-'))
  const path = join(directory, 'snapshot.tar')
  process.env.TEST_SNAPSHOT = path
  // Each function of the database runs a few times only, for which optimized code takes longer to make than it saves: 3 s.
  setFlagsFromString('--liftoff-only')
  const backend = await openBackend({ data: 'memory', seed: false, allowList, jwtSecret })
  const snapshot = new Uint8Array(await (await backend.dump()).arrayBuffer())
  mkdirSync(dirname(lastSnapshot), { recursive: true })
  for (const file of [path, lastSnapshot]) writeFileSync(file, snapshot)
  await backend.close()
  return () => rmSync(directory, { recursive: true, force: true })
}
