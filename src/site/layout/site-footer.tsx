import { Link } from 'react-router-dom'
import { brand } from '@/content/brand'
import { addressLine } from '@/content/business'
import { track } from '@/lib/analytics'
import { NewsletterForm } from '@/site/newsletter/newsletter-form'
import { pageLink } from '@/site/shared/page-link'
import { footerLinks } from './site-links'
import { useCurrentYear, yearId } from './use-current-year'

const subscribed = {
  name: 'form_submit',
  category: 'lead_generation',
  label: 'footer_email_signup',
} as const

export function SiteFooter() {
  return (
    <footer className="below-header on-dark bg-ink px-margin pt-20 pb-8 text-steam print:py-0">
      <div className="grid grid-cols-1 gap-14 md:grid-cols-2 lg:grid-cols-[5fr_1fr_6fr]">
        <NewsletterForm onSubscribed={() => track(subscribed)} />
        <nav aria-label="Footer" className="grid grid-cols-2 content-start gap-x-8 lg:col-start-3">
          {footerLinks.map(({ path, name }) => (
            <Link
              key={path}
              to={path}
              {...pageLink()}
              className="flex min-h-11 items-center text-sand hover:text-steam"
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      <p className="mt-16 flex flex-wrap justify-between gap-4 border-basalt border-t pt-6 text-note text-sand print:mt-6">
        <span>
          © <span id={yearId}>{useCurrentYear()}</span> {brand.legalName}
        </span>
        <span>{addressLine}</span>
      </p>
    </footer>
  )
}
