import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button'
import { DialogOverlay, type FocusAfter, useReturnFocus } from './modal'

type Props = {
  open: boolean
  /** Called by Escape and the cancel button. */
  onCancel: () => void
  onConfirm: () => void
  title: string
  description: ReactNode
  cancel: string
  confirm: string
  danger?: boolean
  /** A third button between cancel and confirm. */
  alternative?: { label: string; onChoose: () => void }
  /** While an answer is carried out, neither the buttons nor Escape do anything. */
  busy?: boolean
  /** Where focus goes if the control that opened the dialog may be gone. */
  focusAfter?: FocusAfter
}

/** A modal question that must be answered, on phones at the lower edge. Focus starts on the cancel button. */
export function AlertDialog(props: Props) {
  const {
    open,
    onCancel,
    onConfirm,
    title,
    description,
    cancel,
    confirm,
    danger,
    alternative,
    busy,
    focusAfter,
  } = props
  const returnFocus = useReturnFocus(focusAfter)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Radix.Portal container={document.body}>
        <DialogOverlay />
        <Radix.Content
          {...returnFocus}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-2rem)] animate-rise overflow-y-auto bg-travertine px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] forced-colors:border md:inset-0 md:m-auto md:h-fit md:w-[min(35rem,calc(100vw-2.5rem))] md:p-8"
        >
          <Radix.Title className="text-[1.375rem] leading-snug">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-3 text-ui text-clay">{description}</div>
          </Radix.Description>
          <div className="mt-8 flex flex-wrap justify-end gap-3 max-md:*:flex-1 max-md:*:px-3">
            <Radix.Cancel asChild>
              <Button variant="secondary" busy={busy}>
                {cancel}
              </Button>
            </Radix.Cancel>
            {alternative && (
              <Button variant="secondary" busy={busy} onClick={alternative.onChoose}>
                {alternative.label}
              </Button>
            )}
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
