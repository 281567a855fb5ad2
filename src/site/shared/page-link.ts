import { prefersReducedMotion } from '@/motion/reduced-motion'

/** Props of a link between pages: a short cross-fade, or a cut under reduced motion and where browsers have none. */
export const pageLink = () => ({ viewTransition: !prefersReducedMotion() })

/** The name under which the picture of a project card becomes the plate on /projects. */
export const plateTransition = 'plate'
