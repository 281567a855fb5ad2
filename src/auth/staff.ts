import { defaultAllowList, parseAllowList, type StaffMember } from './allow-list'

export const unauthorizedEmail = 'Unauthorized email address'

/**
 * The people on the allow-list, in its order. Parsed here and not in `env`, which public pages load too: the addresses
 * belong in the staff bundle only.
 */
export const staff = parseAllowList(import.meta.env.VITE_STAFF_ALLOW_LIST || defaultAllowList)

/** Trims and lowercases an address for comparing and sending. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The staff member with this address, or undefined if it is not on the allow-list. */
export function findStaff(email: string | undefined): StaffMember | undefined {
  const wanted = normalizeEmail(email ?? '')
  return staff.find((member) => member.email === wanted)
}

/** Returns a sentence that assigns MCP to the first person on the allow-list and the assistant to the second. */
export function divisionOfWork(people: readonly StaffMember[]): string {
  const [first, second] = people
  if (!first) return ''
  const overMcp = `${first.fullName} works with the catalog over MCP`
  return second ? `${overMcp}; ${second.fullName} uses the AI Assistant (coming soon).` : `${overMcp}.`
}
