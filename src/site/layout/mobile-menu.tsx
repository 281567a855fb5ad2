import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import { brand } from '@/content/brand'
import { useReturnFocus } from '@/ui/use-return-focus'
import { headerLinks } from './site-links'

/** From this width on the header shows the links itself. */
const wide = '(min-width: 48rem)'

/** The main links on small screens: a full-screen dialog that keeps focus and closes with Escape. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const returnFocus = useReturnFocus()

  useEffect(() => {
    const query = window.matchMedia(wide)
    const onChange = () => query.matches && onClose()
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [onClose])

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Keeps the page behind from scrolling; the menu covers it. */}
        <Radix.Overlay />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          data-lenis-prevent=""
          className="on-dark fixed inset-0 z-50 flex animate-appear flex-col overflow-y-auto bg-ink text-steam"
        >
          <div className="flex h-18 shrink-0 items-center justify-between px-margin">
            <Radix.Title className="text-[1.375rem] tracking-[0.08em]">{brand.name}</Radix.Title>
            <Radix.Close
              aria-label="Close menu"
              className="-mr-3 grid size-11 cursor-pointer place-items-center"
            >
              <X size={24} strokeWidth={1.25} aria-hidden="true" />
            </Radix.Close>
          </div>
          <nav aria-label="Main" className="my-auto px-margin py-8">
            {headerLinks.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                onClick={onClose}
                className="block border-basalt border-b py-5 font-display text-h2"
              >
                {label}
              </NavLink>
            ))}
          </nav>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
