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

/** Placeholder for the planned screens: a room of the section drawing. */
export function Component() {
  const { pathname } = useLocation()
  const title = findMenuItem(pathname)?.title
  return (
    <div className="m-auto grid justify-items-center gap-8">
      <StoreyDrawing index={storeys[pathname] ?? 0} className="h-[40vh]" />
      <p className="text-center text-clay text-lead">{`${title} - Coming Soon`}</p>
    </div>
  )
}
