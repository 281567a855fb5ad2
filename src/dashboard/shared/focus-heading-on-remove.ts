/** As the ref of a button: before it is removed, its focus goes to the heading of its part of the page, or of the page. */
export function passFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (!button || button !== document.activeElement) return
    const part = button.closest('section, [role="dialog"]')
    const target = (part ?? document).querySelector<HTMLElement>('h1, h2, h3') ?? part
    if (!(target instanceof HTMLElement)) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
}
