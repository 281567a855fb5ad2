/** The cubic-bezier curve of large moves; --ease-move in `site/site.css`. */
export const moveEasing = [0.76, 0, 0.24, 1] as const
