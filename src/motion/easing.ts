/** The curve of every large move. The style sheet calls it --ease-move. */
export const moveEasing = [0.76, 0, 0.24, 1] as const
