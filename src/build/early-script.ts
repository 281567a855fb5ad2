/** Longest wait (ms) for the load event until the code is fetched anyway. */
const longestWait = 3000
/** Longest wait (ms) for the app to run until the page shows what it hides for it. */
const longestHidden = 8000

/**
 * Fetches what `deferCode` deferred: on load, when style sheet, fonts and first picture have arrived, on the first
 * input, or after `longestWait`. Does nothing in a document without deferred code. When a file fails to load, or after
 * `longestHidden` still hangs or cannot be run, class `js` goes, so that the style sheet shows what it hides until code
 * reveals it; when one fails, pictures come as without scripts, too. `main.tsx` adds class `running`, and says by
 * `codefailed` that the code of a page has failed: Safari before 17 preloads no modules. No `<`: see `inlineScripts`.
 */
const fetchDeferredCode = `(function () {
  var classes = document.documentElement.classList
  function showEverything() {
    classes.remove('js')
  }
  function giveUp() {
    showEverything()
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
  setTimeout(function () {
    if (!classes.contains('running')) showEverything()
  }, ${longestHidden})
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
 * @param scripts what the app decides before the first paint: where a mailed link leads, whether the splash is due
 */
export const earlyScript = (scripts: readonly string[]) =>
  ["document.documentElement.classList.add('js')", ...scripts, invokeCommands, fetchDeferredCode].join(';\n')

/**
 * Makes the scripts and module preloads of a document inert until the early script fetches them. Otherwise they would
 * share a slow connection with the style sheet, the fonts and the first picture.
 */
export const deferCode = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-deferred')
    .replaceAll('<script type="module" crossorigin src=', '<script type="module" crossorigin data-deferred=')
