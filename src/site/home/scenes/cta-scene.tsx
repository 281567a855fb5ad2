import { water } from '@/assets/pictures/web/water'
import { waterPortrait } from '@/assets/pictures/web/water-portrait'
import { home } from '@/content/home'
import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { rises } from '@/site/home/section-motion'
import { Storey } from '@/site/home/storey'
import { WaterFilm } from '@/site/home/water-film'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

const letsConnect = { name: 'click_cta', category: 'engagement', label: 'lets_connect_cta' } as const

/** The call to action. `near`: the visitor is at this section or one before it. */
export function CtaScene({ near }: { near: boolean }) {
  return (
    <Storey id="cta" className="isolate flex flex-col justify-end overflow-clip">
      <Picture
        picture={water}
        portrait={waterPortrait}
        alt=""
        soon={near}
        sizes="100vw"
        height="100svh"
        className="backdrop"
      />
      <div className="shade-figure" />
      <div className="shade-foot" />
      <div className="shade-head" />
      <div ref={rises} data-on-picture="" className="section-foot">
        <h2 className="max-w-[10ch] text-display">{home.cta.title}</h2>
        <p className="mt-4 max-w-[34ch] text-balance text-lead md:mt-[clamp(1rem,5svh,2rem)]">
          {home.cta.text}
        </p>
        <ButtonLink
          to={paths.contact()}
          {...pageLink()}
          variant="pale"
          className="mt-10"
          onClick={() => track(letsConnect)}
        >
          {home.cta.link}
        </ButtonLink>
      </div>
      <WaterFilm near={near} />
    </Storey>
  )
}
