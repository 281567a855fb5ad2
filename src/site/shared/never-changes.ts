/** For `useSyncExternalStore`: what differs between the prerendered page and the browser, and never changes there. */
export const neverChanges = () => () => {}
