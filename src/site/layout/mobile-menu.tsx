import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { pageLink } from '@/site/shared/page-link'
import { useHydrated } from '@/site/shared/use-hydrated'

/** From this width on the header itself shows the links. */
const wide = '(min-width: 48rem)'

const id = 'menu'
/** Invoker attributes: they open and close the dialog before hydration, in browsers that support them. */
const opensMenu = { command: 'show-modal', commandfor: id }
const closesMenu = { command: 'close', commandfor: id }

/** Keeps Tab inside the menu. A native dialog lets it go on to the browser's own controls. */
function wrapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * The main links on small screens: a button and a full-screen native dialog. It opens without a render, restores focus and
 * closes with Escape.
 */
export function MobileMenu({ links }: { links: readonly { to: string; label: string }[] }) {
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])

  const isHydrated = useHydrated()

  // Set on the element: a state would need a render, which delays the menu's first paint.
  const syncExpanded = useCallback(
    () => opener.current?.setAttribute('aria-expanded', String(dialog.current?.open)),
    [],
  )

  // The menu may have been opened before hydration.
  useEffect(() => {
    if (isHydrated) syncExpanded()
  }, [isHydrated, syncExpanded])

  // Navigation closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation.
  useEffect(() => close, [key, close])

  useEffect(() => {
    const query = window.matchMedia(wide)
    const onChange = () => query.matches && close()
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [close])

  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        // A browser tells the state of `command` by itself, and HTML allows no `aria-expanded` beside it.
        {...(isHydrated ? { 'aria-expanded': false } : opensMenu)}
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
          syncExpanded()
        }}
        className="-mr-3 grid size-11 cursor-pointer place-items-center forced-colors:bg-[Canvas] md:hidden"
      >
        <Menu size={24} strokeWidth={1.25} aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label="Menu"
        data-lenis-prevent=""
        onClose={syncExpanded}
        onKeyDown={wrapFocus}
        className="on-dark m-0 h-dvh max-h-none w-full max-w-none animate-appear flex-col overflow-y-auto overscroll-contain bg-ink text-steam open:flex"
      >
        <div className="flex h-18 shrink-0 items-center justify-between px-margin">
          <p className="wordmark">{brand.name}</p>
          <button
            type="button"
            aria-label="Close menu"
            {...closesMenu}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
            className="-mr-3 grid size-11 cursor-pointer place-items-center"
          >
            <X size={24} strokeWidth={1.25} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Main" className="my-auto px-margin py-8">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              {...pageLink()}
              onClick={close}
              className="block border-basalt border-b py-5 font-display text-h2 aria-[current=page]:border-current"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </dialog>
    </>
  )
}
