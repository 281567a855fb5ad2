import { beforeEach, expect, test } from 'vitest'
import { outcome } from './actors.ts'
import { describeEngine } from './engines.ts'

const fresh = { email: 'new@example.org', source: 'website_footer' }

describeEngine('newsletter_subscribers', ({ query, as, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query(`insert into public.newsletter_subscribers (email) values ('known@example.org')`)
  })

  const stored = () => query('select email, source from public.newsletter_subscribers order by email')
  const before = [{ email: 'known@example.org', source: 'import' }]
  const subscribe = (email: string, more = {}) =>
    as('visitor')
      .from('newsletter_subscribers')
      .insert({ email, source: 'website_footer', ...more })

  test('a visitor reads the row just added in its own answer, and no row ever after', async () => {
    const { data } = await subscribe('new@example.org').select().single()
    expect(data).toMatchObject({ email: 'new@example.org', source: 'website_footer' })
    const table = as('visitor').from('newsletter_subscribers')
    expect((await table.select()).data).toEqual([])
    expect((await table.select().eq('id', data?.id ?? '')).data).toEqual([])
    expect((await table.select('*', { count: 'exact', head: true })).count).toBe(0)
  })

  test('concurrent requests each get their own row and no other', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `visitor${index}@example.org`)
    const answers = await Promise.all(
      emails.flatMap((email) => [
        subscribe(email).select(),
        as('visitor').from('newsletter_subscribers').select(),
      ]),
    )
    const seen = answers.map(({ data }) => data?.map(({ email }) => email))
    expect(seen).toEqual(emails.flatMap((email) => [[email], []]))
  })

  test('an insert of several rows that asks for them back is refused whole', async () => {
    const rows = [{ email: 'one@example.org' }, { email: 'two@example.org' }]
    const answer = await as('visitor').from('newsletter_subscribers').insert(rows).select()
    expect(outcome(answer)).toBe('401 42501')
    expect(await stored()).toEqual(before)
  })

  test('a second subscription is a conflict', async () => {
    expect(outcome(await subscribe('known@example.org').select().single())).toBe('409 23505')
  })

  test.each([
    ['upper case', 'New@example.org'],
    ['space around', ' new@example.org'],
    ['space within', 'new @example.org'],
    ['no at sign', 'new.example.org'],
    ['two at signs', 'new@home@example.org'],
    ['no dot in the domain', 'new@example'],
    ['empty', ''],
    ['too long', `${'a'.repeat(243)}@example.org`],
    ['a leading =', '=1+1@example.org'],
    ['a leading +', '+1@example.org'],
    ['a leading -', '-1@example.org'],
    ['a control character', 'new\u0007@example.org'],
    ['a right-to-left override', 'new\u202e@example.org'],
    ['a directional isolate', 'new@\u2066example.org'],
    ['a zero-width space', 'ne\u200bw@example.org'],
    ['a byte order mark', '\ufeffnew@example.org'],
  ])('an address with %s is refused', async (_, email) => {
    expect(outcome(await subscribe(email))).toBe('400 23514')
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['of the greatest length', `${'a'.repeat(242)}@example.org`],
    ['with + - = inside', 'a+b-c=d@example.org'],
    ['with letters beyond ASCII', 'mü.ller-日本@exämple.org'],
  ])('an address %s is accepted', async (_, email) => {
    expect(outcome(await subscribe(email).select())).toBe('1 rows')
  })

  test('the 31st subscription within a minute is refused with 429, also in one request', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ ...fresh, email: `robot${index}@example.org` }))
    const answer = await as('visitor').from('newsletter_subscribers').insert(rows)
    expect(outcome(answer)).toBe('429 PT429')
    expect(answer.error?.message).toBe('Too many subscriptions at once. Try again in a minute.')
    expect(await stored()).toEqual(before)
  })

  test('refused attempts count, so that a list of addresses cannot be tested against the stored ones', async () => {
    const answers: string[] = []
    while (answers.at(-1) !== '429 PT429' && answers.length < 70)
      answers.push(outcome(await subscribe('known@example.org')))
    expect(answers.at(-1)).toBe('429 PT429')
    // 30, or more if a minute ended meanwhile.
    expect(answers.length - 1).toBeGreaterThanOrEqual(30)
    expect(answers.length - 1).toBeLessThanOrEqual(60)
  })

  test.each([
    ['before', -1],
    ['that a clock gave when it ran a day ahead', 1440],
  ])('attempts of the minute %s do not count', async (_, minutes) => {
    await query(
      `select setval('private.newsletter_attempts', floor(extract(epoch from now()) / 60 + $1)::bigint * 1000 + 30)`,
      [minutes],
    )
    expect(outcome(await subscribe('new@example.org').select())).toBe('1 rows')
  })

  const store1000 = (age: string) =>
    query(
      `insert into public.newsletter_subscribers (email, source, created_at)
       select 'visitor' || n || '@example.org', 'website_footer', now() - $1::interval
       from generate_series(1, 1000) as n`,
      [age],
    )

  test('addresses that the owner imports are not counted', async () => {
    await query(
      `insert into public.newsletter_subscribers (email)
       select 'reader' || n || '@example.org' from generate_series(1, 1000) as n`,
    )
    expect(outcome(await subscribe('new@example.org').select())).toBe('1 rows')
  })

  test('after 1,000 new addresses in a day the next is refused with 429', async () => {
    await store1000('25 hours')
    expect(outcome(await subscribe('new@example.org'))).toBe('0 rows')
    await query('delete from public.newsletter_subscribers')
    // Added while the clock ran ahead.
    await store1000('-1 hour')
    expect(outcome(await subscribe('new@example.org'))).toBe('0 rows')
    await query('delete from public.newsletter_subscribers')
    await store1000('23 hours')
    const answer = await subscribe('other@example.org')
    expect(outcome(answer)).toBe('429 PT429')
    expect(answer.error?.message).toBe('Too many subscriptions today. Try again tomorrow.')
  })

  test.each([
    ['of nobody', { source: 'import' }, '401 42501'],
    ['without form', { source: 'website_ !' }, '400 23514'],
    ['too long', { source: `website_${'x'.repeat(40)}` }, '400 23514'],
  ])('a source %s is refused', async (_, source, result) => {
    expect(outcome(await subscribe('new@example.org', source))).toBe(result)
  })

  test.each([{ id: '00000000-0000-4000-8000-000000000001' }, { created_at: '2000-01-01T00:00:00Z' }])(
    'a visitor cannot choose %o',
    async (column) => {
      expect(outcome(await subscribe('new@example.org', column))).toBe('401 42501')
    },
  )
})
