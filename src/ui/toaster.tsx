import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster as Sonner, toast } from 'sonner'

const buttonClass =
  '-my-2.5 -mr-2 min-h-11 shrink-0 cursor-pointer px-2 text-ember underline underline-offset-4'

/** The corner for toasts, in its own React root, so that a toast outlives the page that showed it. */
function ToastCorner({ onReady }: { onReady: () => void }) {
  // A parent's effect runs after its child's, in which Sonner subscribes to toasts.
  useEffect(onReady, [onReady])
  return (
    <Sonner
      // Toasts must not be printed on documents.
      className="print:hidden"
      position="bottom-right"
      // Listed as 'messages' in the dashboard's shortcuts.
      hotkey={['altKey', 'KeyT']}
      offset={{ bottom: 'var(--toast-bottom, 24px)' }}
      // On phones, stay above the buttons of a full-screen dialog.
      mobileOffset={{ bottom: 88, left: 16, right: 16 }}
      toastOptions={{
        unstyled: true,
        duration: 6000,
        classNames: {
          toast:
            // pointer-events-auto: Radix disables pointer events of the body while a dialog is open.
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

/** Removes the toast with this id. */
export async function dismiss(id: string) {
  await ready
  toast.dismiss(id)
}

/** Shows a toast once the root is rendered. Call `toast` of ./toast instead, which loads this file lazily. */
export async function show(...message: Parameters<typeof toast>) {
  await ready
  toast(...message)
}
