import { type ReactNode, useId } from 'react'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** A section of a tab; its title is beside the content on wide screens. */
export function Section({ title, note, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-line border-t py-8 first:border-t-0 first:pt-2 xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="text-[1.25rem] leading-snug">
          {title}
        </h3>
        {note && <p className="mt-1 text-note text-clay">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** The paragraphs of a section. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[68ch] gap-2 text-ui">{children}</div>
}
