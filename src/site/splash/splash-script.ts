/** Attribute of the root element while the splash is due: empty or `leaving`. Without it the splash is hidden. */
export const splashAttribute = 'data-splash-due'

/** The sessionStorage key. Written when the splash starts, so that a reload during the splash does not repeat it. */
export const splashFlag = 'splash:shown'

/** The value of `splashAttribute` after the first key, click or tap: the style sheet skips to the fade. */
export const leaving = 'leaving'

/** Prefix of the names of the last animation; its end is the end of the splash. */
export const lastAnimation = 'splash-curtain'

/**
 * Inline script for the head: decides before the first paint whether the splash is due, and lets it be skipped before
 * the app's code arrives. It is due once per session, in front of the first public page. Blocked storage means no
 * splash, because it could not be remembered.
 * @param staffPaths pages without a splash, and with them the pages below
 */
export const splashScript = (staffPaths: readonly string[]) => `try {
  const isStaffs = ${JSON.stringify(staffPaths)}.some((path) => (location.pathname + '/').startsWith(path + '/'))
  if (!isStaffs && !sessionStorage.getItem('${splashFlag}')) {
    sessionStorage.setItem('${splashFlag}', '1')
    const root = document.documentElement
    root.setAttribute('${splashAttribute}', '')
    const splash = new AbortController()
    const leave = () => root.setAttribute('${splashAttribute}', '${leaving}')
    for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, leave, splash)
    addEventListener('animationend', ({ animationName }) => {
      if (animationName.startsWith('${lastAnimation}')) splash.abort()
    }, splash)
  }
} catch (e) {}`
