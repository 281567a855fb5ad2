// Imported by the browser and by Node (supabase/local): keep it free of imports, which the two resolve differently.

export type StaffMember = { email: string; fullName: string }

/** The allow-list when VITE_STAFF_ALLOW_LIST is not set. */
export const defaultAllowList = 'founder@example.com=Founder,operations@example.com=Operations'

// The same pattern as the check constraint of private.staff_allow_list.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Parses VITE_STAFF_ALLOW_LIST: `address=Name`, separated by commas. Throws on a malformed or repeated entry. */
export function parseAllowList(value: string): StaffMember[] {
  const staff: StaffMember[] = []
  for (const entry of value.split(',')) {
    if (!entry.trim()) continue
    const [address = '', ...name] = entry.split('=')
    const email = address.trim().toLowerCase()
    const fullName = name.join('=').trim()
    if (!emailShape.test(email) || !fullName) {
      throw new Error(`VITE_STAFF_ALLOW_LIST: cannot read "${entry.trim()}", expected address=Name`)
    }
    if (staff.some((member) => member.email === email)) {
      throw new Error(`VITE_STAFF_ALLOW_LIST: ${email} is listed twice`)
    }
    staff.push({ email, fullName })
  }
  if (staff.length === 0) throw new Error('VITE_STAFF_ALLOW_LIST: names nobody, expected address=Name')
  return staff
}
