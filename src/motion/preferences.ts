/** Whether the visitor prefers reduced motion. False on the server. */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The cubic-bezier curve of large moves; `--ease-move` in `site/site.css`. */
export const moveEasing = [0.76, 0, 0.24, 1] as const

/** Whether the page is pinch-zoomed. Only the browser's own scrolling reaches every part of a zoomed page. */
export const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1
