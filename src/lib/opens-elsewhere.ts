import type { MouseEvent } from 'react'

/** Whether a click on a link opens it elsewhere, in a tab or a window, or downloads it: this page stays as it is. */
export const opensElsewhere = (event: MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
