import { AlertDialog } from '@/ui/alert-dialog'

type Props = { onCancel: () => void; onConfirm: () => void }

/** Asks whether signing out may discard unsaved work. */
export function SignOutDialog({ onCancel, onConfirm }: Props) {
  return (
    <AlertDialog
      open
      onCancel={onCancel}
      onConfirm={onConfirm}
      title="Discard unsaved work?"
      description="The form of an item, or an import, holds what has not been saved. Signing out discards it."
      cancel="Stay signed in"
      confirm="Discard and sign out"
      danger
    />
  )
}
