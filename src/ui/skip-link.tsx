/** A skip link: the first tab stop, which jumps over the navigation to the element with this id. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 bg-ink px-4 py-3 text-steam focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}
