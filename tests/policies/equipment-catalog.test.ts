import { beforeEach, expect, test } from 'vitest'
import { type Client, outcome } from './actors.ts'
import { describeEngine } from './engines.ts'

const existing = '00000000-0000-4000-8000-000000000001'

describeEngine('equipment_catalog', ({ query, as, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query('insert into public.equipment_catalog (id, name) values ($1, $2)', [existing, 'A'])
  })

  const stored = () => query('select name from public.equipment_catalog order by name')

  const read = (client: Client) => client.from('equipment_catalog').select()

  test('insert, update and delete by staff are stored', async () => {
    const table = as('staff').from('equipment_catalog')
    await table.insert({ name: 'Bench' })
    expect(await stored()).toEqual([{ name: 'A' }, { name: 'Bench' }])
    await table.update({ name: 'B' }).eq('name', 'A')
    expect(await stored()).toEqual([{ name: 'B' }, { name: 'Bench' }])
    await table.delete().eq('name', 'B')
    expect(await stored()).toEqual([{ name: 'Bench' }])
  })

  test('a former member cannot reach the rows they once created', async () => {
    const { data } = await as('outsider').auth.getUser()
    await query('update public.equipment_catalog set created_by = $1', [data.user?.id])
    expect(outcome(await read(as('outsider')))).toBe('0 rows')
    expect(outcome(await as('outsider').from('equipment_catalog').delete().eq('name', 'A').select())).toBe(
      '0 rows',
    )
  })

  test('access follows the confirmed address and the allow-list at once, within the same session', async () => {
    const client = as('unconfirmed staff')
    const confirm = `update auth.users set email_confirmed_at = $1::timestamptz where email = 'operations@example.com'`
    await query(confirm, [new Date().toISOString()])
    expect(outcome(await read(client))).toBe('1 rows')
    await query(`delete from private.staff_allow_list where email = 'operations@example.com'`)
    expect(outcome(await read(client))).toBe('0 rows')
    await query(`insert into private.staff_allow_list values ('operations@example.com', 'Operations')`)
    await query(confirm, [null])
    expect(outcome(await read(client))).toBe('0 rows')
  })

  test('a banned account has no access while the ban lasts, though its token is still good', async () => {
    const ban = `update auth.users set banned_until = now() + $1::interval where email = 'founder@example.com'`
    await query(ban, ['1 hour'])
    expect(outcome(await read(as('staff')))).toBe('0 rows')
    await query(ban, ['-1 second'])
    expect(outcome(await read(as('staff')))).toBe('1 rows')
    await query(`update auth.users set banned_until = null`)
  })

  test('an update or delete without a filter is refused', async () => {
    const table = as('staff').from('equipment_catalog')
    expect(outcome(await table.delete())).toBe('400 21000')
    expect(outcome(await table.update({ name: 'B' }))).toBe('400 21000')
    expect(await stored()).toEqual([{ name: 'A' }])
  })

  test.each([
    `A' or '1'='1`,
    `A'; drop table public.equipment_catalog; --`,
    `A") or ("1"="1`,
    `A,name.not.is.null)`,
  ])('SQL in a filter is compared as text: %s', async (text) => {
    const staff = as('staff')
    expect(outcome(await staff.from('equipment_catalog').select().eq('name', text))).toBe('0 rows')
    expect(outcome(await staff.from('equipment_catalog').delete().eq('name', text).select())).toBe('0 rows')
    const asColumn = await staff
      .from('equipment_catalog')
      .select()
      .eq(text as 'name', 'A')
    expect(asColumn.data ?? []).toEqual([])
    expect(await stored()).toEqual([{ name: 'A' }])
  })
})
