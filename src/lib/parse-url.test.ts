import { expect, test } from 'vitest'
import { parseUrl } from './parse-url'

test('a text is read as an address, or not at all', () => {
  expect(parseUrl('https://maker.example/sheet.pdf')?.host).toBe('maker.example')
  for (const text of ['', 'maker.example', 'https://', 'https://[maker'])
    expect(parseUrl(text), text).toBeNull()
})
