import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { headerLinks } from './site-links'

/** From this width on the header shows the links itself. */
const wide = '(min-width: 48rem)'

const id = 'menu'
/** Open and close the menu before scripts have arrived, where browsers know these attributes. */
const opensMenu = { command: 'show-modal', commandfor: id }
const closesMenu = { command: 'close', commandfor: id }

/** From the last link on to the first button instead of out to the browser's own, and back. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * The main links on small screens: a button, and a full-screen dialog. The platform's own, so that it opens at once,
 * keeps focus and gives it back, and closes with Escape.
 */
export function MobileMenu() {
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])

  // Not by state: the menu is painted before a render would have come to an end.
  const tell = () => opener.current?.setAttribute('aria-expanded', String(dialog.current?.open))

  // A menu belongs to the address it was opened at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
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
        aria-expanded={false}
        aria-haspopup="dialog"
        {...opensMenu}
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
          tell()
        }}
        className="-mr-3 grid size-11 cursor-pointer place-items-center md:hidden"
      >
        <Menu size={24} strokeWidth={1.25} aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label="Menu"
        data-lenis-prevent=""
        onClose={tell}
        onKeyDown={keepFocus}
        className="on-dark m-0 h-dvh max-h-none w-full max-w-none animate-appear flex-col overflow-y-auto overscroll-contain bg-ink text-steam open:flex"
      >
        <div className="flex h-18 shrink-0 items-center justify-between px-margin">
          <p className="font-display text-[1.375rem] tracking-[0.08em]">{brand.name}</p>
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
          {headerLinks.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              onClick={close}
              className="block border-basalt border-b py-5 font-display text-h2"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </dialog>
    </>
  )
}
