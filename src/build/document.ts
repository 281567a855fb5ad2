import { deferCode } from './early-script.ts'
import { hashOf } from './headers.ts'

// Turns React's output into an HTML document. React and Vite write the text, so its spelling is known and regular
// expressions suffice.

/** The inline scripts of a document that run; structured data does not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^<]+)<\/script>/g)].flatMap(([, code]) => code ?? [])
}

/** The inline scripts of a document as sources of a content security policy. */
export const scriptHashes = (html: string) => inlineScripts(html).map(hashOf)

/** Splits React's output: it writes style, title, meta and link elements before everything else. */
export function splitHead(rendered: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)*/.exec(rendered) ?? []
  return { head, body: rendered.slice(head.length) }
}

/** A link that preloads a chunk. */
export const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

/** A link to a style sheet. */
export const styleSheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`

/** Adds a content security policy as the first element of the head, because it applies only to later elements. */
const withPolicy = (html: string, policy: string) =>
  html.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)

/** The place in index.html for the head of a page. */
const headMarker = '<!--head of the page-->'

const root = '<div id="root"></div>'

/** The style sheet shows it while the root is empty: without scripts at once, otherwise after 8 s. */
const notLoaded =
  '<p class="not-loaded">This page needs its code, which did not load. <a href="">Load it again</a></p>'

/** Adds links at the end of the head. */
const withLinks = (html: string, links: readonly string[]) =>
  html.replace('</head>', () => `${links.join('')}</head>`)

/** The document for client-rendered pages: the built index.html without a page in it. main.tsx removes its title. */
export const toShell = (
  shell: string,
  { title, policy, links }: Omit<Page, 'rendered'> & { title: string },
) =>
  withLinks(withPolicy(shell, policy), links)
    .replace(headMarker, () => `<title>${title}</title>`)
    .replace(root, root + notLoaded)

/** The parts of a document beside the built index.html: React's output, a content security policy, links for the head. */
type Page = { rendered: string; policy: string; links: readonly string[] }

/** The document of a prerendered page: the built index.html with the page in it and its code deferred. */
export function toDocument(shell: string, { rendered, policy, links }: Page): string {
  const { head, body } = splitHead(rendered)
  return deferCode(withLinks(withPolicy(shell, policy), links))
    .replace(headMarker, () => head)
    .replace(root, () => `<div id="root">${body}</div>`)
}
