import { env } from '@/lib/env'
import { defaultAllowList, parseAllowList, type StaffMember } from './allow-list'

export const unauthorizedEmail = 'Unauthorized email address'

/** The people on the allow-list, in its order. */
export const staff = parseAllowList(env.staffAllowList || defaultAllowList)

/** An address as it is compared and sent: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The staff member with this address, if it is on the allow-list. */
export function findStaff(email: string | undefined): StaffMember | undefined {
  const wanted = normalizeEmail(email ?? '')
  return staff.find((member) => member.email === wanted)
}
