/** One line of the report: what was asked, the answer, its meaning, and how to mend it. */
export type Finding = {
  /** `unknown`: cannot be seen from here, or a person has to decide. */
  verdict: 'ok' | 'wrong' | 'unknown'
  asked: string
  answer: string
  meaning: string
  mend?: string
}

type Report = (asked: string, answer: string, meaning: string, mend: string) => Finding

/** A finding without anything to do. */
export const ok = (asked: string, answer: string, meaning: string): Finding => {
  return { verdict: 'ok', asked, answer, meaning }
}

/** A finding that makes the command fail. */
export const wrong: Report = (asked, answer, meaning, mend) => {
  return { verdict: 'wrong', asked, answer, meaning, mend }
}

/** A finding that leaves the question open. */
export const unknown: Report = (asked, answer, meaning, mend) => {
  return { verdict: 'unknown', asked, answer, meaning, mend }
}

const signs = { ok: '✓', wrong: '✗', unknown: '?' }

/** The finding as text: one line if all is well, else three. */
export function print({ verdict, asked, answer, meaning, mend }: Finding): string {
  const line = `${signs[verdict]} ${asked}: ${answer}.`
  return mend ? `${line}\n    ${meaning}.\n    Mend: ${mend}.` : `${line} ${meaning}.`
}
