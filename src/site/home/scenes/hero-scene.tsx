import { hall } from '@/assets/pictures/web/hall'
import { hallPortrait } from '@/assets/pictures/web/hall-portrait'
import { brand } from '@/content/brand'
import { heroWords } from '@/content/home'
import { paths } from '@/lib/paths'
import { Storey } from '@/site/home/storey'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

/** Shifts of the first capitals by their side bearing in Marcellus, so that their stems align with the text below. */
const opticalIndent: Readonly<Record<string, string>> = { V: '0.03em', C: '-0.03em', R: '-0.06em' }

/** The hero: three words, the tagline and the way to the projects, over a drifting picture of a bath hall. */
export function HeroScene() {
  return (
    <Storey id="hero" className="isolate flex flex-col justify-end overflow-clip">
      <div className="hero-drift">
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
      <div className="shade-figure" />
      <div className="shade-foot" />
      <div data-on-picture="" className="section-foot">
        <h1 className="hero-words">
          <span className="sr-only">{`${brand.name}: `}</span>
          {heroWords.map((word) => (
            <span key={word} className="block" style={{ marginLeft: opticalIndent[word[0] ?? ''] }}>
              {`${word} `}
            </span>
          ))}
        </h1>
        <p className="text-balance text-lead">{brand.tagline}</p>
        <ButtonLink to={paths.projects()} {...pageLink()} variant="pale">
          See Our Work
        </ButtonLink>
      </div>
    </Storey>
  )
}
