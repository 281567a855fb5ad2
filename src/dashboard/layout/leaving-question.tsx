import type { Blocker } from 'react-router-dom'
import { AlertDialog } from '@/ui/alert-dialog'

type Props = {
  /** From `useBlockLeaving`. */
  blocker: Blocker
  title?: string
  description: string
  cancel?: string
  confirm?: string
  /** Called before the page is left. */
  onLeave?: () => void
}

/** Asks whether to leave without saving, while a navigation is blocked. */
export function LeavingQuestion({
  blocker,
  title = 'Discard your changes?',
  description,
  cancel = 'Keep editing',
  confirm = 'Discard',
  onLeave,
}: Props) {
  if (blocker.state !== 'blocked') return null
  return (
    <AlertDialog
      open
      onCancel={blocker.reset}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed()
      }}
      title={title}
      description={description}
      cancel={cancel}
      confirm={confirm}
      danger
    />
  )
}
