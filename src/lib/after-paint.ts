/** A page that is not seen is not painted (ms). */
const longestWait = 100

/** Resolves once what has been drawn is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestWait)
  })
}
