import { AsyncLocalStorage } from 'node:async_hooks'

const silent = new AsyncLocalStorage<true>()
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
/** supabase-js prints this when it is imported on Node 20, which this project supports. */
const deprecation = 'Node.js 20 and below are deprecated'

for (const method of methods) {
  const write = console[method].bind(console)
  console[method] = (...args: unknown[]) => {
    if (!silent.getStore() && !String(args[0]).includes(deprecation)) write(...args)
  }
}

/**
 * Runs `work`, and everything it awaits, with the console muted; other code keeps its console. @supabase/lite logs
 * every database error with its parameters, which are e-mail addresses and password hashes. The cost: its other
 * messages are lost as well.
 */
export function withSilentConsole<T>(work: () => Promise<T>): Promise<T> {
  return silent.run(true, work)
}
