import { useLocation } from 'react-router-dom'
import { findMenuItem } from '@/dashboard/layout/menu'
import { paths } from '@/lib/paths'
import { StoreyDrawing } from '@/ui/section-drawing'

/** The storey of the section drawing for each planned screen: 0 is the street, 4 the room for rest. */
const storeys: Readonly<Record<string, number>> = {
  [paths.metrics()]: 2,
  [paths.standards()]: 1,
  [paths.proforma()]: 0,
  [paths.knowledge()]: 4,
  [paths.chat()]: 3,
  [paths.settings()]: 1,
}

/**
 * Placeholder for the planned screens: a room of the section drawing on the earth at the foot of the window, and the words in
 * the air of the hall beside it, in narrow windows above it.
 */
export function Component() {
  const { pathname } = useLocation()
  const words = `${findMenuItem(pathname)?.title} - Coming Soon`
  const coming = words.indexOf('Coming')
  return (
    <div className="flex grow flex-col justify-between gap-8 max-md:justify-start max-md:gap-12 max-md:pt-6 md:mb-[9svh] md:max-lg:[--height:min(100svh-20rem,76vw)] lg:flex-row lg:items-end lg:justify-start lg:gap-[calc(var(--height)*0.096)] lg:[--height:min(70svh,(100vw-22rem)/1.8)]">
      {/* The dash ends the first line if there are two. */}
      <p className="font-display text-[min(8.8vw,2.5rem)] leading-[1.15] lg:order-1 lg:pb-[calc(var(--height)*0.42)] lg:text-[calc(var(--height)*0.086)]">
        <span className="inline-block lg:block">{words.slice(0, coming - 1)}</span>{' '}
        <span className="inline-block">{words.slice(coming)}</span>
      </p>
      <StoreyDrawing
        index={storeys[pathname] ?? 0}
        isSite
        className="block shrink-0 self-start max-md:w-full md:h-(--height) lg:self-end"
      />
    </div>
  )
}
