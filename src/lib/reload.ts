import { logError } from './errors'

/**
 * Reloads the page if the server answers. For code that does not arrive: a new deployment has removed the files this
 * document knows, and browsers may keep a failed import for as long as the document.
 * @param prepare called right before
 */
export const reloadIfAnswered = (prepare?: () => void) =>
  fetch(window.location.href, { method: 'HEAD' }).then(({ ok }) => {
    if (!ok) return
    prepare?.()
    window.location.reload()
  }, logError)
