import { type ReactNode, useEffect } from 'react'
import { useNavigationType, useRouteError } from 'react-router-dom'
import { reloadIfAnswered } from '@/lib/browser'
import { logError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { PageHead } from './page-head'

/** The error boundary of all pages, for code that fails to load and for errors while rendering. */
export function ErrorPage() {
  return (
    <main className="flex min-h-svh px-margin">
      <PageHead />
      <Failure heading={<h1 className="text-title">Something went wrong</h1>}>
        This page could not be shown. Reload it, check your connection if that does not help, or go{' '}
        {/* A plain link, because the router's code may be the part that fails. */}
        <a href={paths.home()} className="underline">
          home
        </a>
        .
      </Failure>
    </main>
  )
}

/** The error boundary of dashboard screens, inside the frame, which already has the h1. */
export function ScreenError() {
  return (
    <Failure heading={<h2 className="text-title">Something went wrong</h2>}>
      This page could not be shown. Nothing you saved is lost. Reload it, and check your connection if that
      does not help.
    </Failure>
  )
}

/** Matches the messages of Chromium, Firefox and WebKit about code, and of Vite about style sheets. */
const missingCode = /dynamically imported|module script|preload CSS/

function Failure({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const error = useRouteError()
  // 'POP' is also the type of a fresh load. Its code has just been fetched, so a reload would not help.
  const isLinked = useNavigationType() !== 'POP'
  useEffect(() => {
    logError(error)
    if (isLinked && missingCode.test(String(error))) void reloadIfAnswered()
  }, [error, isLinked])
  return (
    <section role="alert" className="m-auto grid max-w-md justify-items-center gap-6 text-center">
      {heading}
      <p className="text-clay">{children}</p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </section>
  )
}
