import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'

/** The call to action at the end of a page: a link to /contact. */
export function Invitation({ title, text }: { title: string; text: string }) {
  return (
    <section className="break-inside-avoid px-margin py-section">
      <Reveal className="grid gap-x-[8.33%] gap-y-6 border-line border-t pt-12 md:grid-cols-[7fr_4fr] md:items-baseline">
        <h2 className="max-w-[18ch] text-h2">{title}</h2>
        <div>
          <p className="text-body">{text}</p>
          <ButtonLink to={paths.contact()} {...pageLink()} className="mt-6">
            Start a conversation
          </ButtonLink>
        </div>
      </Reveal>
    </section>
  )
}
