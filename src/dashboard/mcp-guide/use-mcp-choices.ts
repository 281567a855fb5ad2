import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readPreference, savePreference } from '@/lib/preferences'
import { type Choices, readChoices, remembered, systemOf, type TabName } from './mcp-choices'

/** The remembered choices, as query parameters. */
const preferenceKey = 'mcp-guide:choices'

const readStored = () => new URLSearchParams(readPreference(preferenceKey) ?? '')

/** The reader's choices: kept in the address for reloads and links, and remembered in this browser. */
export function useMcpChoices() {
  const [params, setParams] = useSearchParams()

  const choose = useCallback(
    (changes: Partial<Choices & { tab: TabName }>) => {
      const stored = readStored()
      for (const name of remembered) {
        const value = changes[name]
        if (value) stored.set(name, value)
      }
      savePreference(preferenceKey, stored.toString())
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams],
  )

  const { tab, ...choices } = readChoices(params, readStored(), systemOf(navigator.userAgent))
  return { tab, choices, choose }
}
