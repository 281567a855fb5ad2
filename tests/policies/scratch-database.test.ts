import { expect, test } from 'vitest'
import { openEmpty } from '../e2e/server.ts'
import { openTestBackend } from './actors.ts'
import { createScratchDatabase } from './engines.ts'

test.runIf(process.env.TEST_POSTGRES)(
  'end-to-end tests on a server leave its databases as they are, and none of their own',
  async () => {
    const named = await createScratchDatabase()
    const backend = await openTestBackend(named.address)
    const stored = async () => [
      await backend.query('select name from public.equipment_catalog'),
      await backend.query('select action from public.equipment_history'),
      await backend.query('select email from private.staff_allow_list order by email'),
    ]
    await backend.query(`insert into public.equipment_catalog (name) values ('Item 1')`)
    await backend.query(`insert into private.staff_allow_list values ('developer@example.org', 'Developer')`)
    const before = await stored()

    const tests = await openEmpty(named.address)
    expect(await tests.query('select from public.equipment_history')).toEqual([])
    await tests.query(`insert into public.equipment_catalog (name) values ('Item 2')`)
    const [own] = await tests.query('select current_database() as name')
    await tests.close()
    expect(await stored()).toEqual(before)
    expect(await backend.query('select from pg_database where datname = $1', [own?.name])).toEqual([])

    await backend.close()
    await named.drop()
  },
)
