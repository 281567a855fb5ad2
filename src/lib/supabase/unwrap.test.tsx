import { expect, test, vi } from 'vitest'
import { logError } from '@/lib/errors'
import { supabase } from './client'
import { toAppError, unwrap } from './unwrap'

const html = '<html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>'
const read = () => unwrap(supabase.from('equipment_catalog').select('id'))

test('an answer becomes its data', async () => {
  vi.stubGlobal('fetch', async () => new Response('[{"id":"1"}]'))
  expect(await read()).toEqual([{ id: '1' }])
})

test.each([
  [
    '500 in JSON',
    500,
    '{"code":"XX000","message":"the database is tired"}',
    'unexpected',
    /^the database is tired$/,
  ],
  [
    '500 in JSON of a gateway',
    500,
    '{"error":"Internal"}',
    'invalid-response',
    /^The server answered with status 500\. Try again in a moment\.$/,
  ],
  [
    '504 in JSON',
    504,
    '{"message":"The upstream server is timing out"}',
    'invalid-response',
    /^The upstream/,
  ],
  [
    '502 in HTML',
    502,
    html,
    'invalid-response',
    /^The server answered with status 502\. Try again in a moment\.$/,
  ],
  ['200 with a page of HTML', 200, html, 'invalid-response', /^[^<]{10,}$/],
  [
    'a refusal by the policies',
    403,
    '{"code":"42501","message":"permission denied for table equipment_catalog"}',
    'forbidden',
    /^permission denied for table equipment_catalog$/,
  ],
  ['an expired session', 401, '{"code":"PGRST303","message":"JWT expired"}', 'unauthorized', /^JWT expired$/],
])('%s is thrown with a message that can be shown', async (_, status, body, kind, message) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  await expect(read()).rejects.toMatchObject({
    name: 'AppError',
    kind,
    message: expect.stringMatching(message),
  })
})

const empty = 'The server sent an empty answer. Try again in a moment.'
const row = { id: '1', name: 'Bench' }
const catalog = () => supabase.from('equipment_catalog')

test.each([
  ['a read', read, 200, ''],
  ['an insert', () => unwrap(catalog().insert(row).select().single()), 201, ''],
  ['an update', () => unwrap(catalog().update(row).eq('id', '1').select()), 200, ''],
  ['a deletion', () => unwrap(catalog().delete().eq('id', '1').select('id')), 204, null],
  [
    'a function',
    () => unwrap(supabase.rpc('restore_equipment', { change_id: '2', entry_id: 1 })),
    200,
    'null',
  ],
  ['a path nobody serves', read, 404, ''],
])('%s fails on an empty answer', async (_, ask, status, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  await expect(ask()).rejects.toMatchObject({ kind: 'invalid-response', message: empty })
})

test('the console gets path and code of a failed request, but neither query nor contents', async () => {
  const details = 'Failing row contains (1, secret@example.com, eyJhbGciOi).'
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: '23514', message: `violates a check: ${details}`, details }, { status: 400 }),
  )
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const change = catalog().update({ notes: 'secret@example.com' }).eq('name', 'secret@example.com').select()
  const error: unknown = await unwrap(change).catch((thrown: unknown) => thrown)
  logError(error)
  expect(log.mock.calls).toEqual([['PATCH /rest/v1/equipment_catalog: 400 23514']])
})

test('no answer becomes an offline error with advice', () => {
  const error = toAppError({ message: 'TypeError: Failed to fetch' }, 0)
  expect(error.kind).toBe('offline')
  expect(error.message).toBe('Failed to fetch. Check your connection and try again.')
})

test.each([
  ['PGRST116', 406, 'not-found'],
  ['PGRST303', 401, 'unauthorized'],
  ['42501', 403, 'forbidden'],
  ['42501', 401, 'unauthorized'],
  ['23505', 409, 'conflict'],
  ['23514', 400, 'unexpected'],
])('%s with status %i is %s', (code, status, kind) => {
  const error = toAppError({ message: 'as received', code }, status)
  expect([error.kind, error.message]).toEqual([kind, 'as received'])
})

test('the HTML of a gateway is not shown', () => {
  const { message } = toAppError({ message: '<html><h1>502 Bad Gateway</h1></html>' }, 502)
  expect(message).toBe('The server answered with status 502. Try again in a moment.')
})
