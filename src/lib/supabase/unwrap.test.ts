// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { supabase } from './client'
import { unwrap } from './unwrap'

vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', '/')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable')
})

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
  ['502 in HTML', 502, html, 'unexpected', /^The server answered with status 502\. Try again in a moment\.$/],
  ['200 with a page of HTML', 200, html, 'unexpected', /^[^<]{10,}$/],
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
