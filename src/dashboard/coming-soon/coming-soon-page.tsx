import { useLocation } from 'react-router-dom'
import { findMenuItem } from '@/dashboard/layout/menu'

/** Placeholder for the planned screens. */
export function Component() {
  const title = findMenuItem(useLocation().pathname)?.title
  return <p className="m-auto text-center text-clay text-lead">{`${title} - Coming Soon`}</p>
}
