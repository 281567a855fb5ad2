import { Link, NavLink, useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { scrollWindow } from '@/motion/smooth-scroll'
import { opensElsewhere, pageLink } from '@/site/shared/page-link'
import { MobileMenu } from './mobile-menu'
import { useHeaderState } from './use-header-state'

const links = [
  { to: paths.commercial(), label: 'Commercial' },
  { to: paths.residential(), label: 'Residential' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
] as const

/** Duration (s) of the scroll back to the top. */
const toTopDuration = 0.6

/** The header of the public pages: brand, links, and the menu of small screens. */
export function SiteHeader() {
  const { fixed, opaque, tone, ground, picture } = useHeaderState()
  const { pathname } = useLocation()
  const isHome = pathname === paths.home()

  return (
    <header
      className={cx(
        'inset-x-0 top-0 z-30 print:absolute bg-no-repeat forced-colors:bg-none! transition-colors duration-200',
        fixed ? 'fixed' : 'absolute',
        tone === 'white' ? 'on-dark text-steam' : 'text-ink',
        opaque && (tone === 'white' ? 'bg-ink' : 'bg-travertine'),
      )}
      style={{ backgroundColor: ground, ...picture }}
    >
      {/* One row, centered in the bar, with name and links on one baseline. */}
      <div className="mx-auto grid h-18 grid-flow-col content-center items-center justify-between md:items-baseline gap-8 px-margin">
        <Link
          to={paths.home()}
          // At home the window moves, and the router must not jump to the top meanwhile.
          {...(isHome ? { preventScrollReset: true } : pageLink())}
          aria-label={`${brand.name}, home`}
          className="wordmark py-2"
          onClick={(event) => isHome && !opensElsewhere(event) && scrollWindow(0, toTopDuration)}
        >
          {brand.name}
        </Link>
        <nav aria-label="Main" className="hidden gap-8 md:flex">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              {...pageLink()}
              end
              // Only the border: with transition-colors the inherited color would start to change after the header's own.
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center border-b text-ui transition-[border-color] duration-150 hover:border-current',
                  isActive ? 'border-current' : 'border-transparent forced-colors:border-b-0',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <MobileMenu links={links} />
      </div>
    </header>
  )
}
