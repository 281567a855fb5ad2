import { isAuthRetryableFetchError, type Session } from '@supabase/supabase-js'
import { registerConnector } from '@/catalog/queries/connector-queries'
import { AppError, hasKind } from '@/lib/errors'
import { authErrorMessage } from '@/lib/supabase/auth-errors'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** The staff member that the connector is signed in as. */
export type Person = { userId: string; email: string }

/** The session of the connector. */
export type Account = {
  /**
   * Makes sure that there is a valid session, which it starts, renews and registers as an AI client's where needed.
   * Every tool calls it first.
   * @throws AppError whose message is what the client reads
   */
  ready(): Promise<Person>
  /** Ends the session if it is the process's own. Never rejects. */
  end(): Promise<void>
}

export type Credentials = { email: string; password: string }

type Options = {
  /** With credentials the session is the process's own. Without, it is the one that `sign-in` has kept in the file. */
  credentials: Credentials | null
  /** The name by which the AI client has introduced itself. */
  clientName: () => string
}

const unreachable = 'The server of the catalog does not answer. Check your connection and try again.'
const restart = 'Restart the AI client to sign in again.'
const howToSignIn = `In a terminal, run: node ${process.argv[1] ?? 'catalog-mcp.mjs'} sign-in`

/** Signs in. Throws AppError. */
export async function signIn({ email, password }: Credentials): Promise<Session> {
  const { data, error } = await supabase.auth.signInWithPassword({
    email: email.trim().toLowerCase(),
    password,
  })
  if (!error) return data.session
  const kind = isAuthRetryableFetchError(error) ? 'offline' : 'unauthorized'
  throw new AppError(kind, authErrorMessage(error) || 'Failed to sign in', `sign-in: ${error.code}`)
}

/** Ends the session in the database and in Auth. Resolves to false if the server does not answer: it is kept then. */
export async function signOut(): Promise<boolean> {
  const { data } = await supabase.auth.getSession()
  if (data.session) await disconnect(data.session)
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  return !isAuthRetryableFetchError(error)
}

/** Ends a session in the database. A failure does not matter: without its tokens nobody uses it again. */
export async function disconnect({ access_token }: Session): Promise<void> {
  const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()
  const id = JSON.parse(payload).session_id
  await unwrap(supabase.rpc('disconnect_connector', { session_id: id })).catch(() => undefined)
}

/** The account of a connector that serves an AI client. */
export function createAccount({ credentials, clientName }: Options): Account {
  let signingIn: Promise<Session> | null = null

  /**
   * Signs in once in the life of the process: a session that was ended must not come back by itself, and a wrong password
   * must not be tried until the account is locked. Only a lost connection is tried again.
   */
  function signInOnce(own: Credentials): Promise<Session> {
    signingIn ??= signIn(own).catch((error: AppError) => {
      if (error.kind === 'offline') signingIn = null
      throw error
    })
    return signingIn
  }

  // Takes 0.1 s and more, in which the client introduces itself. The first call tells what went wrong.
  if (credentials) void signInOnce(credentials).catch(() => undefined)

  async function currentSession(): Promise<Session> {
    const { data, error } = await supabase.auth.getSession()
    if (data.session) return data.session
    if (isAuthRetryableFetchError(error)) throw new AppError('offline', unreachable)
    if (!credentials) {
      const reason = error ? 'Your session has expired.' : 'Sign in first.'
      throw new AppError('unauthorized', `${reason} ${howToSignIn}`)
    }
    await signInOnce(credentials)
    const again = await supabase.auth.getSession()
    if (again.data.session) return again.data.session
    throw new AppError('unauthorized', `Your session has ended. ${restart}`)
  }

  /** Registers the session, renewed first if the server refuses its token: its keys may have changed, or our clock. */
  async function register(): Promise<void> {
    try {
      await registerConnector(clientName())
    } catch (error) {
      if (!hasKind(error, 'unauthorized')) throw error
      const { error: refused } = await supabase.auth.refreshSession()
      if (isAuthRetryableFetchError(refused)) throw new AppError('offline', unreachable)
      const advice = credentials ? restart : howToSignIn
      if (refused) throw new AppError('unauthorized', `Your session has ended. ${advice}`)
      await registerConnector(clientName())
    }
  }

  return {
    async ready() {
      try {
        const { user } = await currentSession()
        await register()
        return { userId: user.id, email: user.email ?? '' }
      } catch (error) {
        throw explain(error, credentials ? restart : howToSignIn)
      }
    },
    async end() {
      // The session of the file lasts: other programs use it, and the next run of this one.
      if (!credentials) return
      await signingIn?.catch(() => undefined)
      await signOut().catch(() => undefined)
    },
  }
}

/** Adds what to do about an error of the session. */
function explain(error: unknown, advice: string): unknown {
  if (!(error instanceof AppError)) return error
  if (error.kind === 'offline') return new AppError('offline', unreachable, error.request)
  const hasEnded = error.kind === 'forbidden' && error.message.startsWith('This connection was ended')
  return hasEnded ? new AppError('forbidden', `${error.message} ${advice}`, error.request) : error
}
