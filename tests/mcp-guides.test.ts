import { expect, test, vi } from 'vitest'
import { inlineScripts } from '@/build/document'
import { promptsGuide, setupGuide } from '@/dashboard/mcp-guide/guide-documents'
import { guideScript } from '@/lib/mailed-links'
import { colors } from '../tailwind.config'

// `npm run guides` writes the printable guides; a plain test run compares them.

const guides = [
  ['mcp-setup', setupGuide(colors)],
  ['mcp-prompts', promptsGuide(colors)],
] as const

test.each(guides)('public/guides/%s.html says what the dashboard says', async (name, content) => {
  await expect(content).toMatchFileSnapshot(`../public/guides/${name}.html`)
})

test.each(guides)(
  '%s hands a mailed link on to the page that takes its token out of the address',
  (_, content) => {
    expect(inlineScripts(content)).toEqual([guideScript])
  },
)

test.each([
  ['#token_hash=abc&type=recovery', '/choose-password#token_hash=abc&type=recovery'],
  ['#access_token=abc', '/choose-password#access_token=abc'],
  ['#prompts', undefined],
])('the script of the guides: %s leads to %s', (hash, address) => {
  const location = { hash, replace: vi.fn() }
  new Function('location', guideScript)(location)
  expect(location.replace.mock.calls[0]?.[0]).toBe(address)
})

test.each(guides)(
  '%s has no other scripts, no secrets or external files, and is not indexed',
  (_, content) => {
    expect(content).toContain('<meta name="robots" content="noindex">')
    expect(content).not.toMatch(/<script[^>]|src=|@import|url\(/)
    expect(content).not.toMatch(/sbp_[0-9a-z]{8}|eyJ[\w-]{10}/)
  },
)
