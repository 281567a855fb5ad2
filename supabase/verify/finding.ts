/** One entry of the report: the question, the answer, its meaning, and how to mend it. */
export type Finding = {
  /** `unknown`: cannot be seen from here, or a person has to decide. */
  verdict: 'ok' | 'wrong' | 'unknown'
  asked: string
  answer: string
  meaning: string
  mend?: string
}

type Report = (answer: string, meaning: string, mend: string) => Finding

/** The findings about one question: `wrong` makes the command fail, `unknown` leaves the question open. */
export function about(asked: string) {
  const ok = (answer: string, meaning: string): Finding => ({ verdict: 'ok', asked, answer, meaning })
  const wrong: Report = (answer, meaning, mend) => ({ verdict: 'wrong', asked, answer, meaning, mend })
  const unknown: Report = (answer, meaning, mend) => ({ verdict: 'unknown', asked, answer, meaning, mend })
  return { ok, wrong, unknown }
}

const signs = { ok: '✓', wrong: '✗', unknown: '?' }

/** The finding as text: one line if all is well, else three. */
export function print({ verdict, asked, answer, meaning, mend }: Finding): string {
  const line = `${signs[verdict]} ${asked}: ${answer}.`
  return mend ? `${line}\n    ${meaning}.\n    Mend: ${mend}.` : `${line} ${meaning}.`
}
