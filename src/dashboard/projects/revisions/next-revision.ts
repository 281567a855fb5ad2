/** 'A' after nothing, 'B' after 'A', 'AA' after 'Z', '4' after '3', 'Issue 2' after 'Issue 1'. */
function after(name: string): string {
  const [, start = '', number] = /^(.*?)(\d{1,9})$/.exec(name) ?? []
  if (number) return `${start}${Number(number) + 1}`
  const [, before = '', letter = ''] = /^(.*?)([A-Za-z])$/.exec(name) ?? []
  if (letter === 'Z') return `${before}AA`
  if (letter === 'z') return `${before}aa`
  if (letter) return before + String.fromCharCode(letter.charCodeAt(0) + 1)
  return name ? `${name} 2` : 'A'
}

/**
 * Proposes the name of the next revision: the one that the project bears, unless it is saved already, and otherwise the
 * next letter or number that is free.
 */
export function nextRevision(current: string | null, saved: readonly string[]): string {
  const taken = new Set(saved.map((name) => name.toUpperCase()))
  let name = current?.trim() || 'A'
  while (taken.has(name.toUpperCase())) name = after(name)
  return name
}
