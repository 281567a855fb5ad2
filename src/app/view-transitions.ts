/**
 * Catches the rejection of `ready` when a navigation interrupts a view transition; React Router (7.18) does not. Call it
 * before creating the router.
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
