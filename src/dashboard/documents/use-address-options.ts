import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withParams } from '@/dashboard/shared/list-state'

/** How options are read from an address, and how each is written: null leaves it out. */
export type AddressOptions<Options> = {
  read: (params: URLSearchParams) => Options
  write: (options: Options) => Record<string, string | null>
}

/** Options of a document, kept in the address. */
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
