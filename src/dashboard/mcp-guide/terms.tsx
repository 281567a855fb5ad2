import type { Point } from '@/content/mcp-guide'

/** The look of code, and of a place on the computer, in running text. */
export const mono = 'font-mono text-fine leading-6 [overflow-wrap:anywhere]'

/** A path through menus, such as `Settings > Extensions`. No line ends with a `>`. */
export const keepPaths = (text: string) => text.replaceAll('> ', '>\u00a0')

type TermsProps = {
  points: readonly Point[]
  /** The part that is code, or a place on the computer. */
  mono?: 'title' | 'text'
}

/** A list of titles, each beside its text. */
export function Terms({ points, mono: code }: TermsProps) {
  return (
    <dl className="divide-y divide-line">
      {points.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-6 gap-y-1 py-3.5 first:pt-0 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className={code === 'title' ? mono : 'font-medium text-ui'}>{title}</dt>
          <dd className={code === 'text' ? mono : 'max-w-[68ch] text-ui text-clay'}>{keepPaths(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
