/** The cubic-bezier curve of large moves; --ease-move in the style sheet. */
export const moveEasing = [0.76, 0, 0.24, 1] as const
