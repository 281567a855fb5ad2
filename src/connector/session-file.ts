import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SupportedStorage } from '@supabase/supabase-js'
import { configFolder } from './config-folder'

/** One file for each key of auth-js, which names the project. */
const fileOf = (key: string) => join(configFolder, `${key.replace(/[^\w-]/g, '_')}.json`)

/** The session in a file that only this person can read, shared by all programs that they start. */
export const sessionFile: SupportedStorage = {
  async getItem(key) {
    try {
      return await readFile(fileOf(key), 'utf8')
    } catch (error) {
      if (Object(error).code === 'ENOENT') return null
      throw error
    }
  },
  async setItem(key, value) {
    await mkdir(configFolder, { recursive: true, mode: 0o700 })
    // Renamed when it is complete: another program may read it at any time.
    const draft = `${fileOf(key)}.${crypto.randomUUID()}`
    await writeFile(draft, value, { mode: 0o600 })
    await rename(draft, fileOf(key))
  },
  removeItem: (key) => rm(fileOf(key), { force: true }),
}
