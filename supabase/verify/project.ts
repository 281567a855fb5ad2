import type { StaffMember } from '../../src/auth/allow-list.ts'
import type { Row } from '../local/database.ts'

/** Runs one statement as the owner of a database. */
export type Query = (sql: string) => Promise<Row[]>

/** The project's database, and one made from the migrations alone to compare it with. */
export type Databases = { project: Query; fresh: Query }

/** What is known of the project to verify. */
export type Project = {
  url: string
  /** The publishable key. */
  key: string
  /** The address the site is published at. */
  site: string
  allowList: readonly StaffMember[]
  /** A staff account to ask as. */
  staff?: { email: string; password: string } | undefined
  databases?: Databases | undefined
  fetch?: typeof fetch
}

/** A request to the API. A body makes it a POST, unless `method` says otherwise. */
export type Call = { path: string; method?: string; headers?: Record<string, string>; body?: unknown }

export type Answer = {
  status: number
  headers: Headers
  content: unknown
  /** The content, where it is an object. */
  fields: Record<string, unknown>
  /** Status, code and message of a refusal, or the number of rows. Never values of a row: they may be addresses. */
  summary: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sends a request with the publishable key. Rejects where nothing answers within 10 s. */
export async function ask(project: Project, { path, method, headers, body }: Call): Promise<Answer> {
  const send = project.fetch ?? fetch
  const answer = await send(new URL(path, project.url), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { apikey: project.key, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const content: unknown = await answer.json().catch(() => null)
  const fields = isObject(content) ? content : {}
  return {
    status: answer.status,
    headers: answer.headers,
    content,
    fields,
    summary: summarize(answer.status, content),
  }
}

function summarize(status: number, content: unknown): string {
  if (Array.isArray(content)) return `${status}, ${content.length} rows`
  if (!isObject(content)) return `${status}`
  const code = content.error_code ?? (typeof content.code === 'string' ? content.code : undefined)
  const message = content.msg ?? content.message
  return [status, ...(code ? [` ${code}`] : []), ...(message ? [`: ${message}`] : [])].join('')
}
