import type { MouseEvent } from 'react'
import { prefersReducedMotion } from '@/motion/preferences'

/** Props of a link between pages: a short cross-fade, or a cut under reduced motion. */
export const pageLink = () => ({ viewTransition: !prefersReducedMotion() })

/** Whether a click on a link opens a tab or a window or downloads the target, so that this page stays. */
export const opensElsewhere = (event: MouseEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

/** The view transition that turns the picture of a project card into the plate on /projects. */
export const plateTransition = 'plate'
