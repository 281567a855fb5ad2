import type { MouseEvent } from 'react'

/** A skip link: the first tab stop, which jumps over the navigation to the element with this id. */
export function SkipLink({ to }: { to: string }) {
  // The browser's own jump would add a history entry, and leaving a form across that entry asks no question.
  function skip(event: MouseEvent) {
    event.preventDefault()
    const target = document.getElementById(to)
    target?.scrollIntoView({ behavior: 'instant' })
    target?.focus({ preventScroll: true })
  }

  return (
    <a
      href={`#${to}`}
      onClick={skip}
      className="fixed top-2 left-2 z-60 -translate-y-20 bg-ink px-4 py-3 text-steam focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}
