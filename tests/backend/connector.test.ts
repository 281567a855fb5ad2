import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import {
  claimsOf,
  connect,
  founder,
  openTestBackend,
  operations,
  outsider,
  password,
} from '../policies/actors.ts'
import { play } from './connector-model.ts'
import { type Installed, install, run, type ServedBackend, serveAtPort, start } from './connector-process.ts'

// The built connector as a process, driven by the official client over stdio: its session from first to last.

let backend: Backend
let served: ServedBackend
let installed: Installed
const said: string[] = []

/** A tool that reads. */
const reading = 'search_equipment'

const asPerson = (email: string) => ({ CATALOG_EMAIL: email, CATALOG_PASSWORD: password })

/** Starts a client that is closed after the test. */
async function open(how: Parameters<typeof start>[1]) {
  const connected = await start(installed, how)
  onTestFinished(async () => {
    await connected.close()
    said.push(connected.errors())
  })
  return connected
}

const listPerson = (email: string) =>
  backend.query("insert into private.staff_allow_list values ($1, 'Somebody')", [email])
const strikePerson = (email: string) =>
  backend.query('delete from private.staff_allow_list where email = $1', [email])

/** The connections that have not ended, as client and address. */
const connections = async () =>
  (
    await backend.query(
      `select session.client, person.email from private.connector_sessions as session
       join auth.users as person on person.id = session.user_id where session.ended_at is null order by 1`,
    )
  ).map(({ client, email }) => `${client}: ${email}`)

/** What update_equipment asks for. */
const pick = ({ id, updated_at }: { id: string; updated_at: string }) => ({ id, updated_at })

/** The founder on the web. */
async function signedIn() {
  const person = connect(backend)
  await person.auth.signInWithPassword({ email: founder, password })
  return person
}

/** The file of the session that `sign-in` has stored. */
const sessionFile = () => {
  const folder = join(installed.folder, '.config/equipment-catalog')
  return join(folder, readdirSync(folder).find((file) => file.endsWith('.json')) ?? '')
}

/** Makes the stored session as old as an hour later. Returns it. */
function expire() {
  const session = JSON.parse(readFileSync(sessionFile(), 'utf8'))
  writeFileSync(sessionFile(), JSON.stringify({ ...session, expires_at: 1 }))
  return session
}

beforeAll(async () => {
  backend = await openTestBackend()
  served = await serveAtPort(backend)
  installed = await install(served.address)
  await listPerson(outsider)
  for (const email of [founder, operations, outsider]) await connect(backend).auth.signUp({ email, password })
  await strikePerson(outsider)
})
afterAll(async () => {
  await served?.stop()
  await backend?.close()
  installed?.remove()
})

test('each staff member connects as themselves, by the name of the client, until the client ends', async () => {
  const clients = await Promise.all([
    start(installed, { name: 'Claude Desktop', env: asPerson(founder) }),
    start(installed, { name: 'Cursor', env: asPerson(operations) }),
  ])
  // Twice at once: it signs in once.
  const answers = clients.flatMap(({ call }) => [call(reading), call(reading)])
  for (const { isError } of await Promise.all(answers)) expect(isError).toBeFalsy()
  expect(await connections()).toEqual([`Claude Desktop: ${founder}`, `Cursor: ${operations}`])
  await Promise.all(clients.map(({ close }) => close()))
  expect(await connections()).toEqual([])
  // Those of the sign-ups.
  expect(await backend.query('select * from auth.sessions')).toHaveLength(3)
})

test('a connection off the allow-list gets that answer and nothing else, from the next call on', async () => {
  await listPerson(outsider)
  const { call, refusal } = await open({ env: asPerson(outsider) })
  expect((await call(reading)).isError).toBeFalsy()
  await strikePerson(outsider)
  expect(await refusal(reading)).toBe('Unauthorized email address')
  const { refusal: refusalOfNew } = await open({ env: asPerson(outsider) })
  expect(await refusalOfNew(reading)).toBe('Unauthorized email address')
})

test('a wrong password is tried once', async () => {
  const { refusal } = await open({ env: { ...asPerson(founder), CATALOG_PASSWORD: 'wrong-cedar-42' } })
  expect(await refusal(reading)).toBe('Invalid login credentials')
  await served.stop()
  onTestFinished(() => served.start())
  expect(await refusal(reading)).toBe('Invalid login credentials')
})

