import { defaultAllowList, parseAllowList, type StaffMember } from './allow-list'

export const unauthorizedEmail = 'Unauthorized email address'

/**
 * The people on the allow-list, in its order. Read here and not in `env`, which visitors download too: the addresses
 * belong to the staff's part of the bundle alone.
 */
export const staff = parseAllowList(import.meta.env.VITE_STAFF_ALLOW_LIST || defaultAllowList)

/** An address as it is compared and sent: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The staff member with this address, if it is on the allow-list. */
export function findStaff(email: string | undefined): StaffMember | undefined {
  const wanted = normalizeEmail(email ?? '')
  return staff.find((member) => member.email === wanted)
}
