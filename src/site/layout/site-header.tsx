import { Menu } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { scrollWindow } from '@/motion/smooth-scroll'
import type { MobileMenu } from './mobile-menu'
import { headerLinks } from './site-links'
import { useHeaderState } from './use-header-state'

/** Time for the way back to the top (s). */
const toTopDuration = 0.6

export function SiteHeader() {
  const { opaque, tone } = useHeaderState()
  const { pathname, key } = useLocation()
  const [openFor, setOpenFor] = useState<string | null>(null)
  const closeMenu = useCallback(() => setOpenFor(null), [])
  const isHome = pathname === paths.home()
  const { LoadedMenu, loadMenu } = useLateMenu()

  return (
    <header
      className={cx(
        'fixed inset-x-0 top-0 z-30 print:absolute transition-colors duration-200',
        tone === 'white' ? 'on-dark text-steam' : 'text-ink',
        opaque && (tone === 'white' ? 'bg-ink' : 'bg-travertine'),
      )}
    >
      <div className="mx-auto flex h-18 items-center justify-between gap-8 px-margin">
        <Link
          to={paths.home()}
          aria-label={`${brand.name}, home`}
          className="py-2 font-display text-[1.375rem] tracking-[0.08em]"
          onClick={() => isHome && scrollWindow(0, toTopDuration)}
        >
          {brand.name}
        </Link>
        <nav aria-label="Main" className="hidden gap-8 md:flex">
          {headerLinks.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center border-b text-[0.9375rem] transition-colors duration-150 hover:border-current',
                  isActive ? 'border-current' : 'border-transparent',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <button
          type="button"
          aria-label="Open menu"
          aria-expanded={openFor === key}
          aria-haspopup="dialog"
          onPointerEnter={loadMenu}
          onClick={() => {
            loadMenu()
            setOpenFor(key)
          }}
          className="-mr-3 grid size-11 cursor-pointer place-items-center md:hidden"
        >
          <Menu size={24} strokeWidth={1.25} aria-hidden="true" />
        </button>
      </div>
      {/* A menu belongs to the address it was opened at: following a link closes it. */}
      {LoadedMenu && <LoadedMenu open={openFor === key} onClose={closeMenu} />}
    </header>
  )
}

/**
 * The menu's dialog, only needed on small screens: fetched with the first touch, because a finger on the page is soon on
 * the menu. Not `lazy`, because React shows what was suspended 300 ms later at the earliest.
 */
function useLateMenu() {
  const [loaded, setLoaded] = useState<{ MobileMenu: typeof MobileMenu } | null>(null)
  // Offline the next tap on the button tries again.
  const loadMenu = useCallback(() => void import('./mobile-menu').then(setLoaded, () => {}), [])

  useEffect(() => {
    window.addEventListener('touchstart', loadMenu, { once: true, passive: true })
    return () => window.removeEventListener('touchstart', loadMenu)
  }, [loadMenu])

  return { LoadedMenu: loaded?.MobileMenu, loadMenu }
}
