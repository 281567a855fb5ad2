/** One line of the report: what was asked, what came back, what it means, and how to mend it. */
export type Finding = {
  /** `unknown`: cannot be seen from here, or is for a person to decide. */
  verdict: 'ok' | 'wrong' | 'unknown'
  asked: string
  answer: string
  meaning: string
  mend?: string
}

/** A finding that needs nobody. */
export const ok = (asked: string, answer: string, meaning: string): Finding => ({
  verdict: 'ok',
  asked,
  answer,
  meaning,
})

/** A finding that makes the command fail. */
export const wrong = (asked: string, answer: string, meaning: string, mend: string): Finding => ({
  verdict: 'wrong',
  asked,
  answer,
  meaning,
  mend,
})

/** A finding that leaves the question open. */
export const unknown = (asked: string, answer: string, meaning: string, mend: string): Finding => ({
  verdict: 'unknown',
  asked,
  answer,
  meaning,
  mend,
})

const signs = { ok: '✓', wrong: '✗', unknown: '?' }

/** The finding as text: one line where all is well, else three. */
export function print({ verdict, asked, answer, meaning, mend }: Finding): string {
  const line = `${signs[verdict]} ${asked}: ${answer}.`
  return mend ? `${line}\n    ${meaning}.\n    Mend: ${mend}.` : `${line} ${meaning}.`
}
