/**
 * Inline script for the head. A confirmation or recovery link of a mail ends at the site's address, on any page, with a
 * session or an error after `#`. The script moves that to the state of the history entry before anything is rendered
 * and opens the page at `path`, which asks for a password. `usr` is where React Router keeps the state of a location.
 * @param otherwise a script that runs on every other page. Not on the one left: it goes on until the reload, and would
 * use up the session's splash there.
 */
export const mailedLinkScript = (path: string, otherwise: string) =>
  `if(/[#&](access_token|error_code)=/.test(location.hash)){history.replaceState({usr:{link:location.hash.slice(1)}},'','${path}');location.reload()}else{${otherwise}}`
