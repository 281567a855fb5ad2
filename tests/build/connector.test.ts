import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connector } from '@/content/connector'
import { root } from '../e2e/build-site.ts'
import { builtFolder } from './setup.ts'

// The catalog connector as the site serves it; bundle.test.ts looks for secrets in it.

const program = join(builtFolder, 'guides/catalog-mcp.mjs')
const extension = join(builtFolder, 'guides/catalog.mcpb')

const folder = mkdtempSync(join(tmpdir(), 'connector-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mcpb = (...args: string[]) =>
  promisify(execFile)(process.execPath, [
    join(root, 'node_modules/@anthropic-ai/mcpb/dist/cli/cli.js'),
    ...args,
  ])

beforeAll(() => mcpb('unpack', extension, folder))

test('the extension holds manifest, icon and the same program, and its manifest is valid', async () => {
  expect(readdirSync(folder).toSorted()).toEqual(['catalog-mcp.mjs', 'icon.png', 'manifest.json'])
  expect(readFileSync(join(folder, 'catalog-mcp.mjs'))).toEqual(readFileSync(program))
  expect((await mcpb('validate', folder)).stdout).toContain('Manifest schema validation passes')
})

test('Claude Desktop keeps the password in the keychain, and data may not be changed at first', () => {
  const { user_config, server } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  expect(user_config).toMatchObject({
    email: { required: true },
    password: { required: true, sensitive: true },
    write: { type: 'boolean', default: false },
  })
  for (const field of Object.keys(user_config))
    expect(Object.values(server.mcp_config.env)).toContain(`\${user_config.${field}}`)
})

test('the program needs nothing but Node.js, knows its backend and holds no React and no path', () => {
  const text = readFileSync(program, 'utf8')
  const imported = [...text.matchAll(/(?:^|[;}])import[^;"'()]*["']([^"']+)["']/gm)].map(([, name]) => name)
  expect(imported.length).toBeGreaterThan(5)
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([])
  expect(text).toContain('http://localhost:4173')
  expect(text).not.toMatch(/react\.(?:element|transitional)|react-dom|jsx-runtime/)
  expect(text).not.toContain(root)
})

test('the unpacked extension starts and introduces itself', async () => {
  const client = new Client({ name: 'test', version: '1' })
  onTestFinished(() => client.close())
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(folder, 'catalog-mcp.mjs')],
      stderr: 'ignore',
    }),
  )
  expect(client.getServerVersion()).toMatchObject(connector)
  expect((await client.listTools()).tools.length).toBeGreaterThan(0)
})
