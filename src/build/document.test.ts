import { expect, test } from 'vitest'
import { heroPreload, modulePreload, splitHead, toDocument, toShell } from './document'

const shell = `<!doctype html>
<html lang="en-US">
  <head>
    <script>early()</script>
    <!--head of the page-->
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const head =
  '<title>A &amp; B</title><meta name="description" content="x &gt; y"/><link rel="canonical" href="/a"/>'
const source = (type: string) => `<source type="image/${type}" srcSet="/a.${type} 480w" sizes="100vw"/>`
const picture = (img: string) => `<picture>${source('avif')}${source('webp')}${img}</picture>`
const eager = picture('<img src="/a.webp" alt="" fetchPriority="high"/>')
const lazy = picture('<img src="/b.webp" alt=""/>')

test('splitHead takes the title, meta and link elements at the start', () => {
  expect(splitHead(`${head}<div><meta name="inside"/></div>`)).toEqual({
    head,
    body: '<div><meta name="inside"/></div>',
  })
})

test('the picture of high priority is preloaded in its first format, others are not', () => {
  expect(heroPreload(`<noscript>${lazy}</noscript>${eager}`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 480w" imagesizes="100vw" fetchpriority="high">',
  )
  expect(heroPreload(lazy)).toBe('')
})

test('a picture with two framings has a preload for each, which only its windows fetch', () => {
  const framed = (format: string, framing: string) =>
    `<source type="image/${format}" srcSet="/${framing}.${format} 480w" sizes="100vw" media="(orientation: ${framing})"/>`
  const sources = ['portrait', 'landscape'].map((one) => framed('avif', one) + framed('webp', one))
  const html = `<picture>${sources.join('')}<img src="/a.webp" alt="" fetchPriority="high"/></picture>`
  const link = (framing: string) =>
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/${framing}.avif 480w" imagesizes="100vw" media="(orientation: ${framing})" fetchpriority="high">`
  expect(heroPreload(html)).toBe(link('portrait') + link('landscape'))
})

test('a document has the head, the policy before any script, the page and its deferred code', () => {
  const html = toDocument(shell, {
    rendered: `${head}<p>$& page</p>`,
    policy: "script-src 'self'",
    links: [modulePreload('page.js')],
  })
  expect(html).toContain(head)
  expect(html).toContain('<div id="root"><p>$& page</p></div>')
  expect(html).toContain('<link data-deferred crossorigin href="/page.js"></head>')
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
})

test('the shell has an empty root and no marker', () => {
  const html = toShell(shell, { policy: "script-src 'self'", links: [modulePreload('catalog.js')] })
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/catalog.js"></head>')
  expect(html).toContain('<div id="root"></div><p class="not-loaded">')
  expect(html).not.toContain('<!--')
})
