// First: it mutes a notice that supabase-js prints on Node 20 when it is imported.
import '../../supabase/local/corrections.ts'
import { createHmac } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../src/lib/supabase/database.types.ts'
import { type Backend, type Mail, openBackend, publishableKey } from '../../supabase/local/backend.ts'

export type Client = SupabaseClient<Database>

export const founder = 'founder@example.com'
export const operations = 'operations@example.com'
export const outsider = 'outsider@example.com'
export const password = 'warm-cedar-42'

export const allowList = [
  { email: founder, fullName: 'Founder' },
  { email: operations, fullName: 'Operations' },
]

/** The address of the site, to which the links of every test backend lead. */
export const site = 'http://localhost:4173'

/** The same in every test backend, so that tests can sign tokens as it would. */
export const jwtSecret = 'the-secret-of-every-test-backend-0000000000'

/**
 * A backend for one test file, in memory or in a directory. Starts from the snapshot that global-setup.ts made, so
 * the migrations are there and no row but the allow-list.
 */
export async function openTestBackend(data = 'memory', onMail?: (mail: Mail) => void): Promise<Backend> {
  const snapshot = process.env.TEST_SNAPSHOT
  if (!snapshot) throw new Error('TEST_SNAPSHOT is not set: global-setup.ts has not run')
  return openBackend({
    data,
    seed: false,
    allowList,
    site,
    jwtSecret,
    snapshot: await openAsBlob(snapshot),
    ...(onMail && { onMail }),
  })
}

/** Unmodified supabase-js, connected to a backend in this process. `token` is sent as given, without a sign-in. */
export function connect(backend: Backend, token?: string): Client {
  return createClient<Database>('http://localhost', publishableKey, {
    global: {
      fetch: (input, init) => backend.fetch(new Request(input, init)),
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    },
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket; realtime is not used.
    realtime: { transport: class {} as unknown as typeof WebSocket },
  })
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON web token with these claims. Without a secret it is unsigned: `alg: none`. */
export function sign(claims: object, secret: string | null): string {
  const head = `${base64url({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })}.${base64url(claims)}`
  return `${head}.${secret ? createHmac('sha256', secret).update(head).digest('base64url') : ''}`
}

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

export const actorNames = [
  'visitor',
  'outsider',
  'unconfirmed staff',
  'staff',
  'AI client',
  'ended AI client',
  'expired token',
  'forged token',
  'unsigned token',
] as const

/** Everybody who may send a request. */
export type ActorName = (typeof actorNames)[number]
export type Actors = Record<ActorName, Client>

async function signUp(backend: Backend, email: string): Promise<{ client: Client; token: string }> {
  const client = connect(backend)
  const { data, error } = await client.auth.signUp({ email, password })
  if (error || !data.session) throw new Error(`${email} could not sign up: ${error?.message}`)
  return { client, token: data.session.access_token }
}

/** Signs in as an AI client does: a session of its own, registered under the name of the client. */
export async function connectAiClient(client: Client, name: string, email = founder): Promise<string> {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  await client.rpc('register_connector', { client: name }).throwOnError()
  return String(claimsOf(data.session.access_token).session_id)
}

/** Creates the accounts and tokens; one client for each actor. */
export async function createActors(backend: Backend): Promise<Actors> {
  const staff = await signUp(backend, founder)

  const [aiClient, endedAiClient] = [connect(backend), connect(backend)]
  await connectAiClient(aiClient, 'Claude Desktop')
  const session_id = await connectAiClient(endedAiClient, 'Cursor')
  await staff.client.rpc('disconnect_connector', { session_id }).throwOnError()

  const unconfirmed = await signUp(backend, operations)
  await backend.query('update auth.users set email_confirmed_at = null where email = $1', [operations])

  // A former member: the only way for an address that is not on the allow-list to hold a session.
  await backend.query('insert into private.staff_allow_list values ($1, $2)', [outsider, 'Outsider'])
  const stranger = await signUp(backend, outsider)
  await backend.query('delete from private.staff_allow_list where email = $1', [outsider])

  const claims = claimsOf(staff.token)
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600
  return {
    visitor: connect(backend),
    outsider: stranger.client,
    'unconfirmed staff': unconfirmed.client,
    staff: staff.client,
    'AI client': aiClient,
    'ended AI client': endedAiClient,
    'expired token': connect(backend, sign({ ...claims, iat: anHourAgo - 3600, exp: anHourAgo }, jwtSecret)),
    'forged token': connect(backend, sign(claims, 'some-other-secret-0000000000000000000000')),
    'unsigned token': connect(backend, sign({ ...claims, role: 'service_role' }, null)),
  }
}

type Answer = { data: unknown; error: { code: string } | null; status: number }

/** An answer in short, for tables of expectations: `2 rows`, or status and code of a refusal, `403 42501`. */
export function outcome({ data, error, status }: Answer): string {
  if (error) return `${status} ${error.code}`
  return `${Array.isArray(data) ? data.length : data === null ? 0 : 1} rows`
}
