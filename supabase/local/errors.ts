type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** PostgREST's HTTP status for codes that the library answers with 500; null for all others. */
function statusOf(code: string): number | null {
  const isCheckViolation = code === '23514'
  const isRaisedException = code === 'P0001'
  if (isCheckViolation || isRaisedException) return 400
  // `raise … using errcode = 'PT429'`: the function chooses the status.
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1]
  return chosen ? Number(chosen) : null
}

/**
 * The `normalizeDbError` of a connection: gives errors the status PostgREST would. An error with the code PGRST is
 * the library's (and PostgREST's) way to set status, code and message of the answer from the database.
 */
export function normalizeDbError(error: unknown): unknown {
  const status = isDatabaseError(error) ? statusOf(error.code) : null
  if (!isDatabaseError(error) || status === null) return error
  const { code, message, detail = null, hint = null } = error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}