test('Disconnect ends the connection at the next call, and it does not come back by itself', async () => {
  const { call, refusal } = await open({ env: asPerson(founder) })
  await call(reading)
  const person = await signedIn()
  const { data } = await person.rpc('list_connectors')
  expect((await person.rpc('disconnect_connector', { session_id: data?.[0]?.id ?? '' })).data).toBe(true)
  for (let time = 0; time < 2; time++)
    expect(await refusal(reading)).toBe('This connection was ended. Restart the AI client to sign in again.')
  expect(await connections()).toEqual([])
})

test('while the backend is stopped each call says so, and works again when it is back', async () => {
  const unreachable = 'The server of the catalog does not answer. Check your connection and try again.'
  await served.stop()
  const { call, refusal } = await open({ env: asPerson(founder) })
  expect(await refusal(reading)).toBe(unreachable)
  await served.start()
  expect((await call(reading)).isError).toBeFalsy()
  await served.stop()
  expect(await refusal(reading)).toBe(unreachable)
  await served.start()
  expect((await call(reading)).isError).toBeFalsy()
})

test('a person signs in once in the terminal, and all their clients share the session until they sign out', async () => {
  expect(await run(installed, 'sign-in', [outsider, password])).toMatchObject({
    exitCode: 1,
    said: expect.stringContaining('Unauthorized email address'),
  })
  const howToSignIn = `In a terminal, run: node ${installed.program} sign-in`
  const [claude, cursor] = await Promise.all([open({ name: 'Claude Code' }), open({ name: 'Cursor' })])
  expect(await claude.refusal(reading)).toBe(`Sign in first. ${howToSignIn}`)

  expect(await run(installed, 'sign-in', [` ${founder.toUpperCase()} `, password])).toMatchObject({
    exitCode: 0,
    said: expect.stringContaining(`Signed in as ${founder}.`),
  })
  expect(statSync(sessionFile()).mode & 0o777).toBe(0o600)
  await run(installed, 'sign-in', [founder, password])
  expect(await connections(), 'the session that was replaced has ended').toEqual([`Terminal: ${founder}`])
  // The one that was last: a session has one name at a time.
  for (const [client, name] of [
    [claude, 'Claude Code'],
    [cursor, 'Cursor'],
    [claude, 'Claude Code'],
  ] as const) {
    await client.call(reading)
    expect(await connections()).toEqual([`${name}: ${founder}`])
  }

  // An hour later: whoever comes first renews it, for both.
  const { access_token, refresh_token } = expire()
  await Promise.all([claude.call(reading), cursor.call(reading)])
  const renewed = JSON.parse(readFileSync(sessionFile(), 'utf8'))
  // Not the access token: one made in the same second is the same.
  expect(renewed.refresh_token).not.toBe(refresh_token)
  expect(claimsOf(renewed.access_token).session_id).toBe(claimsOf(access_token).session_id)
  expect((await cursor.call(reading)).isError).toBeFalsy()

  expect(await run(installed, 'sign-out')).toMatchObject({
    exitCode: 0,
    said: expect.stringMatching(/Signed out\.\n$/),
  })
  expect(await connections()).toEqual([])
  for (const { refusal } of [claude, cursor])
    expect(await refusal(reading)).toBe(`Sign in first. ${howToSignIn}`)
})

test('a session that cannot be renewed says what to do', async () => {
  await run(installed, 'sign-in', [founder, password])
  const { refusal } = await open({})
  expire()
  await backend.query('delete from auth.sessions')
  expect(await refusal(reading)).toMatch(/^Your session has expired. In a terminal, run: node .+ sign-in$/)
  expect(await connections()).toHaveLength(1)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the connection and the process', async (signal) => {
  const { call, ended, kill } = await open({ name: signal, env: asPerson(operations) })
  await call(reading)
  expect(await connections()).toContain(`${signal}: ${operations}`)
  kill(signal)
  await ended
  expect(await connections()).not.toContain(`${signal}: ${operations}`)
})

