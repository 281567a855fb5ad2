import { hall } from '@/assets/pictures/web/hall'
import { brand } from '@/content/brand'
import { heroWords } from '@/content/home'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

export function HeroScene() {
  return (
    <section
      id="hero"
      aria-label="Hero"
      data-header="white"
      className="scene on-dark relative isolate flex flex-col justify-end overflow-hidden bg-ink text-steam"
    >
      <div className="hero-drift absolute inset-0 -z-20">
        <Picture
          picture={hall}
          alt="Study for a bath hall: a long still pool between arches, candle light, dusk in the far window"
          sizes="100vw"
          eager
          className="size-full"
        />
      </div>
      <div aria-hidden="true" className="hero-steam absolute inset-0 -z-10" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink/85 via-ink/20 to-ink/45" />
      <div className="px-margin pt-28 pb-24 md:pb-16">
        <h1 className="hero-words">
          <span className="sr-only">{brand.name}: </span>
          {heroWords.map((word) => (
            <span key={word} className="block">
              {word}{' '}
            </span>
          ))}
        </h1>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <p className="max-w-[34ch] text-lead">{brand.tagline}</p>
          <ButtonLink to={paths.projects()} variant="pale">
            See Our Work
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
