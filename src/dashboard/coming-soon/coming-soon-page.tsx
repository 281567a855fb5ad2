import { useLocation } from 'react-router-dom'
import { findMenuItem } from '@/dashboard/layout/menu'
import { cx } from '@/lib/cx'
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
 * Placeholder for the planned screens: a drawing of a room and a pool hall, on phones of the hall alone. The title stands
 * between the lamps of its vault and the water, in windows between both sizes above the drawing.
 */
export function Component() {
  const { pathname } = useLocation()
  const storey = storeys[pathname] ?? 0
  return (
    <div className="flex grow flex-col justify-center max-sm:mb-[calc(22svh-1.5rem)] max-sm:justify-end lg:mb-[9svh] lg:justify-end lg:[--height:min(70svh,(100vw-22rem)/1.8)]">
      <div className="grid max-sm:grid-cols-[100%] lg:self-start">
        <p
          className={cx(
            'font-display leading-[1.15] max-sm:col-start-1 max-sm:text-center max-sm:text-[4.4vw] sm:mb-6 sm:text-[5.5vw] md:text-[min(2.125rem,(100vw-20rem)/17)] lg:col-start-1 lg:row-start-1 lg:mr-[1.7%] lg:mb-[calc(var(--height)*0.06)] lg:ml-[41.2%] lg:self-center lg:text-center lg:text-[calc(var(--height)*0.054)]',
            // The house at the street has no vault.
            storey === 0 ? 'max-sm:mb-8' : 'max-sm:row-start-1 max-sm:mb-[8vw] max-sm:self-center',
          )}
        >
          {`${findMenuItem(pathname)?.title} - Coming Soon`}
        </p>
        <StoreyDrawing
          index={storey}
          isSite
          className={cx(
            'block w-full max-sm:col-start-1 lg:col-start-1 lg:row-start-1 lg:h-(--height) lg:w-auto',
            storey === 0 ? 'max-sm:h-[min(86vw,70svh)]' : 'max-sm:row-start-1 max-sm:hall-in-the-middle',
          )}
        />
      </div>
    </div>
  )
}
