import { AppError, type ErrorKind, withConnectionHint } from '@/lib/errors'

type Answer =
  | { data: unknown; error: null; status: number }
  | { data: null; error: { message: string; code: string }; status: number }

type Success<A extends Answer> = NonNullable<Extract<A, { error: null }>['data']>

/**
 * Resolves to the data of a PostgREST request. Throws `AppError` if supabase-js resolves with an error or without data:
 * every write asks for its row back, so an empty answer does not prove that anything was written.
 */
export async function unwrap<A extends Answer>(request: PromiseLike<A>): Promise<Success<A>> {
  const answer: Answer = await request
  const name = nameOf(request)
  if (answer.error) throw toAppError(answer.error, answer.status, name)
  if (answer.data === null || answer.data === undefined) {
    const message = 'The server sent an empty answer. Try again in a moment.'
    throw new AppError('invalid-response', message, `${name}: ${answer.status} without data`)
  }
  return answer.data as Success<A>
}

/** Returns method and path of a request. The query may hold a search, so it is left out. */
function nameOf(request: object): string {
  const method = 'method' in request ? String(request.method) : ''
  return 'url' in request && request.url instanceof URL ? `${method} ${request.url.pathname}` : 'A request'
}

type CountAnswer = { count: number | null; error: { message: string; code: string } | null; status: number }

/** Resolves to the row count of a request with `head` and `count`. Throws `AppError`. */
export async function unwrapCount(request: PromiseLike<CountAnswer>): Promise<number> {
  const { count, error, status } = await request
  const name = nameOf(request)
  if (error) throw toAppError(error, status, name)
  if (count === null)
    throw new AppError('unexpected', 'The server did not count.', `${name}: ${status} without count`)
  return count
}

/** PostgREST and Postgres codes this product reacts to: https://docs.postgrest.org/en/stable/references/errors.html */
const kindByCode: Record<string, ErrorKind> = {
  PGRST116: 'not-found',
  PGRST301: 'unauthorized',
  PGRST302: 'unauthorized',
  PGRST303: 'unauthorized',
  '42501': 'forbidden',
  '23505': 'conflict',
  // Raised by our functions: somebody else saved the row meanwhile.
  PT409: 'conflict',
}

/** The JSON of a gateway may have neither. */
type Failure = { message?: string | undefined; code?: string | undefined }

/**
 * Converts an error of supabase-js to an `AppError`.
 * @param status HTTP status; 0 when no answer arrived.
 * @param request method and path
 */
export function toAppError(failure: Failure, status: number, request = 'A request'): AppError {
  const label = `${request}: ${status || 'no answer'} ${failure.code ?? ''}`.trim()
  // postgrest-js prepends the error's class: "TypeError: Failed to fetch".
  const message = (failure.message ?? '').replace(/^\w*Error: /, '')
  if (status === 0) return new AppError('offline', withConnectionHint(message), label)
  if (status === 401) return new AppError('unauthorized', message, label)
  // Gateways answer with HTML pages.
  const isReadable = message !== '' && !message.trimStart().startsWith('<')
  const isGateway = !isReadable || status === 502 || status === 504
  return new AppError(
    isGateway ? 'invalid-response' : (kindByCode[failure.code ?? ''] ?? 'unexpected'),
    isReadable ? message : `The server answered with status ${status}. Try again in a moment.`,
    label,
  )
}
