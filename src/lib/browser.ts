import type { KeyboardEvent as FormKeyEvent } from 'react'
import { logError } from './errors'

/** Downloads a file made of `parts`, which are joined. `type` is a MIME type. */
export function downloadFile(name: string, parts: readonly BlobPart[], type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([...parts], { type }))
  link.download = name
  link.click()
  // Later, because the browser may read the blob after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Copies a text to the clipboard. Resolves to whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // `navigator.clipboard` is undefined on insecure origins; the TypeError is caught too.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page if the server answers. For code that fails to load: a new deployment has removed the files this
 * document names, and browsers may keep a failed import as long as the document.
 * @param prepare called right before the reload
 */
export const reloadIfAnswered = (prepare?: () => void) =>
  fetch(window.location.href, { method: 'HEAD' }).then(({ ok }) => {
    if (!ok) return
    prepare?.()
    window.location.reload()
  }, logError)

/**
 * Leaves the keys of an input method to it: while it composes, Escape ends the composition and closes nothing. Returns the
 * function that ends this.
 */
export function leaveComposing() {
  const leave = (event: KeyboardEvent) => event.isComposing && event.stopPropagation()
  window.addEventListener('keydown', leave, true)
  return () => window.removeEventListener('keydown', leave, true)
}

/** Calls `leave` when a press or the focus lands outside an element. Returns the function that ends this. */
export function watchLeaving(element: Element | null, leave: () => void) {
  const check = ({ target }: Event) => {
    if (target instanceof Node && !element?.contains(target)) leave()
  }
  // Both: a press on the page may leave the focus where it is.
  document.addEventListener('pointerdown', check)
  document.addEventListener('focusin', check)
  return () => {
    document.removeEventListener('pointerdown', check)
    document.removeEventListener('focusin', check)
  }
}

/** Ctrl Enter submits a form from any of its fields. */
export function submitByKey(event: FormKeyEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Whether the visitor asked the browser to save data. Only Chromium tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

/**
 * Focuses the title of the page, so that screen readers continue there. If the address names a section with a heading,
 * focuses that one: focus on the h1 would scroll the home page away from the section.
 */
export function focusHeading() {
  const section = document.getElementById(window.location.hash.slice(1))
  const heading = section?.querySelector<HTMLElement>('h1, h2') ?? document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
