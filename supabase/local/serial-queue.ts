/** Returns a function that runs pieces of work one at a time, in the order of the calls. A failure does not stop the queue. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }
}
