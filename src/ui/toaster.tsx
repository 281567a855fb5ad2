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
          toast: 'on-dark flex w-full items-center gap-4 bg-ink px-5 py-4 text-[0.9375rem] text-steam',
          title: 'flex-1',
          actionButton: 'shrink-0 cursor-pointer text-ember underline underline-offset-4',
        },
      }}
    />
  )
}
