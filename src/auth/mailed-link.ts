import { mailedLink } from '@/lib/mailed-links'
import { paths } from '@/lib/paths'

/**
 * Takes the secret of a confirmation or recovery mail out of the address, before anything else reads the address. Such a
 * link ends at any page of the site, with a one-time token after `#`, or with a session or an error where the mail comes
 * from Supabase's own template. Some mail programs double the `#`: what follows the last one counts. It is kept in the
 * history entry, under `usr`, where React Router keeps the state of a location, for the page that asks for a password.
 * @returns whether the browser leaves this page for that one, so that nothing should be rendered here
 */
export function takeMailedLink(): boolean {
  const { hash, pathname } = window.location
  if (!mailedLink.test(hash)) return false
  window.history.replaceState({ usr: { link: hash.split('#').pop() } }, '', paths.choosePassword())
  if (pathname === paths.choosePassword()) return false
  window.location.reload()
  return true
}
