/** Ref for a button: when a focused button is removed, moves focus to the heading of its section, dialog or page. */
export function focusHeadingOnRemove(button: HTMLButtonElement | null) {
  return () => {
    if (!button || button !== document.activeElement) return
    const part = button.closest('section, [role="dialog"]')
    const target = (part ?? document).querySelector<HTMLElement>('h1, h2, h3') ?? part
    if (!(target instanceof HTMLElement)) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
}