test('every tool answers, those that write only with leave, and the web and the client undo each other', async () => {
  const [reader, writer] = await Promise.all([
    open({ env: asPerson(founder) }),
    open({ name: 'Claude Desktop', env: { ...asPerson(founder), CATALOG_WRITE: 'true' } }),
  ])
  const namesOf = async ({ client }: typeof reader) =>
    (await client.listTools()).tools.map(({ name }) => name)
  const writing = ['add_equipment', 'update_equipment', 'set_values', 'undo_change']
  const all = await namesOf(writer)
  expect(all.filter((name) => writing.includes(name))).toEqual(writing)
  expect(await namesOf(reader)).toEqual(all.filter((name) => !writing.includes(name)))

  const called = new Set<string>()
  // The client checks each answer against the schema of the tool.
  async function ask(tool: string, input: Record<string, unknown> = {}) {
    called.add(tool)
    const { isError, content, structuredContent } = await writer.call(tool, input)
    expect(isError, JSON.stringify(content)).toBeFalsy()
    return structuredContent as {
      item: { id: string; updated_at: string }
      change_id: string
      [part: string]: unknown
    }
  }
  const heater = { name: 'Heater', categories: 'Sauna Heaters', power_kw: 6, room_min_m3: 5, room_max_m3: 9 }
  const { item: first } = await ask('add_equipment', { fields: heater })
  const { item: second } = await ask('add_equipment', { fields: { ...heater, name: 'Larger', power_kw: 9 } })
  const ids = [first.id, second.id]
  expect(await ask('search_equipment', { where: [{ field: 'power_kw', min: '8 kW' }] })).toMatchObject({
    total: 1,
  })
  await ask('get_equipment', { id: first.id })
  await ask('compare_equipment', { ids })
  await ask('equipment_totals', { filter: { category: 'Sauna Heaters' } })
  expect(
    await ask('check_fit', { kind: 'sauna', room: { length: '7 ft', width: 2, height: 2 } }),
  ).toMatchObject({ counts: { fits: 2 } })
  await ask('list_fields', { category: 'Sauna Heaters' })

  // The web form saves another field: merged. It saves the same one: refused.
  const person = await signedIn()
  const saveOnWeb = (value: { brand?: string; model?: string }) =>
    person.from('equipment_catalog').update(value).eq('id', first.id)
  await saveOnWeb({ model: 'M-1' })
  const merged = await ask('update_equipment', { ...pick(first), fields: { brand: 'Nordwood' } })
  expect(merged.item).toMatchObject({ brand: 'Nordwood', model: 'M-1' })
  await saveOnWeb({ brand: 'Heatworks' })
  expect(
    await writer.refusal('update_equipment', { ...pick(merged.item), fields: { brand: 'Vapor' } }),
  ).toMatch(/^Changed meanwhile in the same fields. Nothing was saved./)

  const set = () =>
    ask('set_values', {
      filter: { category: 'Sauna Heaters' },
      expected_total: 2,
      fields: { lead_time_days: '4 weeks' },
    })
  await ask('undo_change', { change_id: (await set()).change_id })
  const { change_id } = await set()
  const undone = await person.rpc('undo_change', {
    change_id: crypto.randomUUID(),
    undone_change_id: change_id,
  })
  expect(undone).toMatchObject({ data: 2, error: null })
  const { entries } = (await ask('equipment_history', { id: first.id })) as never as {
    entries: { via: string; client: string | null; changes: object[] }[]
  }
  expect(entries.slice(0, 2)).toMatchObject([
    { via: 'web', client: null },
    { via: 'assistant', client: 'Claude Desktop' },
  ])
  expect([...called].toSorted()).toEqual(all.toSorted())
  await backend.query('delete from public.equipment_catalog')
})

test('200 random calls, with changes on the web in between, leave what a model of the catalog says', async () => {
  const { call } = await open({ args: ['--write'], env: asPerson(founder) })
  const person = await signedIn()
  const seed = 20_261_126
  const { differences, items } = await play(
    {
      async call(tool, input) {
        const { isError, structuredContent } = await call(tool, { ...input })
        return isError ? null : (structuredContent as never)
      },
      async saveOnWeb(id, value) {
        const { error } = await person
          .from('equipment_catalog')
          .update(value as never)
          .eq('id', id)
        expect(error).toBeNull()
      },
    },
    seed,
    200,
  )
  expect(differences).toEqual([])
  const stored = await backend.query(
    `select id, brand, supplier, lead_time_days, warranty_months, (specifications ->> 'weight_kg')::float as weight_kg
     from public.equipment_catalog`,
  )
  const byId = stored.map(({ id, ...item }) => [String(id), item] as const)
  expect(Object.fromEntries(byId)).toEqual(Object.fromEntries(items))
  expect(await backend.query('select distinct changed_client from public.equipment_history')).toEqual(
    expect.arrayContaining([{ changed_client: 'Test client' }, { changed_client: null }]),
  )
})

test('stderr and log name tools and outcomes, never a password or a token', async () => {
  const log = readFileSync(join(installed.folder, '.config/equipment-catalog/catalog-mcp.log'), 'utf8')
  expect(log).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z ${reading} ok \\d+ ms`, 'm'))
  for (const text of [log, ...said]) expect(text).not.toMatch(/cedar-42|eyJ|Error|example\.com/)
})
