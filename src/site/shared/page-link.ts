import type { MouseEvent } from 'react'
import { prefersReducedMotion } from '@/motion/preferences'

/** Props of a link between pages: a short cross-fade, or a cut under reduced motion and where browsers have none. */
export const pageLink = () => ({ viewTransition: !prefersReducedMotion() })

/** Whether a click on a link opens it elsewhere, in a tab or a window, or downloads it: this page stays as it is. */
export const opensElsewhere = (event: MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

/** The name under which the picture of a project card becomes the plate on /projects. */
export const plateTransition = 'plate'
