/**
 * The twin of a document: the same page without any script, as the lower bound to measure against. The browser loads
 * its pictures lazily, and its menu is a <details>.
 */
export function toTwin(html: string): string {
  const links = /<nav aria-label="Main"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  return (
    html
      // Structured data is not code, so it stays.
      .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
      .replace(/<template data-deferred>.*?<\/template>/gs, '')
      .replace(/<noscript>(.*?)<\/noscript>/gs, (_, inside: string) =>
        inside.replaceAll('<img ', '<img loading="lazy" ').replaceAll('opacity-0 ', ''),
      )
      .replace(/<button[^>]*aria-label="Open menu"[^>]*>(.*?)<\/button>/s, (_, icon: string) =>
        menu(icon, links),
      )
  )
}

const menu = (icon: string, links: string) =>
  `<details class="md:hidden"><summary aria-label="Open menu" class="-mr-3 grid size-11 place-items-center">${icon}</summary>` +
  `<nav class="on-dark fixed inset-0 top-18 z-50 bg-ink px-margin py-8 font-display text-h2 text-steam">${links}</nav></details>`
