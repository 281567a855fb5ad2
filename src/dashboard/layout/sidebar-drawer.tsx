import * as Dialog from '@radix-ui/react-dialog'
import { DialogOverlay, useReturnFocus } from '@/ui/modal'
import { SidebarContent } from './sidebar-content'

/** The sidebar as a modal drawer, on phones. Open while mounted. */
export function SidebarDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={document.body}>
        <DialogOverlay />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus()
            // By default Radix focuses the first tabbable element that is not a link: the sign-out button.
            event.preventDefault()
            if (event.target instanceof Element)
              event.target.querySelector<HTMLElement>('a[aria-current]')?.focus()
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          id={id}
          aria-describedby={undefined}
          className="on-dark fixed inset-y-0 left-0 z-50 w-72 max-w-[calc(100vw-3rem)] animate-slide-in bg-ink text-steam focus:outline-none"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <SidebarContent onNavigate={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
