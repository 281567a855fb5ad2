import type { StaffMember } from '@/auth/allow-list'

/** Who works in which way, by the names of the allow-list: the first over MCP, the second with the assistant. */
export function divisionOfWork(staff: readonly StaffMember[]): string {
  const [first, second] = staff
  if (!first) return ''
  const overMcp = `${first.fullName} works with the catalog over MCP`
  return second ? `${overMcp}; ${second.fullName} uses the AI Assistant.` : `${overMcp}.`
}
