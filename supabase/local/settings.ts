import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { defaultAllowList, parseAllowList, type StaffMember } from '../../src/auth/allow-list.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type Mode = 'preview' | 'dev'

export type Settings = {
  data: string
  /** The place of the data for display: without a password, relative to the repository. */
  dataLabel: string
  seed: boolean
  allowList: StaffMember[]
  /** The allow-list in the format of VITE_STAFF_ALLOW_LIST. */
  allowListText: string
}

/** Reads the settings from the environment and the .env files; `.env.example` describes each variable. */
export function readSettings(mode: Mode): Settings {
  const env = loadEnv(mode === 'dev' ? 'development' : 'production', root, [
    'LOCAL_',
    'VITE_STAFF_ALLOW_LIST',
  ])
  const allowListText = env.VITE_STAFF_ALLOW_LIST || defaultAllowList
  return {
    ...readData(env.LOCAL_DB || 'supabase/.temp/db'),
    seed: env.LOCAL_SEED !== 'none',
    allowList: parseAllowList(allowListText),
    allowListText,
  }
}

function readData(place: string): Pick<Settings, 'data' | 'dataLabel'> {
  if (place === 'memory') return { data: place, dataLabel: 'in memory, gone when this stops' }
  if (URL.canParse(place) && /^postgres(ql)?:/.test(place)) {
    const { host, pathname } = new URL(place)
    return { data: place, dataLabel: `PostgreSQL at ${host}${pathname}` }
  }
  const data = resolve(root, place)
  return { data, dataLabel: `${relative(root, data) || '.'}, kept across restarts` }
}
