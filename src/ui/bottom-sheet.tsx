import * as Dialog from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { DialogOverlay, useReturnFocus } from './modal'

type Props = {
  title: string
  /** What can be done with all of it, at the end of the title's line. */
  action?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A short list of actions or options that rises from the lower edge of a phone. Open while mounted. */
export function BottomSheet({ title, action, onClose, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={document.body}>
        <DialogOverlay />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="pointer-events-auto fixed inset-x-0 bottom-0 z-50 max-h-dvh animate-rise overflow-y-auto bg-travertine px-5 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] focus:outline-none forced-colors:border-t"
        >
          <div className="mb-2 flex items-center">
            <Dialog.Title className="mr-auto text-[1.375rem]">{title}</Dialog.Title>
            <div className="contents">{action}</div>
            <Dialog.Close asChild>
              <IconButton aria-label="Close" className="-mr-4">
                <X size={20} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
