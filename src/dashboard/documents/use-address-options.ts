import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withParams } from '@/dashboard/shared/list-state'

/** Reads options from an address and writes them to it. `null` removes a parameter. */
export type AddressOptions<Options> = {
  read: (params: URLSearchParams) => Options
  write: (options: Options) => Record<string, string | null>
}

/** Returns the options of a document, kept in the address, and a function that changes some of them. */
export function useAddressOptions<Options extends object>({ read, write }: AddressOptions<Options>) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  // Local state, because the router updates the address after the next render and the controls would lag.
  const [options, setOptions] = useState(() => read(new URLSearchParams(search)))

  function change(part: Partial<Options>) {
    const next = { ...options, ...part }
    setOptions(next)
    const params = withParams(new URLSearchParams(search), write(next))
    void navigate({ search: params.toString(), hash }, { replace: true })
  }
  return [options, change] as const
}
