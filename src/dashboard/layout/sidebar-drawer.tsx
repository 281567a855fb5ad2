import * as Dialog from '@radix-ui/react-dialog'
import { DialogOverlay } from '@/ui/dialog-overlay'
import { useReturnFocus } from '@/ui/use-return-focus'
import { SidebarContent } from './sidebar-content'

/** The sidebar over the screen, on phones. Out while it is there. */
export function SidebarDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <DialogOverlay />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus()
            // Radix would pass over the links to the button at the end.
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
          <SidebarContent onLeave={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
