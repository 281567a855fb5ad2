import { cedar } from '@/assets/pictures/web/cedar'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'
import { sectionProps } from '@/site/home/section-machine'
import { opens, rises } from '@/site/home/section-motion'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

/** The services. `soon`: the visitor is one section before them. */
export function ServicesScene({ soon }: { soon: boolean }) {
  return (
    <section
      {...sectionProps('services')}
      data-header="dark"
      className="scene flex flex-col bg-travertine md:grid md:grid-cols-[7fr_5fr] md:pr-(--lane)"
    >
      <div className="scene-padding flex flex-col justify-center px-margin">
        <div ref={rises}>
          <h2 className="max-w-[14ch] text-h2">{home.services.title}</h2>
          <p className="mt-6 max-w-[52ch] text-body">{home.services.text}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink to={paths.commercial()} {...pageLink()}>
              Commercial
            </ButtonLink>
            <ButtonLink to={paths.residential()} {...pageLink()} variant="secondary">
              Residential
            </ButtonLink>
          </div>
        </div>
      </div>
      {/* Absolute, so that only the text determines the section's minimum height. */}
      <div className="relative isolate min-h-24 grow">
        <div ref={opens} className="backdrop">
          <Picture
            picture={cedar}
            alt="Cedar slats in raking light"
            soon={soon}
            sizes="(min-width: 48rem) max(42vw, 134svh), 100vw"
            className="aspect-auto size-full"
          />
        </div>
      </div>
    </section>
  )
}
