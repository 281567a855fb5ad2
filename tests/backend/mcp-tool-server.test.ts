import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { databaseTexts, snippetPlaceholders, toolServer, verify } from '@/content/mcp-database'
import { launchCommand } from '@/dashboard/mcp-guide/database-server'
import type { Backend } from '../../supabase/local/backend.ts'
import { openTestBackend } from '../policies/actors.ts'
import { serveManagementApi } from './management-api.ts'
import { connect, runToEnd } from './tool-server.ts'

// Runs the tool server that the guide names, with the guide's arguments, and talks to it as an AI client does.

const projectRef = 'abcdefghijklmnopqrst'

/** Returns `start`; throws unless an error of the guide's troubleshooting table contains it. */
const listed = (start: string) => {
  const found = databaseTexts.troubleshooting.find(({ error }) => error.includes(start))
  if (!found) throw new Error(`The troubleshooting table does not list: ${start}`)
  return start
}

/** The arguments that every snippet of the guide passes to the server; mcp-snippets.test.ts looks into the snippets. */
const argumentsFor = (access: 'read' | 'write') =>
  launchCommand({ system: 'linux', access, projectRef }).args.slice(2)

const [readOnly, readWrite] = [argumentsFor('read'), argumentsFor('write')]

let backend: Backend
let api: Awaited<ReturnType<typeof serveManagementApi>>
let reader: Awaited<ReturnType<typeof connect>>
let writer: Awaited<ReturnType<typeof connect>>

beforeAll(async () => {
  backend = await openTestBackend()
  api = await serveManagementApi(backend, projectRef)
  const connectTo = (args: readonly string[]) => connect([...args, `--api-url=${api.url}`])
  ;[reader, writer] = await Promise.all([connectTo(readOnly), connectTo(readWrite)])
})
afterAll(async () => {
  await Promise.all([reader?.close(), writer?.close()])
  await api?.close()
  await backend?.close()
})

const insert = `insert into equipment_catalog (name, category) values ('Written by the AI', 'Benches')
  returning created_via, created_by, currency`

test('the guide lets the server use one project and its database, read-only unless writing is on', () => {
  expect(readOnly).toEqual(['--read-only', `--project-ref=${projectRef}`, '--features=database'])
  expect(readWrite).toEqual(readOnly.slice(1))
})

test('the guide names the installed version of the tool server', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(devDependencies[toolServer.name]).toBe(toolServer.version)
  expect(reader.serverInfo.version).toBe(toolServer.version)
})

test('read-only exposes no tool that writes', async () => {
  expect(reader.serverInfo).toMatchObject({ name: 'supabase', version: toolServer.version })
  const tools = await reader.tools()
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'execute_sql',
    'list_extensions',
    'list_migrations',
    'list_tables',
  ])
  expect(tools.filter(({ annotations }) => !annotations.readOnlyHint)).toEqual([])
})

test('read-write exposes the tools that write', async () => {
  const writing = (await writer.tools()).filter(({ annotations }) => !annotations.readOnlyHint)
  expect(writing.map(({ name }) => name).sort()).toEqual(['apply_migration', 'execute_sql'])
})

test('the server accepts the options of the guide and prints the errors of its troubleshooting table', async () => {
  const values: Record<string, string> = {
    '--project-ref': projectRef,
    '--features': 'database',
    '--access-token': 'x',
  }
  const all = databaseTexts.options.map(({ title }) => (values[title] ? `${title}=${values[title]}` : title))
  expect((await runToEnd(all)).trim()).toBe(toolServer.version)
  expect(await runToEnd(['--readonly'])).toContain(listed("Unknown option '--readonly'"))
  expect(await runToEnd(readOnly, null)).toContain(listed('Please provide a personal access token (PAT)'))
})

test('list_tables names the tables that the guide promises', async () => {
  const answer = await reader.call('list_tables')
  for (const table of verify.expected) expect(answer).toContain(table)
})

test('read-only reads and does not write', async () => {
  expect(await reader.call('execute_sql', { query: 'select count(*) from equipment_catalog' })).toContain(
    'count',
  )
  expect(await reader.call('execute_sql', { query: insert })).toContain(
    listed('cannot execute INSERT in a read-only transaction'),
  )
})

test('rows written by the tools are stamped as the assistant’s', async () => {
  const answer = (await writer.call('execute_sql', { query: insert })).replaceAll('\\"', '"')
  expect(answer).toContain('"created_via":"assistant","created_by":null,"currency":"USD"')
  const wrong = `insert into equipment_catalog (name, currency) values ('In yen', 'JPY')`
  expect((await writer.call('execute_sql', { query: wrong })).replaceAll('\\"', '"')).toContain(
    listed('violates check constraint "equipment_currency_known"'),
  )
})

test('a refused token gives the error that the guide lists', async () => {
  onTestFinished(api.refuse(401))
  expect(await reader.call('list_tables')).toContain(
    listed('Unauthorized. Please provide a valid access token'),
  )
})

test('a token without the project or the permission gives the error that the guide lists', async () => {
  onTestFinished(api.refuse(403))
  const answer = await reader.call('list_tables')
  expect(answer.replaceAll(projectRef, snippetPlaceholders.projectRef)).toContain(
    listed(`Access to project '${snippetPlaceholders.projectRef}' was denied`),
  )
})
