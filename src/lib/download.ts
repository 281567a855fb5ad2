/** Downloads a file made of `parts`, which are joined. `type` is a MIME type. */
export function downloadFile(name: string, parts: readonly string[], type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([...parts], { type }))
  link.download = name
  link.click()
  // Later, because the browser may read the blob after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
