import { useLocation } from 'react-router-dom'
import { findMenuItem } from '@/dashboard/layout/menu'
import { paths } from '@/lib/paths'
import { SectionDrawing, storeyOffset } from '@/ui/section-drawing'

/** The storey of the section drawing for each planned screen: 0 is the street, 4 the room for rest. */
const storeys: Readonly<Record<string, number>> = {
  [paths.metrics()]: 2,
  [paths.standards()]: 1,
  [paths.proforma()]: 0,
  [paths.knowledge()]: 4,
  [paths.chat()]: 3,
  [paths.settings()]: 1,
}

/** Placeholder for the planned screens: a room of the section drawing. */
export function Component() {
  const { pathname } = useLocation()
  const title = findMenuItem(pathname)?.title
  return (
    <div className="m-auto grid justify-items-center gap-8">
      {/* With half of the slabs above and below, which are a sixteenth of a storey thick. */}
      <div className="aspect-[120/136] h-[40vh] overflow-hidden text-cedar forced-colors:text-[CanvasText]">
        <div style={{ translate: `0 ${storeyOffset((storeys[pathname] ?? 0) - 1 / 32)}%` }}>
          <SectionDrawing className="w-full [&_path]:[vector-effect:non-scaling-stroke]" />
        </div>
      </div>
      <p className="text-center text-clay text-lead">{`${title} - Coming Soon`}</p>
    </div>
  )
}
