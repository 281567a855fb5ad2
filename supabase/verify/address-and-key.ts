import { roleOf } from '../../src/build/validate-env.ts'
import { type Finding, wrong } from './finding.ts'
import type { Project } from './project.ts'

/** What must be right before any request is sent: a secret never leaves this machine. Null where it is. */
export function refuseSettings({ url, key }: Pick<Project, 'url' | 'key'>): Finding | null {
  return refuseKey(key) ?? refuseAddress(url)
}

function refuseKey(key: string): Finding | null {
  if (key.startsWith('sb_publishable_') || roleOf(key) === 'anon') return null
  const kind =
    key.startsWith('sb_secret_') || roleOf(key) === 'service_role' ? 'a secret key' : 'no publishable key'
  return wrong(
    'VITE_SUPABASE_PUBLISHABLE_KEY',
    key ? kind : 'not set',
    'A build publishes this key: a secret one would open the whole database to every visitor. Nothing was asked with it',
    'Set the key that begins with sb_publishable_ (Project Settings > API Keys). Replace a secret key that was in a build',
  )
}

function refuseAddress(address: string): Finding | null {
  const mend = 'Set the address alone, https://<reference>.supabase.co (Project Settings > Data API)'
  const asked = 'VITE_SUPABASE_URL'
  if (!URL.canParse(address)) return wrong(asked, address || 'not set', 'No request can be sent', mend)
  const { protocol, hostname, pathname, search } = new URL(address)
  const isLocal = ['localhost', '127.0.0.1'].includes(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    return wrong(asked, address, 'Passwords would be sent unencrypted', mend)
  if (pathname !== '/' || search)
    return wrong(asked, address, 'A page of the project, not the address of its API', mend)
  return null
}
