/**
 * Lets skipped view transitions end silently: when a visitor goes on during one, `ready` rejects, and React Router
 * (7.18) leaves that uncaught. Call before the router exists.
 */
export function catchSkippedTransitions() {
  if (!document.startViewTransition) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}
