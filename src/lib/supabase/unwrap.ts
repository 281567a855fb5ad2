import { toAppError } from '@/lib/errors'

type Answer<T> =
  | { data: T; error: null; status: number }
  | { data: unknown; error: { message: string; code?: string }; status: number }

/** PostgREST resolves on failure; this throws instead, once, as `AppError`. */
export async function unwrap<T>(request: PromiseLike<Answer<T>>): Promise<T> {
  const answer = await request
  if (answer.error) throw toAppError(answer.error, answer.status)
  return answer.data as T
}
