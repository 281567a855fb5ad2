import { cedar } from '@/assets/pictures/web/cedar'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

export function ServicesScene() {
  return (
    <section
      id="services"
      aria-label="Services"
      data-header="dark"
      className="scene flex flex-col bg-travertine md:grid md:grid-cols-[7fr_5fr]"
    >
      <div className="scene-padding flex flex-col justify-center px-margin">
        <Reveal>
          <h2 className="max-w-[14ch] text-h2">{home.services.title}</h2>
          <p className="mt-6 max-w-[52ch] text-body">{home.services.text}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink to={paths.commercial()}>Commercial</ButtonLink>
            <ButtonLink to={paths.residential()} variant="secondary">
              Residential
            </ButtonLink>
          </div>
        </Reveal>
      </div>
      {/* Absolute, so that only the text determines the section's minimum height. */}
      <div className="relative min-h-24 grow">
        <Picture
          picture={cedar}
          alt="Cedar slats in raking light"
          sizes="(min-width: 768px) 42vw, 100vw"
          className="absolute! inset-0 size-full"
        />
      </div>
    </section>
  )
}
