import { AsyncLocalStorage } from 'node:async_hooks'

const quietly = new AsyncLocalStorage<true>()
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const

for (const method of methods) {
  const speak = console[method].bind(console)
  console[method] = (...args: unknown[]) => {
    if (!quietly.getStore()) speak(...args)
  }
}

/**
 * Runs `work` with the console closed to it, and to it alone. The library prints every database error with its
 * parameters, which are people's e-mails and password hashes. The cost: what else it prints is lost as well.
 */
export function silenced<T>(work: () => Promise<T>): Promise<T> {
  return quietly.run(true, work)
}
