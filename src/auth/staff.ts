import { defaultAllowList, parseAllowList, type StaffMember } from './allow-list'

export const unauthorizedEmail = 'Unauthorized email address'

/**
 * Everybody on the allow-list, in its order. Parsed here and not in `env`, which is in the public bundle: the addresses
 * must be in the staff bundle only.
 */
export const staff = parseAllowList(import.meta.env.VITE_STAFF_ALLOW_LIST || defaultAllowList)

/** Trims and lower-cases an address, as it is compared and sent. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The staff member with this address, or undefined if it is not on the allow-list. */
export function findStaff(email: string | undefined): StaffMember | undefined {
  const wanted = normalizeEmail(email ?? '')
  return staff.find((member) => member.email === wanted)
}
