import type { Payload } from './preview'
import type { Values } from './read-row'

/** Most rows that one request saves. Hosted databases end a request after 8 s; this many take far less. */
export const maxPartRows = 5000
/** Largest request in bytes, a little below the limit of the embedded backend. */
const maxPartBytes = 15 * 1024 * 1024

/** One request to save: repeated under the same id, it saves nothing twice. The id is the one for Undo. */
export type SavePart = { changeId: string; payload: Payload }

export const countRows = ({ added, changed }: Payload) => added.length + changed.length

/** Splits what is to be saved into requests, each with an id of its own. New rows come first, in the order of the file. */
export function splitPayload({ added, changed }: Payload, maxRows = maxPartRows): SavePart[] {
  const parts: SavePart[] = []
  let bytes = 0
  function put(key: keyof Payload, row: Values) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length
    const last = parts.at(-1)
    if (last && countRows(last.payload) < maxRows && bytes + size <= maxPartBytes) {
      last.payload[key].push(row)
      bytes += size
    } else {
      parts.push({ changeId: crypto.randomUUID(), payload: { added: [], changed: [], [key]: [row] } })
      bytes = size
    }
  }
  for (const row of added) put('added', row)
  for (const row of changed) put('changed', row)
  return parts
}
