import { expect, test } from 'vitest'
import { modulePreload, splitHead, toDocument, toShell } from './document'

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
test('splitHead takes the title, meta and link elements at the start', () => {
  expect(splitHead(`${head}<div><meta name="inside"/></div>`)).toEqual({
    head,
    body: '<div><meta name="inside"/></div>',
  })
})

test('a document has the head, the policy before any script, the page and its deferred code', () => {
  const html = toDocument(shell, {
    rendered: `${head}<p>$& page</p>`,
    policy: "script-src 'self'",
    links: [modulePreload('page.js')],
  })
  expect(html).toContain(head)
  expect(html).toContain('<div id="root"><p>$& page</p></div>')
  expect(html).toContain(
    '<template data-deferred><link rel="modulepreload" crossorigin href="/assets/react.js">' +
      '<script type="module" crossorigin src="/assets/index.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/page.js"></template></head>',
  )
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
})

test('the shell has an empty root and no marker', () => {
  const html = toShell(shell, {
    title: 'Brand',
    policy: "script-src 'self'",
    links: [modulePreload('catalog.js')],
  })
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/catalog.js"></head>')
  expect(html).toContain('<div id="root"></div><p class="not-loaded">')
  expect(html).toContain('<title>Brand</title>')
  expect(html).not.toContain('<!--')
})
