/**
 * Inline script for the head. A confirmation or recovery link of a mail ends at the site's address, on any page, with a
 * one-time token after `#`, or with a session or an error where Supabase's own template made it. The script moves what
 * follows the last `#`, which some mail programs double, to the state of the history entry before anything is rendered
 * and opens the page at `path`, which asks for a password. `usr` is where React Router keeps the state of a location.
 * @param otherwise a script that runs on every other page. Not on the one left: it goes on until the reload, and would
 * use up the session's splash there.
 */
export const mailedLinkScript = (path: string, otherwise: string) =>
  `if(/[#&](token_hash|access_token|error_code)=/.test(location.hash)){history.replaceState({usr:{link:location.hash.split('#').pop()}},'','${path}');location.reload()}else{${otherwise}}`
