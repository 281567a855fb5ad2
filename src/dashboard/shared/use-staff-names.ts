import { useQuery } from '@tanstack/react-query'
import { type Author, staffNamesQuery } from '@/catalog/queries/history-queries'
import { isolated } from '@/lib/text'

/** Returns a function from the address of an account to the person's name; the address itself if there is none. */
export function useStaffNames() {
  const { data: names } = useQuery(staffNamesQuery)
  return (email: string) => names?.get(email) ?? email
}

/**
 * Returns a function that says who made a change: 'Ada', 'Assistant', or 'Assistant (for ada@example.com) · Cursor' for an AI
 * client that works in the name of a person. Empty if nobody is known.
 */
export function useAuthorNames() {
  const nameOf = useStaffNames()
  return ({ by, isByAssistant, client }: Author) => {
    if (!isByAssistant) return by ? isolated(nameOf(by)) : ''
    return `Assistant${by ? ` (for ${isolated(by)})` : ''}${client ? ` · ${isolated(client)}` : ''}`
  }
}
