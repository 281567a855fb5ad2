import { Link } from 'react-router-dom'
import { brand } from '@/content/brand'
import { addressLine, business } from '@/content/business'
import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { publicPages } from '@/lib/seo/public-pages'
import { NewsletterForm } from '@/site/newsletter/newsletter-form'
import { pageLink } from '@/site/shared/page-link'
import { useHydrated } from '@/site/shared/use-hydrated'

const subscribed = {
  name: 'form_submit',
  category: 'lead_generation',
  label: 'footer_email_signup',
} as const

/** Every public page but /projects, to which the home page leads. */
const links = publicPages.filter(({ path }) => path !== paths.projects())

/** The id of the element that shows the copyright year. */
const yearId = 'copyright-year'

/** The year by the visitor's clock. Hydration begins with the prerendered text, which may be of an earlier year. */
function useCurrentYear(): string {
  const year = String(new Date().getFullYear())
  const prerendered = globalThis.document?.getElementById(yearId)?.textContent
  return useHydrated() ? year : (prerendered ?? year)
}

const linkClass =
  'flex min-h-11 items-center md:min-h-[clamp(2.75rem,6.2svh,3.5rem)] [overflow-wrap:anywhere] hover:text-ember'

/** The footer of the public pages: newsletter, links, mail and telephone, copyright line. */
export function SiteFooter() {
  return (
    <footer data-header="white" className="site-footer below-header on-dark bg-ink text-steam">
      <div className="@container px-margin pt-8 md:pt-[max(2rem,17svh-2.9rem)]">
        <div className="grid grid-cols-1 gap-x-[8.33%] gap-y-4 lg:grid-cols-[4fr_7fr] lg:items-baseline">
          <NewsletterForm onSubscribed={() => track(subscribed)} />
          <div className="grid grid-cols-2 content-start items-baseline gap-x-3 gap-y-5 lg:grid-cols-[1fr_1fr_max-content] lg:gap-x-4">
            <nav
              aria-label="Footer"
              className="col-span-2 grid grid-flow-col grid-cols-subgrid grid-rows-4 content-start border-current/25 font-display text-[1.25rem] md:text-[1.5rem] max-lg:border-t max-lg:pt-5"
            >
              {links.map(({ path, name }) => (
                <Link key={path} to={path} {...pageLink()} className={linkClass}>
                  {name}
                </Link>
              ))}
            </nav>
            <address className="col-span-2 grid grid-cols-subgrid content-start border-current/25 text-[1.25rem] not-italic max-sm:block md:text-[1.5rem] max-lg:border-t max-lg:pt-2 lg:col-span-1 lg:block">
              <a href={`mailto:${business.founder.email}`} className={linkClass}>
                {business.founder.email}
              </a>
              <a href={`tel:${business.phone.dial}`} className={linkClass}>
                {business.phone.display}
              </a>
            </address>
          </div>
        </div>
        <p aria-hidden="true" className="signature print:hidden" style={{ '--letters': brand.name.length }}>
          {brand.name}
        </p>
        <p className="waterline bg-linear-to-b from-tide/55 to-pool text-note text-sand">
          <span>
            © <span id={yearId}>{useCurrentYear()}</span>
            <span>{` ${brand.legalName}`}</span>
          </span>
          <span>{addressLine}</span>
        </p>
      </div>
      <div aria-hidden="true" className="slab border-b-0 print:hidden md:h-[8svh]" />
    </footer>
  )
}
