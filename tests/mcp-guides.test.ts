import { expect, test } from 'vitest'
import { promptsGuide, setupGuide } from '@/dashboard/mcp-guide/guide-documents'
import { colors } from '../tailwind.config'

// `npm run guides` writes the printable guides; a plain test run compares them.

const guides = [
  ['mcp-setup', setupGuide(colors)],
  ['mcp-prompts', promptsGuide(colors)],
] as const

test.each(guides)('public/guides/%s.html says what the dashboard says', async (name, content) => {
  await expect(content).toMatchFileSnapshot(`../public/guides/${name}.html`)
})

test.each(guides)('%s has no scripts, secrets or external files, and is not indexed', (_, content) => {
  expect(content).toContain('<meta name="robots" content="noindex">')
  expect(content).not.toMatch(/<script|src=|@import|url\(/)
  expect(content).not.toMatch(/sbp_[0-9a-z]{8}|eyJ[\w-]{10}/)
})
