import type { McpServer, ToolCallback } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Account, Person } from '@/connector/account'
import type { Log } from '@/connector/log'
import { AppError, type ErrorKind } from '@/lib/errors'

/** What the tools work with. */
export type Connection = { account: Account; log: Log }

/**
 * A refusal in the connector's own words. `message` never holds a text of a row; `data` may, as the fields of an object.
 */
export class Refusal extends Error {
  readonly data: object
  readonly kind: ErrorKind | 'invalid'

  constructor(kind: ErrorKind | 'invalid', message: string, data: object = {}) {
    super(message)
    this.name = 'Refusal'
    this.kind = kind
    this.data = data
  }
}

/** An answer: a sentence without any text of a row, the data, and the ids of the items concerned for the log. */
type Answer<Data> = { summary: string; data: Data; ids?: readonly string[] }

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  /** Left out by a tool that only reads. */
  writes?: {
    /** Whether it replaces values. */
    isDestructive: boolean
    /** Whether a second call with the same arguments changes nothing more. */
    isIdempotent: boolean
  }
  run: (input: z.output<Input>, person: Person) => Promise<Answer<z.input<Output>>>
}

/** A tool, to be registered with a server. */
export type Tool = {
  name: string
  writes: boolean
  register: (server: McpServer, connection: Connection) => void
}

/** Defines a tool. Its answer is data with a sentence before it, and so is its refusal. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  input: inputSchema,
  output: outputSchema,
  writes,
  run,
}: Definition<Input, Output>): Tool {
  const annotations = {
    readOnlyHint: !writes,
    destructiveHint: writes?.isDestructive ?? false,
    idempotentHint: writes?.isIdempotent ?? true,
    openWorldHint: false,
  }
  return {
    name,
    writes: Boolean(writes),
    register(server, { account, log }) {
      async function call(input: unknown) {
        const start = performance.now()
        const end = (outcome: string, ids: readonly string[] = []) =>
          log({ tool: name, ids, outcome, milliseconds: performance.now() - start })
        try {
          const person = await enter(account)
          // The SDK has parsed the arguments with this schema.
          const { summary, data, ids } = await run(input as z.output<Input>, person)
          end('ok', ids)
          return { content: texts(summary, data), structuredContent: { ...data } }
        } catch (error) {
          const refusal = toRefusal(error)
          end(refusal.kind)
          const { kind, message } = refusal
          return { isError: true, content: texts(message, { error: { kind, ...refusal.data } }) }
        }
      }
      // The compiler cannot tell what the callback of a schema yet unknown takes.
      const callback = call as unknown as ToolCallback<Input>
      server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, callback)
    },
  }
}

/** The sentence, and the data as JSON for clients that show a model only texts. */
const texts = (sentence: string, data: object) =>
  [sentence, JSON.stringify(data)].map((text) => ({ type: 'text' as const, text }))

/** Signs in where needed. The account's own messages, such as that of an ended session, hold no text of a row. */
async function enter(account: Account): Promise<Person> {
  try {
    return await account.ready()
  } catch (error) {
    throw error instanceof AppError ? new Refusal(error.kind, error.message) : error
  }
}

/** Sentences for what the database refuses: its own messages may name items, and are passed on as data. */
const sentences: Record<ErrorKind, string> = {
  'not-found': 'The catalog has no such item.',
  unauthorized: 'The session has ended. Sign in again.',
  forbidden: 'The database does not allow this.',
  conflict: 'Somebody changed this meanwhile. Nothing was saved.',
  offline: 'The catalog did not answer. Check the connection and try again.',
  'invalid-response': 'The answer of the catalog could not be read. Try again in a moment.',
  unexpected: 'The database refused this. Nothing was saved.',
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof AppError)
    return new Refusal(error.kind, sentences[error.kind], { message: error.message })
  return new Refusal('unexpected', 'This tool has failed. Nothing was saved unless the history says so.')
}
