import { detailReceptionBranch } from '@/assets/pictures/web/detail-reception-branch'
import { hammam } from '@/assets/pictures/web/hammam'
import { relaxation } from '@/assets/pictures/web/relaxation'
import { relaxationPortrait } from '@/assets/pictures/web/relaxation-portrait'
import { about } from '@/content/about'
import { samples } from '@/content/samples'
import { HeroPlate } from '@/site/shared/hero-plate'
import { Invitation } from '@/site/shared/invitation'
import { RuledList } from '@/site/shared/ruled-list'
import { Picture } from '@/ui/picture'
import { BathhouseSection } from './bathhouse-section'
import { PrincipleDrawing } from './principle-drawing'

/** /about: the founder and the way the studio works. */
export function Component() {
  return (
    <>
      {/*
       * The header turns dark at 400 px, whatever is under it, and white again from 1000 to 1400 px: the band below must
       * begin there at every width.
       */}
      <div className="flex min-h-[1000px] flex-col [--title:calc((100vw-2*var(--spacing-margin))*0.348)] md:[--title:min((100vw-2*var(--spacing-margin))*0.1119,20svh)] print:block print:min-h-0">
        <HeroPlate
          picture={relaxation}
          portrait={relaxationPortrait}
          alt="Study for a relaxation room at dusk: daybeds by a low fire"
          height="clamp(20rem, 100svh - 6rem, 1000px - 13rem)"
          // What the title leaves of the window, and of the 1000 px; on high phones what title, lead and drawing leave. Phones
          // show the fire and the table whole, and nothing of the window. Both beds are whole in windows wider than high.
          className="max-h-[clamp(28rem,100svh-var(--title)-11.25rem,1000px-var(--title)-12.75rem)] max-[30rem]:max-h-[clamp(22rem,100svh-var(--title)-10.25rem,1000px-var(--title)-24.5rem-20vw)] md:max-h-[clamp(20rem,100svh-var(--title)-4rem,1000px-var(--title)-10rem)] [--shade-head:0.6] [--shade-tail:16rem] max-[30rem]:overflow-clip max-[30rem]:not-print:[&>.backdrop]:-right-1/4 [--picture-position:0%_75%] landscape:[--picture-position:50%_90%]"
        />
        <div className="px-margin pt-6 pb-8 max-[30rem]:pb-4 md:pt-13">
          <h1 className="-ml-[0.04em] text-[length:calc(var(--title)/2)] leading-none md:-ml-[0.072em] md:text-[length:var(--title)] md:whitespace-nowrap">
            {about.title}
          </h1>
          <p className="mt-6 max-w-[20rem] text-[1.5rem] leading-normal md:mt-5 md:max-w-none md:text-balance md:text-lead">
            {about.lead}
          </p>
        </div>
        <Drawing className="mt-auto pb-4 min-[30rem]:hidden print:hidden" />
      </div>
      <section className="on-dark grid h-[400px] content-center bg-ink px-margin text-steam print:block print:h-auto">
        <p className="max-w-[22ch] font-display text-[2rem] leading-[1.15] md:text-balance md:text-[clamp(2.75rem,4.6vw,4.5rem)] print:break-inside-avoid">
          {about.belief}
        </p>
      </section>
      <section className="pb-10 max-[30rem]:pb-section md:pt-section">
        <div className="grid px-margin md:split md:grid-rows-[auto_1fr]">
          <div className="-mx-margin md:row-span-2 md:mr-0 print:hidden">
            <Picture
              picture={hammam}
              alt=""
              sizes="(min-width: 64rem) 42vw, 100vw"
              className="w-full md:aspect-auto md:h-full md:min-h-[33vw] md:[--picture-position:50%_72%]"
            />
          </div>
          <h2 className="max-md:mt-12 text-h2">{about.founder.title}</h2>
          <div className="md:col-start-2">
            {about.founder.paragraphs.map((text) => (
              <p
                key={text}
                className="mt-6 max-w-[62ch] text-body first-of-type:text-lead md:text-[max(1.1875rem,1.25vw)] md:first-of-type:text-[max(1.5rem,1.6vw)] md:first-of-type:leading-[1.45]"
              >
                {text}
              </p>
            ))}
          </div>
        </div>
        <Drawing className="mt-section max-[30rem]:hidden" />
      </section>
      <section data-header="white" className="on-dark bg-basalt px-margin py-section text-steam">
        <h2 className="text-h2">On our table</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-[4.166%] gap-y-10 lg:grid-cols-4">
          {samples.map(({ title, text, picture }) => (
            <li key={title}>
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 64rem) 22vw, 45vw"
                className="aspect-[4/5]"
              />
              <h3 className="mt-4 text-[1.375rem] leading-snug">{title}</h3>
              <p className="mt-1 text-sand">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="px-margin py-section">
        <RuledList
          level="h2"
          items={about.principles.map(({ id, title, text }) => ({
            title,
            text,
            drawing: <PrincipleDrawing id={id} />,
          }))}
        />
      </section>
      <Invitation
        title="Ask us something practical"
        text="It’s the fastest way to see how we think."
        picture={detailReceptionBranch}
      />
    </>
  )
}

/** The section of a bathhouse with its caption: on phones in the first screen, else below the founder. */
function Drawing({ className }: { className: string }) {
  return (
    <figure className={className}>
      <BathhouseSection />
      <figcaption className="mt-3 px-margin text-current/85 text-note">{about.drawing}</figcaption>
    </figure>
  )
}
