import { Toaster as Sonner } from 'sonner'

/** The corner where `toast()` of sonner speaks. Mounted once, by the dashboard layout. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        duration: 6000,
        classNames: {
          toast:
            'on-dark flex w-full items-center gap-4 bg-ink px-5 py-4 font-sans text-[0.9375rem] text-steam',
          content: 'min-w-0 flex-1 break-words',
          actionButton:
            '-my-2.5 -mr-2 min-h-11 shrink-0 cursor-pointer px-2 text-ember underline underline-offset-4',
        },
      }}
    />
  )
}
