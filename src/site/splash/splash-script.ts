/** On the root element while the splash is due: empty or `leaving`. The style sheet hides the splash without it. */
export const splashAttribute = 'data-splash-due'

/** The sessionStorage key. Written when the splash starts, so that a reload in its middle does not repeat it. */
export const splashFlag = 'splash:shown'

/** The value of `splashAttribute` from the first key, click or tap on: the style sheet skips to the fade. */
export const leaving = 'leaving'

/** How the animation's name begins whose end is that of the splash. */
export const lastAnimation = 'splash-curtain'

/**
 * Inline script for the head: decides before the first paint whether the splash is due, and lets it be skipped before
 * the app's code arrives. Blocked storage means no splash, because it could not be remembered.
 */
export const splashScript = `try {
  if (!sessionStorage.getItem('${splashFlag}')) {
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
