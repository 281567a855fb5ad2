/** On the root element while the splash is due. Without it the style sheet hides the splash. */
export const splashAttribute = 'data-splash-due'

/** The session's flag: written when the splash starts, so that a reload in the middle does not start it again. */
export const splashFlag = 'splash:shown'

/**
 * Runs in the head, before the first paint. Storage that is blocked means no splash: it could not be remembered.
 */
export const splashScript = `try{var s=sessionStorage;if(!s.getItem('${splashFlag}')){s.setItem('${splashFlag}','1');document.documentElement.setAttribute('${splashAttribute}','')}}catch(e){}`
