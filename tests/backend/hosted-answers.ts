import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { serveBackend } from '../../supabase/local/middleware.ts'
import type { Query } from '../../supabase/verify/database.ts'
import type { Finding } from '../../supabase/verify/finding.ts'
import { type Options, verifyBackend } from '../../supabase/verify/index.ts'
import { listen } from '../free-port.ts'

export const site = 'https://tepidarium.example'

/** Answers by path, in place of those of the embedded backend. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>

type Settings = { confirm?: boolean; closed?: boolean; clock?: number }

/** /auth/v1/settings of a project whose clock is this many seconds ahead. */
export const settings = ({ confirm = true, closed = false, clock = 0 }: Settings = {}): Answers => ({
  '/auth/v1/settings': () =>
    Response.json(
      { mailer_autoconfirm: !confirm, disable_signup: closed },
      { headers: { date: new Date(Date.now() + clock * 1000).toUTCString() } },
    ),
})

/** A confirmation link without a valid token. @param isAllowed whether it may lead where it asks to */
export const siteUrl = (address: string, isAllowed = (_: string) => false): Answers => ({
  '/auth/v1/verify': ({ url }) => {
    const asked = new URL(url).searchParams.get('redirect_to') ?? ''
    const location = `${asked && isAllowed(asked) ? asked : address}#error=access_denied&error_code=otp_expired`
    return new Response(null, { status: 303, headers: { location } })
  },
})

/** Every sign-up that left an account. */
export const accounts: unknown[] = []

/** Sign-up as Supabase Auth answers it to an address that is not on the allow-list, in its order of checks. */
export const signUp = (gates: { hook: boolean; trigger: boolean }): Answers => ({
  '/auth/v1/signup': async (request) => {
    const refuse = (status: number, error_code: string, msg: string) =>
      Response.json({ code: status, error_code, msg }, { status })
    if (gates.hook) return refuse(403, 'unknown', 'Only authorized email addresses can sign up')
    const isTooLong = (request.headers.get('x-jwt-aud') ?? '').length > 255
    if (isTooLong || gates.trigger) return refuse(500, 'unexpected_failure', 'Database error saving new user')
    accounts.push(await request.json())
    return Response.json({ id: '00000000-0000-4000-8000-000000000001' })
  },
})

/**
 * The answers of a hosted project with our config.toml that differ from the embedded backend's, as observed with Supabase
 * Auth.
 */
export const hosted: Answers = { ...settings(), ...siteUrl(site), ...signUp({ hook: true, trigger: true }) }

/** `fetch` over a backend, with other answers in the place of some. */
export function answering(backend: { fetch(request: Request): Promise<Response> }, answers: Answers) {
  return async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const request = new Request(input, init)
    const answer = answers[new URL(request.url).pathname]
    return answer ? answer(request) : backend.fetch(request)
  }
}

/** A query that asks each statement only once. The database must not change between the calls. */
export function rememberAnswers(query: Query): Query {
  const answered = new Map<string, ReturnType<Query>>()
  return (sql) => {
    const rows = answered.get(sql) ?? query(sql)
    answered.set(sql, rows)
    return rows
  }
}

/**
 * A backend that is asked each request of a visitor to REST only once. What visitors may do must not change between
 * the calls.
 */
export function rememberVisitors(backend: Pick<Backend, 'fetch'>): Pick<Backend, 'fetch'> {
  const answered = new Map<string, Promise<Response>>()
  return {
    async fetch(request) {
      const isVisitor = !request.headers.has('authorization')
      if (!isVisitor || !new URL(request.url).pathname.startsWith('/rest/')) return backend.fetch(request)
      const key = `${request.method} ${request.url} ${await request.clone().text()}`
      const answer = answered.get(key) ?? backend.fetch(request)
      answered.set(key, answer)
      return (await answer).clone()
    },
  }
}

/** All findings about a project. */
export async function verify(project: Options): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of verifyBackend(project)) findings.push(finding)
  return findings
}

/** The findings of a verdict, each as `asked: answer`. */
export const linesOf = (findings: readonly Finding[], verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ asked, answer }) => `${asked}: ${answer}`)

/** Runs `verify:backend` with these variables, and none of a developer's .env. */
async function runCommand(variables: Record<string, string>) {
  const names =
    'VITE_SUPABASE_URL VITE_SUPABASE_PUBLISHABLE_KEY VITE_SITE_URL VITE_STAFF_ALLOW_LIST SUPABASE_DB_URL VERIFY_STAFF_EMAIL VERIFY_STAFF_PASSWORD'
  const none = Object.fromEntries(names.split(' ').map((name) => [name, '']))
  const command = spawn(process.execPath, ['--import', 'tsx', 'supabase/verify/index.ts'], {
    env: { ...process.env, ...none, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ])
  return { out: out + err, code }
}

/** Runs `verify:backend` for a backend that answers as a hosted project, at a port of this machine. */
export async function runCommandFor(backend: Backend, variables: Record<string, string>) {
  const project = answering(backend, hosted)
  const handle = serveBackend({ ...backend, fetch: (request) => project(request) })
  const server = createServer((req, res) => void handle(req, res, () => res.end()))
  const port = await listen(server)
  const result = await runCommand({
    VITE_SUPABASE_URL: `http://127.0.0.1:${port}`,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_SITE_URL: site,
    ...variables,
  })
  server.closeAllConnections()
  server.close()
  return result
}
