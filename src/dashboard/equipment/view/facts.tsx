import type { ReactNode } from 'react'

/** A list of terms and their values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>
}

/** A term and its value; line breaks of the value are kept. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ui text-clay">{term}</dt>
      <dd className="whitespace-pre-wrap break-words text-ui">{children}</dd>
    </div>
  )
}
