import { useQuery } from '@tanstack/react-query'
import { staffNamesQuery } from '@/catalog/queries/history-queries'

/** Returns a function from the address of an account to the person's name; the address itself if there is none. */
export function useStaffNames() {
  const { data: names } = useQuery(staffNamesQuery)
  return (email: string) => names?.get(email) ?? email
}
