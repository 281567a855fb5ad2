import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { Accordion } from '@/ui/accordion'

const items = faq.map(({ id, question, answer }) => ({ id, title: question, content: answer }))

export function FaqScene() {
  return (
    <section
      id="faq"
      aria-label="FAQ"
      data-header="dark"
      className="scene grid content-center gap-10 bg-steam px-margin py-24 md:pr-[max(var(--spacing-margin),4.5rem)] md:grid-cols-[4fr_7fr] md:gap-x-[8.33%]"
    >
      <h2 className="text-h2">{home.faq.title}</h2>
      <Accordion items={items} />
    </section>
  )
}
