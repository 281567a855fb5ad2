import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { RequireStaff } from '@/auth/require-staff'
import { useSignInState } from '@/auth/sign-in-state'
import type { PageHandle } from '@/lib/seo/page-handle'
import { SkipLink } from '@/ui/skip-link'
import { Toaster } from '@/ui/toaster'
import { DashboardNav } from './dashboard-nav'
import { findMenuItem } from './menu'

export const handle: PageHandle = { title: (pathname) => findMenuItem(pathname)?.title ?? 'Dashboard' }

/** The guarded frame around every dashboard screen. */
export function Component() {
  return (
    <RequireStaff>
      <Frame />
    </RequireStaff>
  )
}

function Frame() {
  useOfferToContinue()
  return (
    <div className="min-h-svh md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <SkipLink to="content" />
      <DashboardNav />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-5 py-6 focus:outline-none md:px-8 md:py-8 xl:px-12"
      >
        <Outlet />
      </main>
      <Toaster />
    </div>
  )
}

/** After signing in on the way to a deeper screen, offers to go on to it. */
function useOfferToContinue() {
  const { from } = useSignInState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isElsewhere = from !== undefined && from !== pathname + search
  useEffect(() => {
    const item = isElsewhere && findMenuItem(new URL(from, window.location.origin).pathname)
    if (!item) return
    toast('You are signed in.', {
      id: 'continue',
      duration: 20_000,
      action: { label: `Continue to ${item.title}`, onClick: () => navigate(from) },
    })
  }, [from, isElsewhere, navigate])
}
