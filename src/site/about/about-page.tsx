import { hall } from '@/assets/pictures/web/hall'
import { relaxation } from '@/assets/pictures/web/relaxation'
import { travertine } from '@/assets/pictures/web/travertine'
import { about } from '@/content/about'
import { keyFigures } from '@/content/business'
import { Invitation } from '@/site/shared/invitation'
import { KeyFigures } from '@/site/shared/key-figures'
import { PageHero } from '@/site/shared/page-hero'
import { Study } from '@/site/shared/study'
import { Picture } from '@/ui/picture'

export function Component() {
  return (
    <>
      <PageHero
        caption="About"
        title={about.title}
        lead={about.lead}
        picture={relaxation}
        alt="Study for a relaxation room: daybeds, a low fire, dusk in the window"
      />
      <section className="grid gap-12 px-margin py-section md:grid-cols-[7fr_4fr] md:gap-x-[8.33%]">
        <div className="max-w-[62ch]">
          <h2 className="text-h2">{about.founder.title}</h2>
          {about.founder.paragraphs.map((text) => (
            <p key={text} className="mt-6 text-body">
              {text}
            </p>
          ))}
        </div>
        <Study
          picture={travertine}
          alt="Pitted travertine at the side of a pool, darker where it meets the water"
          caption="Study for a pool edge. Travertine, where the water has begun to work on it."
          sizes="(min-width: 768px) 33vw, 100vw"
        />
      </section>
      <section className="on-dark relative isolate flex min-h-[36rem] items-end overflow-hidden bg-ink text-steam">
        <div className="absolute inset-0 -z-10 opacity-40">
          <Picture picture={hall} alt="" sizes="100vw" className="size-full" />
        </div>
        <p className="max-w-[24ch] px-margin py-20 font-display text-h2">{about.belief}</p>
      </section>
      <section className="px-margin py-section">
        <KeyFigures figures={[keyFigures.experience, keyFigures.fullDevelopment, keyFigures.consulting]} />
        <div className="mt-20 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {about.principles.map(({ title, text }) => (
            <div key={title} className="border-line border-t pt-6">
              <h2 className="text-title">{title}</h2>
              <p className="mt-4 text-body">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <Invitation
        title="Ask us something practical"
        text="It is the quickest way to find out how we think."
      />
    </>
  )
}
