import { AppError } from '@/lib/errors'
import { toAppError } from './to-app-error'

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
