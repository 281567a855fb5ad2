/** Whether the visitor asks for fewer bytes. Only Chromium tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
