import { splashScript } from '../site/splash/splash-script.ts'
import { lateCodeScript } from './late-code.ts'

/** All that runs before the first paint; the content security policy names its hash. */
export const earlyScriptCode = `document.documentElement.classList.add('js');${splashScript};${lateCodeScript}`
