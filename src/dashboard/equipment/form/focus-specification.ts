/** Focuses the input of a specification and scrolls its label into view. */
export function focusSpecification(key: string): void {
  const place = document.querySelector(`[data-specification="${CSS.escape(key)}"]`)
  const control = place?.querySelector<HTMLElement>('input, select, textarea')
  control?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'nearest' })
}
