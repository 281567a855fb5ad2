/** Longest wait (ms) for the load event until the code is fetched anyway. */
const longestWait = 3000

/**
 * Fetches what `deferCode` deferred: on load, when style sheet, fonts and first picture have arrived, on the first input,
 * or after `longestWait`. If a file fails to load, or `main.tsx` reports by `codefailed` that a page's own code did,
 * the page becomes what it is without scripts: class `code-failed` removes what needs them (`unscripted` in theme.css),
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
    var deferred = document.querySelector('template[data-deferred]')
    if (!deferred) return
    deferred.content.querySelectorAll('link, script').forEach(function (element) {
      element.onerror = giveUp
    })
    deferred.replaceWith(deferred.content)
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

/** The elements that fetch the app, as Vite and `modulePreload` write them. */
const code = /\s*(<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g

/**
 * Moves the scripts and module preloads of a document into a `<template>`, where they are inert until the early script
 * takes them out. Otherwise they share a slow connection with the style sheet, the fonts and the first picture: FCP of the
 * home page in the site benchmark, three rounds on a busy machine, is 1,332 ms with it, 1,632 ms without, and 1,536 ms with
 * fetchpriority="low" instead.
 */
export function deferCode(html: string): string {
  const deferred = [...html.matchAll(code)].map(([, element]) => element)
  return html
    .replace(code, '')
    .replace('</head>', () => `<template data-deferred>${deferred.join('')}</template></head>`)
}
