import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { saunaBench } from '@/assets/pictures/web/sauna-bench'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'
import { rises } from '@/site/home/section-motion'
import { Storey } from '@/site/home/storey'
import { pageLink } from '@/site/shared/page-link'
import { Picture } from '@/ui/picture'

const links = [
  { to: paths.commercial(), label: 'Commercial' },
  { to: paths.residential(), label: 'Residential' },
] as const

/** The services over a picture of a sauna. `soon`: the visitor is one section before them. */
export function ServicesScene({ soon }: { soon: boolean }) {
  return (
    <Storey id="services" className="isolate flex flex-col justify-end overflow-clip">
      <Picture
        picture={saunaBench}
        alt="A bucket of water on a cedar bench beside the stones of a sauna"
        soon={soon}
        sizes="100vw"
        height="100svh"
        className="backdrop"
      />
      <div className="shade-figure" />
      <div className="shade-foot" />
      <div className="shade-head" />
      <div ref={rises} data-on-picture="" className="section-foot">
        <h2 className="max-w-[14ch] text-h2">{home.services.title}</h2>
        <p className="mt-3 max-w-[34rem] text-body max-md:text-[1rem] max-md:leading-6 md:mt-[clamp(0.75rem,2.5svh,2rem)]">
          {home.services.text}
        </p>
        <div className="mt-5 max-w-[34rem] md:mt-[clamp(1rem,4svh,2.5rem)] border-current/40 border-b">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              {...pageLink()}
              className="group flex items-center justify-between gap-6 border-current/40 border-t py-[clamp(0.5rem,1.25svh,1rem)] md:py-[clamp(0.5rem,1.75svh,1rem)] font-display text-title transition-colors duration-150 hover:border-ember hover:text-ember"
            >
              <span>{label}</span>
              <ArrowRight
                strokeWidth={1}
                aria-hidden="true"
                className="-mr-[5.25px] size-7 translate-y-[0.5px] transition-transform duration-200 ease-out group-hover:translate-x-1"
              />
            </Link>
          ))}
        </div>
      </div>
    </Storey>
  )
}
