import { hall } from '@/assets/pictures/web/hall'
import { hallPortrait } from '@/assets/pictures/web/hall-portrait'
import { brand } from '@/content/brand'
import { heroWords } from '@/content/home'
import { paths } from '@/lib/paths'
import { sectionProps } from '@/site/home/section-machine'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

/** Shifts of the first capitals by their side bearing in Marcellus, so that their stems align with the text below. */
const opticalIndent: Readonly<Record<string, string>> = { V: '0.03em', C: '-0.03em', R: '-0.06em' }

/** The hero: three words, the tagline and the way to the projects, over a drifting picture of a bath hall. */
export function HeroScene() {
  return (
    <section
      {...sectionProps('hero')}
      data-header="white"
      className="scene on-dark relative isolate flex flex-col justify-end overflow-hidden bg-ink text-steam"
    >
      <div className="hero-drift absolute inset-0 -z-20 print:relative print:h-[9cm]">
        <Picture
          picture={hall}
          portrait={hallPortrait}
          alt="Study for a bath hall: a long still pool between arches, candle light, dusk in the far window"
          sizes="100vw"
          height="100svh"
          eager
          className="size-full"
        />
      </div>
      <div aria-hidden="true" className="hero-steam absolute inset-0 -z-10" />
      <div className="shade-head" />
      <div className="shade-rail" />
      <div className="shade-foot lg:opacity-80 [--shade-words:0.45] [--shade-height:max(54rem,86svh)] [--shade-width:max(70rem,62vw)]" />
      <div
        data-on-picture=""
        className="section-buttons-lane px-margin pt-24 pb-24 md:pr-(--lane) md:pb-16 md:[@media(height<40rem)]:pb-8"
      >
        <h1 className="hero-words">
          <span className="sr-only">{`${brand.name}: `}</span>
          {heroWords.map((word) => (
            <span key={word} className="block" style={{ marginLeft: opticalIndent[word[0] ?? ''] }}>
              {`${word} `}
            </span>
          ))}
        </h1>
        <div className="mt-8 [@media(height<40rem)]:mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <p className="max-w-[34ch] text-lead">{brand.tagline}</p>
          <ButtonLink to={paths.projects()} {...pageLink()} variant="pale">
            See Our Work
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
