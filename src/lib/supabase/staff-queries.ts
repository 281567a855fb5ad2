import { queryOptions, skipToken } from '@tanstack/react-query'
import { supabase } from './client'
import { unwrap } from './unwrap'

/** Query key of the answers whether an account is staff. */
export const staffKey = ['is-staff']

/** Asks the database whether the account is staff: its allow-list may differ from the site's. */
export const isStaffQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...staffKey, userId],
    queryFn: userId ? () => unwrap(supabase.rpc('caller_is_staff', undefined, { get: true })) : skipToken,
  })
