import { water } from '@/assets/pictures/web/water'
import { home } from '@/content/home'
import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

const letsConnect = { name: 'click_cta', category: 'engagement', label: 'lets_connect_cta' } as const

export function CtaScene() {
  return (
    <section
      id="cta"
      aria-label="Contact"
      data-header="white"
      className="scene on-dark relative isolate flex flex-col justify-center overflow-hidden bg-tide text-steam"
    >
      <div className="absolute inset-0 -z-20">
        <Picture picture={water} alt="" sizes="100vw" className="size-full" />
      </div>
      <div className="absolute inset-0 -z-10 bg-ink/60" />
      <div className="px-margin py-24">
        <h2 className="max-w-[14ch] text-[clamp(2.75rem,7vw,7rem)] leading-[1.02]">{home.cta.title}</h2>
        <p className="mt-8 max-w-[48ch] text-lead">{home.cta.text}</p>
        <ButtonLink to={paths.contact()} variant="pale" className="mt-10" onClick={() => track(letsConnect)}>
          {home.cta.link}
        </ButtonLink>
      </div>
    </section>
  )
}
