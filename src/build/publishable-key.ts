import type { Plugin } from 'vite'

/** The role that a legacy API key, a JSON web token, stands for; null where it cannot be read. */
export function roleOf(token: string): string | null {
  try {
    const { role } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof role === 'string' ? role : null
  } catch {
    return null
  }
}

/** Why a key must not be published, or null. The key itself is not part of the text. */
function refusalOf(key: string): string | null {
  if (key.trim().startsWith('sb_secret_')) return 'is a secret key'
  const isToken = key.split('.').length === 3
  if (!isToken || roleOf(key) === 'anon') return null
  return `is a token of the role ${roleOf(key) ?? '(unreadable)'}, not of anon`
}

/**
 * Stops a build, and the development server, whose key opens the database to whoever reads the scripts: a secret or
 * service key passes every policy.
 */
export const publishableKeyOnly: Plugin = {
  name: 'publishable-key-only',
  configResolved({ env }) {
    const refusal = refusalOf(env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '')
    if (!refusal) return
    throw new Error(
      `VITE_SUPABASE_PUBLISHABLE_KEY ${refusal}. It would be readable in the published scripts. Use the key that begins with sb_publishable_ (Project Settings > API Keys), and replace this one if it was published before.`,
    )
  },
}
