import { beforeAll, expect, test, vi } from 'vitest'
import { connectorBriefing, connectorPrompts } from '@/catalog/connector-prompts'
import { specificationKeys } from '@/catalog/prompts'
import { catalogTexts } from '@/content/mcp-catalog'
import type { Tool } from './tools/tool'

let tools: readonly Tool[]

beforeAll(async () => {
  // Node 20 has none, and supabase-js asks for it. Nothing here uses it.
  vi.stubGlobal('WebSocket', class {})
  tools = (await import('./tools/all-tools')).allTools
})

const quoted = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const isTool = (name: string) => tools.some((tool) => tool.name === name)

const fields = new Set(quoted(Object.values(specificationKeys).join()))

test.each([{ title: 'The briefing', text: connectorBriefing }, ...connectorPrompts])(
  '$title: names only tools and fields that exist',
  ({ text }) => {
    expect(quoted(text).filter((name) => !isTool(name) && !fields.has(name))).toEqual([])
  },
)

test('a prompt names a tool that writes only if it is listed with those that write', () => {
  const writing = tools.filter(({ writes }) => writes).map(({ name }) => name)
  for (const { text, writes } of connectorPrompts)
    expect(writing.some((name) => quoted(text).includes(name))).toBe(writes)
})

test('the guide to the connector names only tools that exist', () => {
  const names = [
    ...JSON.stringify(catalogTexts).matchAll(/\b[a-z]+_(?:equipment|values|fields|change|fit)\b/g),
  ]
  expect(names.length).toBeGreaterThan(0)
  expect(names.map(([name]) => name).filter((name) => !isTool(name))).toEqual([])
})
