/**
 * In a prerendered page code comes after everything that is seen: style sheet, fonts and the first picture would
 * share a slow connection with it. It is fetched when those have arrived, at the first touch, or after this time (ms).
 */
const patience = 3000

/**
 * Runs in the head; what `deferCode` has put aside becomes what it was. Where nothing was, nothing happens. Where the
 * code does not arrive, the style sheet shows all it had hidden for it.
 */
export const lateCodeScript = `(function(){function start(){document.querySelectorAll('[data-late]').forEach(function(e){var a=e.dataset.late.split('=');e.removeAttribute('data-late');e.onerror=function(){document.documentElement.classList.remove('js')};e.setAttribute(a[0],a[1])})}['load','pointerdown','keydown','wheel'].forEach(function(t){addEventListener(t,start,{once:true,capture:true,passive:true})});setTimeout(start,${patience})})()`

/** Puts aside the scripts of a document and the links that fetch them ahead. */
export const deferCode = (html: string) =>
  html
    .replace(/<link rel="(modulepreload)"/g, '<link data-late="rel=$1"')
    .replace(
      /<script type="module" crossorigin src="([^"]+)"/g,
      '<script type="module" crossorigin data-late="src=$1"',
    )
