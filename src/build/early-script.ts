/** Longest wait (ms) for the load event until the code is fetched anyway. */
const longestWait = 3000

/**
 * Fetches what `deferCode` deferred: on load, when style sheet, fonts and first picture have arrived, on the first input,
 * or after `longestWait`. If a file fails to load, or `main.tsx` reports by `codefailed` that a page's own code did,
 * the page becomes what it is without scripts: class `code-failed` removes what needs them (`unscripted` in styles.css),
 * and pictures come from their noscript elements. No `<` in the script: see `inlineScripts`.
 */
const fetchDeferredCode = `(function () {
  function giveUp() {
    document.documentElement.classList.add('code-failed')
    document.querySelectorAll('.picture noscript').forEach(function (element) {
      element.outerHTML = element.textContent
    })
  }
  function fetchCode() {
    document.querySelectorAll('[data-deferred]').forEach(function (element) {
      element.onerror = giveUp
      if (element.tagName === 'LINK') element.rel = 'modulepreload'
      else element.src = element.dataset.deferred
      element.removeAttribute('data-deferred')
    })
  }
  ;['load', 'pointerdown', 'keydown', 'wheel'].forEach(function (type) {
    addEventListener(type, fetchCode, { once: true, capture: true, passive: true })
  })
  addEventListener('codefailed', giveUp)
  setTimeout(fetchCode, ${longestWait})
})()`

/**
 * Opens and closes the menu's dialog until the app runs, in browsers without invoker commands (Safari before 26.2, Firefox
 * before 144). The app's own handlers prevent the default.
 */
const invokeCommands = `(function () {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener('click', function (event) {
    var button = event.target.closest('[commandfor]')
    if (!button || event.defaultPrevented) return
    var dialog = document.getElementById(button.getAttribute('commandfor'))
    if (button.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
})()`

/**
 * The inline script at the start of every document, which runs before the first paint. The content security policy
 * names its hash.
 * @param splashScript decides whether the splash is due
 */
export const earlyScript = (splashScript: string) =>
  [splashScript, invokeCommands, fetchDeferredCode].join(';\n')

/**
 * Makes the scripts and module preloads of a document inert until the early script fetches them. Otherwise they share a
 * slow connection with the style sheet, the fonts and the first picture: FCP of the home page in the site benchmark, three
 * rounds on a busy machine, is 1,332 ms with it, 1,632 ms without, and 1,536 ms with fetchpriority="low" instead.
 */
export const deferCode = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-deferred')
    .replaceAll('<script type="module" crossorigin src=', '<script type="module" crossorigin data-deferred=')
