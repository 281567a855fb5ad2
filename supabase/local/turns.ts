/** A queue of one: each piece of work starts when the one before it has ended. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return function take<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}
