import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster as Sonner, toast } from 'sonner'

const buttonClass =
  '-my-2.5 -mr-2 min-h-11 shrink-0 cursor-pointer px-2 text-ember underline underline-offset-4'

/** Where toasts appear: in a React root of its own, so that a toast outlasts the page that showed it. */
function ToastCorner({ onReady }: { onReady: () => void }) {
  // A parent's effect runs after its child's, in which Sonner subscribes to toasts.
  useEffect(onReady, [onReady])
  return (
    <Sonner
      // Not on documents for clients.
      className="print:hidden"
      position="bottom-right"
      // 'messages' in the dashboard's list of shortcuts.
      hotkey={['altKey', 'KeyT']}
      offset={{ bottom: 'var(--toast-bottom, 24px)' }}
      // On a phone a dialog fills the screen: the buttons at its foot stay free.
      mobileOffset={{ bottom: 88, left: 16, right: 16 }}
      toastOptions={{
        unstyled: true,
        duration: 6000,
        classNames: {
          toast:
            // pointer-events-auto: Radix takes the pointer from the body while a dialog is open.
            'pointer-events-auto on-dark flex w-full items-center gap-4 bg-ink px-5 py-4 font-sans text-ui text-steam',
          content: 'min-w-0 flex-1 break-words',
          actionButton: buttonClass,
          // Sonner's name for a second button.
          cancelButton: buttonClass,
        },
      }}
    />
  )
}

const ready = new Promise<void>((onReady) => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ToastCorner onReady={onReady} />,
  )
})

/** Takes back the toast with this id. */
export async function dismiss(id: string) {
  await ready
  toast.dismiss(id)
}

/** Shows a toast once the root is rendered. Call `toast` of ./toast instead, which loads this file lazily. */
export async function show(...message: Parameters<typeof toast>) {
  await ready
  toast(...message)
}
