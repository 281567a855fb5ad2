import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { configFolder } from './config-folder'

/** One call of a tool, as the log keeps it: never a password, a token or a row's text. */
export type LogEntry = {
  tool: string
  /** Ids of the items concerned. */
  ids?: readonly string[]
  /** `ok`, or the kind of the error. */
  outcome: string
  milliseconds: number
}

/** Writes an entry to stderr and to the log file. */
export type Log = (entry: LogEntry) => void

const file = join(configFolder, 'catalog-mcp.log')

/** Size (bytes) from which on the file is put aside in favor of a new one. Its predecessor is then gone. */
const maxSize = 1_000_000

/** Names and ids only: whatever else got here stays out of the log. */
const plain = (text: string) => (/^[\w-]{1,64}$/.test(text) ? text : '?')

const toLine = ({ tool, ids = [], outcome, milliseconds }: LogEntry) =>
  [
    new Date().toISOString(),
    plain(tool),
    plain(outcome),
    `${Math.round(milliseconds)} ms`,
    ...ids.map(plain),
  ].join(' ')

function append(line: string) {
  mkdirSync(configFolder, { recursive: true, mode: 0o700 })
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  if (size > maxSize) renameSync(file, `${file}.1`)
  appendFileSync(file, line, { mode: 0o600 })
}

/** Writes to stderr, which clients show, and to a file. A disk that is full or read-only does not stop a call. */
export const log: Log = (entry) => {
  const line = `${toLine(entry)}\n`
  process.stderr.write(line)
  try {
    append(line)
  } catch {
    // The line is on stderr.
  }
}
