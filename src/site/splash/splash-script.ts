/** On the root element while the splash is due. The style sheet hides the splash without it. */
export const splashAttribute = 'data-splash-due'

/** The sessionStorage key. Written when the splash starts, so that a reload in its middle does not repeat it. */
export const splashFlag = 'splash:shown'

/**
 * Inline script for the head: decides before the first paint whether the splash is due. Blocked storage means no
 * splash, because it could not be remembered.
 */
export const splashScript = `try{var s=sessionStorage;if(!s.getItem('${splashFlag}')){s.setItem('${splashFlag}','1');document.documentElement.setAttribute('${splashAttribute}','')}}catch(e){}`
