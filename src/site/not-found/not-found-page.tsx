import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/button'

export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname])
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-6 px-margin text-center">
      <title>{`Page not found · ${brand.name}`}</title>
      <h1 className="text-title">Oops! Page not found</h1>
      <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
    </main>
  )
}
