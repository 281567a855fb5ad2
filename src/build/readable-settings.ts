import type { Plugin } from 'vite'

const isAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** What each variable must be, of those that the site could only misread. A missing one is warned about, not refused. */
const addresses = {
  // '/' is the site's own origin, for the embedded backend.
  VITE_SUPABASE_URL: (value: string) => value === '/' || isAddress(value),
  // Not a page of it, nor a slash at its end: the links in mails are this and a path.
  VITE_SITE_URL: (value: string) => isAddress(value) && value === new URL(value).origin,
}

/**
 * Stops a build, and the development server, over an address that is not whole, a site's address with a path, or an
 * allow-list that cannot be read. The site would send passwords to its own host, name pages that do not exist, or show
 * an error in place of the login.
 * @param parseAllowList throws on a malformed list
 */
export const readableSettings = (parseAllowList: (value: string) => unknown): Plugin => ({
  name: 'readable-settings',
  configResolved({ env }) {
    for (const [name, isReadable] of Object.entries(addresses)) {
      const value: string = env[name] ?? ''
      if (value && !isReadable(value))
        throw new Error(
          `${name} is "${value}", not an address such as https://www.example.com. See .env.example.`,
        )
    }
    if (env.VITE_STAFF_ALLOW_LIST) parseAllowList(env.VITE_STAFF_ALLOW_LIST)
  },
})
