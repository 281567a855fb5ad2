import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** /dashboard opens the catalog, the one screen there is so far. */
export function Component() {
  return <Navigate to={paths.equipment()} replace state={useLocation().state} />
}
