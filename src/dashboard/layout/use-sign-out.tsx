import { useCallback, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { toast } from '@/ui/toast'

/** Signs out of this browser. The guard then redirects to the home page; a toast shows a failure. */
export function useSignOut() {
  const { signOut } = useAuth()
  const [isBusy, setBusy] = useState(false)
  const leave = useCallback(async () => {
    setBusy(true)
    const error = await signOut()
    if (!error) return
    setBusy(false)
    toast(error.message || 'Failed to sign out')
  }, [signOut])
  return { signOut: leave, isBusy }
}
