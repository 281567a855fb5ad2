import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { Accordion } from '@/ui/accordion'

const items = faq.map(({ id, question, answer }) => ({ id, title: question, content: answer }))

/**
 * Aligned to the top, not centred, so that an opening answer does not move its question. The top padding centres the
 * list with one answer open (about 28rem).
 */
export function FaqScene() {
  return (
    <section
      id="faq"
      aria-label="FAQ"
      data-header="dark"
      className="scene grid content-start gap-10 bg-steam px-margin py-24 md:grid-cols-[4fr_7fr] md:gap-x-[8.33%] md:pt-[max(6rem,calc(50svh-14rem))] md:pr-[max(var(--spacing-margin),4.5rem)]"
    >
      <h2 className="text-h2">{home.faq.title}</h2>
      <Accordion items={items} />
    </section>
  )
}
