import { toAppError } from '@/lib/errors'

type Answer =
  | { data: unknown; error: null; status: number }
  | { data: null; error: { message: string; code: string }; status: number }

type Success<A extends Answer> = Extract<A, { error: null }>['data']

/** Resolves to the data of a PostgREST request. Throws `AppError` where supabase-js resolves with an error. */
export async function unwrap<A extends Answer>(request: PromiseLike<A>): Promise<Success<A>> {
  const answer: Answer = await request
  if (answer.error) throw toAppError(answer.error, answer.status)
  return answer.data as Success<A>
}
