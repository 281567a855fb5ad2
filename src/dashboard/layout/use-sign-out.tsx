import { useCallback, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { hasUnsavedChanges } from '@/lib/drafts'
import { AlertDialog } from '@/ui/alert-dialog'
import { toast } from '@/ui/toast'
import { isWorkUnsaved } from './use-block-leaving'

/**
 * Signs out of this browser. The guard then redirects to the home page; a toast shows a failure. Drafts and dialogs end
 * with the session, so `question` is to be rendered: it asks first where there is one.
 */
export function useSignOut() {
  const { signOut } = useAuth()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const leave = useCallback(async () => {
    setAsking(false)
    setBusy(true)
    const error = await signOut()
    if (!error) return
    setBusy(false)
    toast(error.message || 'Failed to sign out')
  }, [signOut])
  const ask = useCallback(
    () => (hasUnsavedChanges() || isWorkUnsaved() ? setAsking(true) : void leave()),
    [leave],
  )
  const question = (
    <AlertDialog
      open={isAsking}
      onCancel={() => setAsking(false)}
      onConfirm={leave}
      title="Discard unsaved work?"
      description="The form of an item, or an import, holds what has not been saved. Signing out discards it."
      cancel="Stay signed in"
      confirm="Discard and sign out"
      danger
    />
  )
  return { signOut: ask, isBusy, question }
}
