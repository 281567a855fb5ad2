import { lateCodeScript } from './late-code.ts'

/**
 * All that runs before the first paint; the content security policy names its hash.
 * @param splashScript decides whether the splash is due
 */
export const earlyScriptCode = (splashScript: string) =>
  `document.documentElement.classList.add('js');${splashScript};${lateCodeScript}`
