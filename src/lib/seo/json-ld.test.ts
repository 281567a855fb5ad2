import { expect, test } from 'vitest'
import { toJsonLd } from './json-ld'

test('no text in the data can end the script element', () => {
  const name = '</script><script>alert(1)</script><!--'
  const written = toJsonLd({ '@context': 'https://schema.org', '@type': 'Organization', name })
  expect(written).not.toContain('<')
  expect(JSON.parse(written).name).toBe(name)
})
