import type { Plugin } from 'vite'

/** The role that a legacy API key, a JSON web token, stands for; null if the token cannot be read. */
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

function rejectSecretKey(key: string): void {
  const refusal = refusalOf(key)
  if (!refusal) return
  throw new Error(
    `VITE_SUPABASE_PUBLISHABLE_KEY ${refusal}. It would be readable in the published scripts. Use the key that begins with sb_publishable_ (Project Settings > API Keys), and replace this one if it was published before.`,
  )
}

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** The variables that hold addresses, each with its rule. If one is missing, the build warns and goes on. */
const addresses = {
  // '/' is the site's own origin, for the embedded backend.
  VITE_SUPABASE_URL: (value: string) => value === '/' || isWebAddress(value),
  // An origin without a path or a final slash: links in mails are this and a path.
  VITE_SITE_URL: (value: string) => isWebAddress(value) && value === new URL(value).origin,
}

/**
 * Vite plugin: stops a build, and the development server, over a secret key or an invalid address or allow-list. A secret
 * key passes every policy of the database, and everyone could read it in the published scripts. With an invalid value the
 * site would send passwords to its own host, name pages that do not exist, or show an error in place of the login.
 * @param parseAllowList throws on a malformed list
 */
export const validateEnv = (parseAllowList: (value: string) => unknown): Plugin => ({
  name: 'validate-env',
  configResolved({ env }) {
    rejectSecretKey(env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '')
    for (const [name, isValid] of Object.entries(addresses)) {
      const value: string = env[name] ?? ''
      if (value && !isValid(value))
        throw new Error(
          `${name} is "${value}", not an address such as https://www.example.com. See .env.example.`,
        )
    }
    if (env.VITE_STAFF_ALLOW_LIST) parseAllowList(env.VITE_STAFF_ALLOW_LIST)
  },
})
