import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { toast } from 'sonner'
import { useAuth } from '@/auth/auth-context'
import { brand } from '@/content/brand'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Tooltip } from '@/ui/tooltip'
import { menu } from './menu'

/** Beside the screen from 768 px on, above it on phones. */
export function DashboardNav() {
  return (
    <header className="on-dark flex flex-wrap items-center gap-x-6 bg-ink px-5 py-3 text-steam md:sticky md:top-0 md:h-svh md:flex-col md:flex-nowrap md:items-stretch md:px-0 md:py-7">
      <Link to={paths.home()} className="py-1 font-display text-[1.25rem] tracking-[0.08em] md:px-7">
        {brand.name}
      </Link>
      <nav
        aria-label="Dashboard"
        className="order-last -mx-2 flex w-full gap-2 overflow-x-auto md:order-none md:mx-0 md:mt-10 md:flex-1 md:flex-col md:gap-0"
      >
        {menu.map((item) => (
          <NavLink
            key={item.path}
            to={item.path}
            end
            className={({ isActive }) =>
              cx(
                'flex min-h-11 items-center whitespace-nowrap px-2 text-[0.9375rem] transition-colors duration-150 md:border-l-2 md:px-6.5',
                isActive ? 'border-ember text-steam' : 'border-transparent text-sand hover:text-steam',
              )
            }
          >
            {item.title}
          </NavLink>
        ))}
      </nav>
      <Account />
    </header>
  )
}

function Account() {
  const { user, signOut } = useAuth()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    const error = await signOut()
    if (!error) return
    setBusy(false)
    toast(error.message || 'Failed to sign out')
  }

  return (
    <div className="ml-auto flex min-w-0 items-center gap-4 md:mt-6 md:ml-0 md:border-basalt md:border-t md:px-7 md:pt-5">
      <div className="hidden min-w-0 flex-1 sm:block">
        <p className="truncate text-[0.875rem]" title={user?.email}>
          {user?.email}
        </p>
        <p className="text-[0.8125rem] text-sand">Administrator</p>
      </div>
      <Tooltip text="Sign out">
        <button
          type="button"
          aria-label="Sign out"
          disabled={busy}
          onClick={leave}
          className="grid size-11 shrink-0 cursor-pointer place-items-center text-sand transition-colors duration-150 hover:text-steam"
        >
          <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </Tooltip>
    </div>
  )
}
