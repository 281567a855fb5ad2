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

/** Placeholder for the planned screens: a room of the section drawing, standing on a line as wide as the page. */
export function Component() {
  const { pathname } = useLocation()
  const title = findMenuItem(pathname)?.title
  return (
    <div className="grid max-md:mt-6 md:mt-auto md:mb-[22svh] md:grid-cols-[auto_minmax(0,1fr)] md:items-end md:gap-x-10 md:border-cedar md:border-b">
      <div className="max-md:border-cedar max-md:border-b">
        <StoreyDrawing
          index={storeys[pathname] ?? 0}
          className="-mb-px block max-md:w-[min(100%,48svh)] md:h-[min(47svh,32vw)]"
        />
      </div>
      {/* On a phone the longest name fits on one line: it must not break beside its dash. */}
      <p className="font-display text-title max-md:mt-6 max-md:text-[min(5.4vw,1.75rem)] md:pb-5">{`${title} - Coming Soon`}</p>
    </div>
  )
}
