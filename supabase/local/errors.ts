type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** What PostgREST answers with 400 and the library with 500 and a code of its own. */
const badRequests = new Set([
  '23514', // a check constraint
  'P0001', // raise exception
])

/**
 * The `normalizeDbError` of a connection. An error with the code PGRST is the library's (and PostgREST's) way to
 * let the database dictate the answer, so it carries status, code and message through unchanged.
 */
export function normalizeDbError(error: unknown): unknown {
  if (!isDatabaseError(error) || !badRequests.has(error.code)) return error
  const { code, message, detail = null, hint = null } = error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  }
}
