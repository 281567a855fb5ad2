/** Hands the browser a file to save. The parts are joined; they need not be one string. */
export function downloadFile(name: string, parts: readonly string[], type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([...parts], { type }))
  link.download = name
  link.click()
  // Not at once: the browser may read it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
