import { useCallback, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { hasUnsavedChanges } from '@/lib/drafts'
import { lazyComponent } from '@/ui/lazy-component'
import { toast } from '@/ui/toast'
import { isWorkUnsaved } from './use-block-leaving'

// Lazy: dialogs are 13 kB (gzip) that no screen needs at first.
const SignOutDialog = lazyComponent(async () => (await import('./sign-out-dialog')).SignOutDialog)

/**
 * Returns `signOut` and a `question` to render. Signing out ends this browser's session and discards drafts and open
 * dialogs, so it asks first if they hold unsaved work. The guard then redirects home. A toast reports a failure.
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
  const cancel = () => setAsking(false)
  const question = isAsking && <SignOutDialog onCancel={cancel} onConfirm={leave} onLoadError={cancel} />
  return { signOut: ask, isBusy, question }
}
