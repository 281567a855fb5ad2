import { queryOptions } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** The full name of each member of staff, by email address. */
export const staffNamesQuery = queryOptions({
  queryKey: ['staff', 'names'],
  queryFn: async (): Promise<ReadonlyMap<string, string>> => {
    const rows = await unwrap(supabase.rpc('staff_names'))
    return new Map(rows.map(({ email, full_name }) => [email, full_name]))
  },
  staleTime: 3_600_000,
})
