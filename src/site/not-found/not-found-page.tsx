import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/button'

export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname])
  return (
    <section className="on-dark flex min-h-svh flex-col items-start justify-center gap-8 bg-ink px-margin text-steam">
      <h1 className="text-h2">Oops! Page not found</h1>
      <ButtonLink to={paths.home()} variant="pale">
        Return to Home
      </ButtonLink>
    </section>
  )
}
