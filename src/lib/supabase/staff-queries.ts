import { queryOptions, skipToken } from '@tanstack/react-query'
import { supabase } from './client'
import { unwrap } from './unwrap'

/** Where the cache keeps whether accounts are staff. */
export const staffKey = ['is-staff']

/** Whether the database counts the signed-in account as staff: the allow-list may have changed since. */
export const isStaffQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...staffKey, userId],
    queryFn: userId ? () => unwrap(supabase.rpc('caller_is_staff', undefined, { get: true })) : skipToken,
  })
