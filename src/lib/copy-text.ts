/** Copies a text to the clipboard; whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // `navigator.clipboard` is undefined on insecure origins; the TypeError is caught too.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
