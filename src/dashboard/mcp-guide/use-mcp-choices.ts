import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Choices, readChoices, systemOf, type TabName } from './mcp-choices'

/** The reader's choices, kept in the address so that they survive a reload and can be shared. */
export function useMcpChoices() {
  const [params, setParams] = useSearchParams()

  const choose = useCallback(
    (changes: Partial<Choices & { tab: TabName }>) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )

  const { tab, ...choices } = readChoices(params, systemOf(navigator.userAgent))
  return { tab, choices, choose }
}
