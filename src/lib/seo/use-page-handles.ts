import { useMatches } from 'react-router-dom'
import type { PageHandle } from './page-handle'

/** The handles of the routes that are shown, the innermost last. Cast: only route modules export them, each as one. */
export const usePageHandles = () =>
  useMatches().flatMap(({ handle }) => (handle ? [handle as PageHandle] : []))
