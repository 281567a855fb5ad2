import { hashOf } from './headers.ts'
import { deferCode } from './late-code.ts'

// From rendered text to a document. React writes the text, so its spelling is known: a parser would add nothing.

/** The scripts that stand in a document and run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^<]+)<\/script>/g)].flatMap(([, code]) => code ?? [])
}

export const scriptHashes = (html: string) => inlineScripts(html).map(hashOf)

/** React writes what belongs into the head in front of everything else. */
export function splitHead(rendered: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered) ?? []
  return { head, body: rendered.slice(head.length) }
}

/**
 * Announces the picture a page opens with, so that it is asked for together with the style sheet. Only in its first
 * format: a browser that does not know the type passes over the link.
 */
export function heroPreload(body: string): string {
  const picture = /<picture>((?:(?!<\/picture>).)*?<img[^>]*fetchPriority="high"[^>]*>)<\/picture>/s.exec(
    body,
  )
  const source = /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"/.exec(picture?.[1] ?? '')
  if (!source) return ''
  const [, type, files, sizes] = source
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`
}

export const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

export const styleSheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`

type Parts = { rendered: string; policy: string; links: readonly string[] }

/** Puts a policy at the start of a document: it applies to what comes after it. */
const withPolicy = (html: string, policy: string) =>
  html.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)

/** Where index.html leaves room for the head of a page. */
const place = '<!--head of the page-->'

/** The shell for pages the browser draws; their head is React's as well. */
export const toShell = (shell: string, policy: string) => withPolicy(shell, policy).replace(place, '')

/** The built shell with a page in it, whose code waits until the page is seen. */
export function toDocument(shell: string, { rendered, policy, links }: Parts): string {
  const { head, body } = splitHead(rendered)
  return deferCode(withPolicy(shell, policy).replace('</head>', () => `${links.join('')}</head>`))
    .replace(place, () => head + heroPreload(body))
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}
