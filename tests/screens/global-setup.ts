/** Called by Vitest once a run; returns the teardown. */
export { writeSnapshot as setup } from '../policies/snapshot.ts'
