import { paths } from './paths'

/** Matches the hash of a mailed link: a one-time token, or a session or an error of Supabase's own template. */
export const mailedLink = /[#&](token_hash|access_token|error_code)=/

/**
 * Inline script of the printable guides, which have no other: a mailed link that ends there goes on to the page that takes
 * the token out of the address. The content security policy names its hash.
 */
export const guideScript = `if (${mailedLink}.test(location.hash)) location.replace(\`${paths.choosePassword()}\${location.hash}\`)`
