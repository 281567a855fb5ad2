import { setTimeout } from 'node:timers/promises'

/** How long a condition may take (ms). Only ends what hangs. */
const limit = 30_000

/** Polls until `look` finds something. Throws after 30 s and names `what` was missing. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found>,
): Promise<NonNullable<Exclude<Found, false>>> {
  const end = Date.now() + limit
  let failure: unknown
  while (Date.now() < end) {
    try {
      const found = await look()
      if (found !== null && found !== undefined && found !== false)
        return found as NonNullable<Exclude<Found, false>>
    } catch (error) {
      // A page that is being left cannot answer.
      failure = error
    }
    await setTimeout(50)
  }
  throw new Error(`Waited ${limit / 1000} s for ${what}`, { cause: failure })
}
