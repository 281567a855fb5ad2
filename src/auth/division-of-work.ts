import type { StaffMember } from './allow-list'

/** A sentence that names the first person on the allow-list for MCP and the second for the assistant. */
export function divisionOfWork(staff: readonly StaffMember[]): string {
  const [first, second] = staff
  if (!first) return ''
  const overMcp = `${first.fullName} works with the catalog over MCP`
  return second ? `${overMcp}; ${second.fullName} uses the AI Assistant.` : `${overMcp}.`
}
