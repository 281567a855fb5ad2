import { relaxation } from '@/assets/pictures/web/relaxation'
import { relaxationPortrait } from '@/assets/pictures/web/relaxation-portrait'
import { travertine } from '@/assets/pictures/web/travertine'
import { water } from '@/assets/pictures/web/water'
import { about } from '@/content/about'
import { Reveal } from '@/motion/reveal'
import { HeroPlate } from '@/site/shared/hero-plate'
import { Invitation } from '@/site/shared/invitation'
import { Picture } from '@/ui/picture'

/** /about: the founder and the way the studio works. */
export function Component() {
  return (
    <>
      {/*
       * The header turns dark at 400 px, whatever is under it, and white again from 1000 to 1400 px: the band below must
       * begin there at every width.
       */}
      <div className="flex min-h-[1000px] flex-col print:block print:min-h-0">
        <HeroPlate
          picture={relaxation}
          portrait={relaxationPortrait}
          alt="Study for a relaxation room: daybeds, a low fire, dusk in the window"
          // What the title, the lead and the figure below leave of the 1000 px.
          height={`clamp(20rem, min(100svh - 22rem, 620px), 1000px - min(14vw, 14rem) - var(--below))`}
          // From the ceiling to the bed.
          className="[--shade-head:0.55] [--below:27rem] md:[--below:11rem] [--picture-position:50%_62%] landscape:[--picture-position:50%_30%]"
        />
        <div className="grid grow gap-x-[8.33%] gap-y-8 px-margin pt-10 pb-10 max-md:grid-rows-[auto_1fr] md:grid-cols-[7fr_4fr] md:pt-14">
          <div>
            <h1 className="max-w-[12ch] text-display">{about.title}</h1>
            <p className="mt-6 max-w-[44ch] text-lead">{about.lead}</p>
          </div>
          <figure className="flex min-h-40 flex-col">
            <Picture
              picture={travertine}
              alt="Pitted travertine at the side of a pool, darker where it meets the water"
              sizes="(min-width: 48rem) max(45vw, 540px), 100vw"
              className="aspect-auto w-full grow basis-0"
            />
            <figcaption className="mt-3 text-note text-clay">{about.stone}</figcaption>
          </figure>
        </div>
      </div>
      <div className="on-dark flex min-h-[400px] flex-col bg-ink text-steam md:flex-row">
        <p className="max-w-[24ch] self-end px-margin py-8 font-display text-[clamp(2rem,3.4vw,3.5rem)] leading-[1.15] max-md:order-1 max-md:self-start md:w-7/12 md:max-w-none print:break-inside-avoid">
          {about.belief}
        </p>
        <Picture
          picture={water}
          alt=""
          sizes="(min-width: 48rem) max(42vw, 640px), 100vw"
          className="aspect-auto w-full grow basis-0"
        />
      </div>
      <section className="grid gap-x-[8.33%] gap-y-8 px-margin pt-section md:grid-cols-[4fr_7fr]">
        <h2 className="text-h2">{about.founder.title}</h2>
        <div className="max-w-[62ch]">
          {about.founder.paragraphs.map((text) => (
            <p key={text} className="mb-6 text-body">
              {text}
            </p>
          ))}
        </div>
      </section>
      <section className="px-margin pt-section">
        <ol>
          {about.principles.map(({ title, text }) => (
            <li key={title} className="border-line border-t">
              <Reveal className="grid gap-x-[8.33%] gap-y-3 py-9 md:grid-cols-[4fr_7fr]">
                <h2 className="text-title">{title}</h2>
                <p className="max-w-[62ch] text-body">{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </section>
      <Invitation title="Ask us something practical" text="It’s the fastest way to see how we think." />
    </>
  )
}
