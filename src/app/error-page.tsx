import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/ui/button'

/** What is shown where a screen fails to load or crashes. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-6 px-margin text-center">
      <h1 className="text-title">Something went wrong</h1>
      <p className="max-w-md text-clay">
        This page could not be shown. Nothing you saved is lost. Reload it, and check your connection if that
        does not help.
      </p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </main>
  )
}
