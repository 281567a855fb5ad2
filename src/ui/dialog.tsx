import * as Radix from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useRef } from 'react'
import { cx } from '@/lib/cx'
import { IconButton } from './button'
import { DialogOverlay, type FocusAfter, useReturnFocus } from './modal'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean
  description?: ReactNode
  /** In the middle of the window, on phones at its lower edge, and only as high as its content. */
  isShort?: boolean
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
  focusAfter?: FocusAfter
}

/** A press beside a dialog this soon after it opened (ms) belongs to the double click that opened it. */
const doubleClickTime = 500

/**
 * A modal dialog: at most 44rem wide, a full-height sheet on phones. Children lay themselves out in its column;
 * `DialogBody` scrolls, `DialogFooter` stays in view; in `cramped` windows all of it scrolls. One with tabs keeps its height
 * by a class: `md:h-(--room)` is all there is.
 */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, hideTitle, description, isShort, children, className, ref, focusAfter } =
    props
  const returnFocus = useReturnFocus(focusAfter)
  const openedAt = useRef(0)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* An explicit container avoids the portal's second render. */}
      <Radix.Portal container={document.body}>
        <DialogOverlay />
        <Radix.Content
          ref={ref}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            openedAt.current = performance.now()
            returnFocus.onOpenAutoFocus()
            focusFirstField(event)
          }}
          onPointerDownOutside={(event) => {
            // When it was pressed, not when a busy page heard of it.
            const { timeStamp } = event.detail.originalEvent
            const isSecondClick = timeStamp - openedAt.current < doubleClickTime
            if (isSecondClick || isToast(event.target)) event.preventDefault()
          }}
          onEscapeKeyDown={(event) => isInPopup(event.target) && event.preventDefault()}
          {...(!description && { 'aria-describedby': undefined })}
          className={cx(
            'pointer-events-auto fixed z-50 flex flex-col bg-travertine text-ink animate-rise focus:outline-none',
            'inset-0 md:mx-auto md:w-[min(44rem,calc(100vw-4rem))] forced-colors:border',
            'md:max-h-(--room) md:[--room:min(48rem,calc(100dvh-var(--top)*2))] md:[--top:min(10vh,4rem)]',
            isShort
              ? 'max-md:top-auto max-md:max-h-dvh md:my-auto md:h-fit'
              : // Its top stays where it is while it grows.
                'md:top-(--top) md:bottom-auto',
            'cramped:block cramped:scroll-py-12 cramped:overflow-y-auto',
            className,
          )}
        >
          <header
            className={cx(
              'flex items-start gap-4 px-5 pt-4 md:px-8 md:pt-7',
              hideTitle ? 'justify-end pb-5' : 'pb-2 md:pb-4',
            )}
          >
            <div className={hideTitle ? 'sr-only' : 'min-w-0 flex-1'}>
              <Radix.Title className="text-pretty break-words text-[1.5rem] leading-[1.2] md:text-[1.625rem]">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="mt-1 text-ui text-clay md:mt-2">{description}</div>
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton aria-label="Close" className="-mt-2 -mr-4 shrink-0 md:-mt-0.5 md:-mr-3">
                <X size={20} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Focus begins at the field marked `data-autofocus`, of the open tab if there are tabs; without one at the dialog itself,
 * whose name is read out. Radix would focus the close button.
 */
function focusFirstField(event: Event) {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  event.preventDefault()
  const field = content.querySelector<HTMLElement>('[data-autofocus]:not([data-state="inactive"] *)')
  ;(field ?? content).focus()
}

/** Pressing the button of a toast must not close the dialog below it. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** Whether Escape belongs to an open list, menu or calendar: it closes that, and not the dialog around it. */
function isInPopup(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="combobox"][aria-expanded="true"], [role="menu"], [data-popup]') !== null
  )
}

/** The scrolling part of a dialog. scroll-padding: a field scrolled to must show its label and its message too. */
export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        // The room at the top is for a focus ring, which the scrolling box would cut off. The mask makes a stacking context,
        // which would put an open list below the footer where the box does not scroll.
        'min-h-0 flex-1 scroll-py-12 overflow-y-auto cramped:overflow-visible px-5 pt-1 pb-6 fading-end cramped:mask-none md:px-8 md:last:pb-8',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** The buttons of a dialog, on phones of one width; they scroll away in `cramped` windows only. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-3 max-md:[&>button]:flex-1 max-md:[&>button]:px-3 md:px-8 md:py-4">
      {children}
    </footer>
  )
}
