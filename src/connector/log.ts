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
