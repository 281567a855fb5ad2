/** A text as an address, or null where it is none. As URL.parse and URL.canParse, which Safari lacks before 17. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
