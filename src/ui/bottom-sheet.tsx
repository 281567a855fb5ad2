import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { DialogOverlay } from './dialog-overlay'
import { useReturnFocus } from './use-return-focus'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A short list of actions that rises from the lower edge of a phone. Open while it is mounted. */
export function BottomSheet({ title, onClose, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={document.body}>
        <DialogOverlay />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="pointer-events-auto fixed inset-x-0 bottom-0 z-50 max-h-dvh animate-rise overflow-y-auto bg-travertine px-5 pt-5 pb-[max(1rem,env(safe-area-inset-bottom))] focus:outline-none"
        >
          <Radix.Title className="mb-2 text-[1.25rem]">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
