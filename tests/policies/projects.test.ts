import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TablesInsert, TablesUpdate } from '../../src/lib/supabase/database.types.ts'
import { outcome } from './actors.ts'
import { deleteProject, saveProject, saveRevision, undo, type Values } from './calls.ts'
import { describeEngine } from './engines.ts'

// How the database saves projects and their lines: values, stamps, conflicts and repeated calls.

const id = (digit: number | string) => `00000000-0000-4000-8000-00000000000${digit}`
const [house, annex] = [id(1), id(2)]
const [shower, heater] = [id(3), id(4)]
/** Lines of the house: two showers, and an alternate for the first. */
const [first, second, alternate] = [id(5), id(6), id(7)]
/** The only line of the annex. */
const foreign = id(8)
const added = id(9)
const unknown = id('a')

describeEngine('projects', ({ query, as, staffId, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query(
      `with items as (
         insert into public.equipment_catalog (id, name) values ($3, 'Shower'), ($4, 'Heater') returning id
       ), houses as (
         insert into public.projects (id, name, client) values ($1, 'House', 'Ms. Client'), ($2, 'Annex', null)
         returning id
       )
       select (select count(*) from items), (select count(*) from houses)`,
      [house, annex, shower, heater],
    )
    await query(
      `insert into public.project_lines (id, project_id, equipment_id, tag, quantity, alternate_for, position) values
         ($3, $1, $7, 'SH-1', 6, null, 1), ($4, $1, $7, 'SH-2', 1, null, 2), ($5, $1, $8, 'SH-3', 1, $3, 3),
         ($6, $2, $7, 'SH-1', 1, null, 1)`,
      [house, annex, first, second, alternate, foreign, shower, heater],
    )
  })

  const staff = () => as('staff')
  const lines = (project = house) =>
    query('select * from public.project_lines where project_id = $1 order by position, id', [project])
  const line = async (lineId: string) =>
    (await query('select * from public.project_lines where id = $1', [lineId]))[0] ?? {}
  const project = async () => (await query('select * from public.projects where id = $1', [house]))[0] ?? {}
  const tables = ['projects', 'project_lines', 'project_history', 'project_revisions']
  const everything = () =>
    query(
      `select ${tables.map((table) => `(select json_agg(row order by id) from public.${table} as row)`).join(', ')}`,
    )
  /** A line as a person saw it, with other values. */
  const seen = async (lineId: string, values: Values = {}): Promise<Values> => ({
    id: lineId,
    updated_at: String((await line(lineId)).updated_at),
    ...values,
  })
  const seenProject = async (values: Values = {}): Promise<Values> => ({
    id: house,
    updated_at: String((await project()).updated_at),
    ...values,
  })

  const check = '400 23514'
  const missing = '400 23502'
  const malformed = '400 22P02'
  const outOfRange = '400 22003'
  const doubled = '409 23505'
  const notFound = '409 23503'

  describe('values of a line', () => {
    const fixed = { fixed_cost: 4600, fixed_currency: 'USD', fixed_on: '2026-11-03' }

    test.each<[values: Values, answer: string]>([
      [{ quantity: 0 }, check],
      [{ quantity: -1 }, check],
      [{ quantity: 10_000 }, check],
      [{ quantity: 1.5 }, malformed],
      [{ quantity: 'many' }, malformed],
      [{ quantity: 1e10 }, outOfRange],
      [{ tag: null }, missing],
      [{ tag: '' }, check],
      [{ tag: ' \n' }, check],
      [{ tag: '\u200b' }, check],
      [{ tag: 'sh-9' }, check],
      [{ tag: ' SH-9' }, check],
      [{ tag: 'SH-9\n' }, check],
      [{ tag: 'X'.repeat(31) }, check],
      [{ tag: 'SH-2' }, doubled],
      [{ tag: 'SH-2\u200b' }, doubled],
      [{ room: '' }, check],
      [{ room: 'x'.repeat(201) }, check],
      [{ note: 'x'.repeat(2001) }, check],
      [{ position: 'NaN' }, check],
      [{ position: 'Infinity' }, check],
      [{ position: '-Infinity' }, check],
      [{ fixed_cost: 4600 }, check],
      [{ fixed_currency: 'USD' }, check],
      [{ fixed_on: '2026-11-03' }, check],
      [{ ...fixed, fixed_on: null }, check],
      [{ ...fixed, fixed_cost: -1 }, check],
      [{ ...fixed, fixed_cost: 'NaN' }, check],
      [{ ...fixed, fixed_cost: 1e10 }, outOfRange],
      [{ ...fixed, fixed_currency: 'DKK' }, check],
      [{ ...fixed, fixed_on: 'infinity' }, check],
      [{ ...fixed, fixed_on: '0044-03-15 BC' }, check],
      [{ ...fixed, fixed_on: '1989-12-31' }, check],
      [{ ...fixed, fixed_on: '2101-01-01' }, check],
      [{ ...fixed, fixed_on: '0000-01-01' }, '400 22008'],
      [{ equipment_id: null }, missing],
      [{ equipment_id: unknown }, notFound],
      [{ equipment_id: 'shower' }, malformed],
      [{ alternate_for: unknown }, notFound],
      [{ alternate_for: foreign }, notFound],
      [{ alternate_for: alternate }, check],
      [{ id: added, alternate_for: added }, check],
    ])('%o: %s, and nothing else of the request is saved', async (values, answer) => {
      const before = await everything()
      const save = saveProject(staff(), await seenProject({ name: 'Renamed' }), {
        added: [
          { equipment_id: heater, tag: 'HE-1' },
          { equipment_id: heater, tag: 'HE-2', ...values },
        ],
        changed: [await seen(second, { quantity: 9 })],
        removed: [await seen(alternate)],
      })
      // A line that is removed in the same request cannot be replaced either.
      expect(outcome(await save)).toBe(values.alternate_for === alternate ? notFound : answer)
      const write = { equipment_id: heater, tag: 'HE-2', ...values, project_id: house }
      expect(
        outcome(
          await staff()
            .from('project_lines')
            .insert(write as TablesInsert<'project_lines'>),
        ),
      ).toBe(answer)
      expect(await everything()).toEqual(before)
    })

    test.each<[sent: Values, stored: Values]>([
      [{}, { quantity: 1, room: null, note: null, alternate_for: null, position: 4, fixed_cost: null }],
      [
        { quantity: null, position: null },
        { quantity: 1, position: 4 },
      ],
      [
        { quantity: 9999, position: -0.5, ...fixed },
        { quantity: 9999, position: -0.5, ...fixed },
      ],
      [{ fixed_cost: 0, fixed_currency: 'EUR', fixed_on: '2100-12-31' }, { fixed_cost: 0 }],
      [{ room: 'Sau\u00adna' }, { room: 'Sauna' }],
      [
        { room: '\u200b', note: 'Cafe\u0301' },
        { room: null, note: 'Café' },
      ],
      [{ tag: 'É-1' }, { tag: 'É-1' }],
      [{ room: `'); drop table public.projects; --` }, { room: `'); drop table public.projects; --` }],
      [
        { created_via: 'assistant', created_by: unknown },
        { created_via: 'web', created_by: 'staff' },
      ],
      [{ created_at: '2000-01-01Z', updated_at: '2000-01-01Z', project_id: annex }, { project_id: house }],
    ])('%o is stored as %o', async (sent, stored) => {
      const row = { id: added, equipment_id: heater, tag: 'HE-1', ...sent }
      const { data } = await saveProject(staff(), { id: house }, { added: [row] }).throwOnError()
      const saved = await line(added)
      expect(data.at(sent.position === -0.5 ? 0 : -1)).toMatchObject({ id: added })
      const { created_by } = stored
      expect(saved).toMatchObject({ ...stored, ...(created_by ? { created_by: staffId() } : {}) })
      for (const stamp of [saved.created_at, saved.updated_at])
        expect(Math.abs(Date.parse(String(stamp)) - Date.now())).toBeLessThan(60_000)
    })

    test('stamps of a stored line stay, whatever is sent', async () => {
      const before = await line(second)
      const forged = {
        id: unknown,
        created_at: '2000-01-01Z',
        created_by: null,
        created_via: 'assistant',
        updated_at: '2000-01-01Z',
        note: 'A',
      }
      await staff().from('project_lines').update(forged).eq('id', second).throwOnError()
      expect(await line(second)).toEqual({ ...before, note: 'A', updated_at: expect.any(String) })
      const changed = await seen(second, {
        created_at: '2000-01-01Z',
        created_via: 'import',
        project_id: annex,
        note: 'B',
      })
      await saveProject(staff(), { id: house }, { changed: [changed] }).throwOnError()
      expect(await line(second)).toEqual({ ...before, note: 'B', updated_at: expect.any(String) })
    })

    test('a line cannot move to another project', async () => {
      const before = await everything()
      const move = staff().from('project_lines').update({ project_id: annex, tag: 'SH-9' }).eq('id', second)
      expect(outcome(await move)).toBe(check)
      expect(await everything()).toEqual(before)
    })

    test('two lines exchange their tags in one request', async () => {
      const changed = [await seen(first, { tag: 'SH-2' }), await seen(second, { tag: 'SH-1' })]
      await saveProject(staff(), { id: house }, { changed }).throwOnError()
      expect((await lines()).map(({ tag }) => tag)).toEqual(['SH-2', 'SH-1', 'SH-3'])
    })

    test('a new line takes the tag of one that is removed in the same request', async () => {
      const save = {
        added: [{ id: added, equipment_id: heater, tag: 'SH-2' }],
        removed: [await seen(second)],
      }
      await saveProject(staff(), { id: house }, save).throwOnError()
      expect((await lines()).map(({ id, tag }) => [id, tag])).toContainEqual([added, 'SH-2'])
    })

    test('a line is removed with its alternates, but not with one that gets another line', async () => {
      const removed = [await seen(first)]
      const changed = [await seen(alternate, { alternate_for: second })]
      await saveProject(staff(), { id: house }, { changed, removed }).throwOnError()
      expect((await lines()).map(({ id }) => id)).toEqual([second, alternate])
      await saveProject(staff(), { id: house }, { removed: [await seen(second)] }).throwOnError()
      expect(await lines()).toEqual([])
    })

    test('an alternate and its line change places, and a line with alternates cannot become one', async () => {
      const refused = await seen(first, { alternate_for: second })
      const before = await everything()
      expect(outcome(await saveProject(staff(), { id: house }, { changed: [refused] }))).toBe(check)
      expect(await everything()).toEqual(before)
      for (const [one, other] of [
        [first, alternate],
        [alternate, first],
      ] as const) {
        const changed = [
          await seen(one, { alternate_for: other }),
          await seen(other, { alternate_for: null }),
        ]
        await saveProject(staff(), { id: house }, { changed }).throwOnError()
        expect(await line(one)).toMatchObject({ alternate_for: other })
      }
    })

    test('a project has at most 1,000 lines, also while one takes the place of another', async () => {
      await query(
        `insert into public.project_lines (project_id, equipment_id, tag, position)
         select $1, $2, 'X-' || number, number from generate_series(4, 1000) as number`,
        [house, shower],
      )
      const last = [{ id: added, equipment_id: heater, tag: 'HE-1' }]
      const refused = await saveProject(staff(), { id: house }, { added: last })
      expect([outcome(refused), refused.error?.message]).toEqual([check, 'A project has at most 1,000 lines'])
      const save = { added: last, removed: [await seen(second)] }
      const changeId = randomUUID()
      expect((await saveProject(staff(), { id: house }, save, changeId)).data).toHaveLength(1000)
      expect((await undo(staff(), changeId)).data).toBe(2)
      const many = Array.from({ length: 5000 }, (_, index) => ({ equipment_id: heater, tag: `Y-${index}` }))
      expect(outcome(await saveProject(staff(), { id: annex }, { added: many }))).toBe(check)
      expect(await lines(annex)).toHaveLength(1)
    })
  })

  describe('values of a project', () => {
    test.each<[values: Values, answer: string]>([
      [{ name: null }, missing],
      [{ name: '' }, check],
      [{ name: ' ' }, check],
      [{ name: '\u200b\u00ad' }, check],
      [{ name: 'x'.repeat(201) }, check],
      [{ client: 'x'.repeat(201) }, check],
      [{ number: 'x'.repeat(201) }, check],
      [{ place: 'x'.repeat(201) }, check],
      [{ revision: 'x'.repeat(21) }, check],
      [{ notes: 'x'.repeat(10_001) }, check],
      [{ service: '277/480' }, check],
      [{ simultaneity: 0 }, check],
      [{ simultaneity: 101 }, check],
      [{ opening_date: 'infinity' }, check],
      [{ opening_date: '-infinity' }, check],
      [{ opening_date: '1989-12-31' }, check],
      [{ opening_date: '2101-01-01' }, check],
      [{ opening_date: '0000-01-01' }, '400 22008'],
      [{ opening_date: 'spring' }, '400 22007'],
      [{ is_archived: null }, missing],
    ])('%o: %s, and no line is saved', async (values, answer) => {
      const before = await everything()
      const save = { changed: [await seen(first, { quantity: 9 })] }
      expect(outcome(await saveProject(staff(), await seenProject(values), save))).toBe(answer)
      const update = staff()
        .from('projects')
        .update(values as TablesUpdate<'projects'>)
      expect(outcome(await update.eq('id', house))).toBe(answer)
      expect(await everything()).toEqual(before)
    })

    test('a project is added with its lines and changed by the columns that a request names', async () => {
      const head = {
        id: added,
        name: 'Cafe\u0301 \u202eBath',
        opening_date: '2027-05-01',
        service: '120/240',
        simultaneity: 60,
        created_via: 'import',
      }
      const save = { added: [{ equipment_id: shower, tag: 'SH-1' }] }
      expect((await saveProject(staff(), head, save)).data).toMatchObject([
        { project_id: added, tag: 'SH-1' },
      ])
      const stored = async () => (await query('select * from public.projects where id = $1', [added]))[0]
      const before = await stored()
      expect(before).toMatchObject({
        name: 'Café Bath',
        opening_date: expect.anything(),
        service: '120/240',
        simultaneity: 60,
        is_archived: false,
        created_by: staffId(),
        created_via: 'web',
      })
      const change = { id: added, updated_at: String(before?.updated_at), client: 'B', created_via: 'manual' }
      await saveProject(staff(), { ...change, is_archived: true }).throwOnError()
      expect(await stored()).toEqual({
        ...before,
        client: 'B',
        is_archived: true,
        updated_at: expect.any(String),
      })
    })

    test('an id that exists, or none, is no new project', async () => {
      const before = await everything()
      expect(outcome(await saveProject(staff(), { id: house, name: 'Again' }))).toBe(doubled)
      expect(outcome(await saveProject(staff(), { name: 'Without' }))).toBe(missing)
      const taken = [{ id: foreign, equipment_id: shower, tag: 'SH-9' }]
      expect(outcome(await saveProject(staff(), { id: house }, { added: taken }))).toBe(doubled)
      expect(await everything()).toEqual(before)
    })
  })

  describe('a request over what somebody else has changed', () => {
    const theirs = (lineId: string) =>
      query(`update public.project_lines set note = 'Theirs' where id = $1`, [lineId])
    const lost = (what: string) => `Someone else ${what} meanwhile. Nothing was saved.`

    test.each<[what: string, prepare: () => Promise<Parameters<typeof saveProject>>, message: string]>([
      [
        'a changed line',
        async () => {
          const changed = [await seen(first, { quantity: 2 }), await seen(second, { quantity: 2 })]
          await theirs(first)
          return [staff(), { id: house }, { changed }]
        },
        lost('changed or removed SH-1'),
      ],
      [
        'a line to remove',
        async () => {
          const removed = [await seen(first), await seen(second)]
          await theirs(second)
          return [staff(), { id: house }, { removed }]
        },
        lost('changed or removed SH-2'),
      ],
      [
        'a line that is gone',
        async () => {
          const changed = [await seen(second, { quantity: 2 })]
          await query('delete from public.project_lines where id = $1', [second])
          return [staff(), { id: house }, { changed }]
        },
        lost('changed or removed SH-2'),
      ],
      [
        'a line without the time it was seen at',
        async () => [staff(), { id: house }, { removed: [{ id: first }, { id: second, updated_at: null }] }],
        lost('changed or removed SH-1, SH-2'),
      ],
      [
        'a changed line of another project',
        async () => [staff(), { id: house }, { changed: [await seen(foreign, { quantity: 2 })] }],
        lost('changed or removed '),
      ],
      [
        'a removed line of another project',
        async () => [staff(), { id: house }, { removed: [{ id: foreign }] }],
        lost('changed or removed '),
      ],
      [
        'a line of another project, beside a new one',
        async () => [
          staff(),
          { id: added, name: 'New' },
          { changed: [await seen(foreign, { quantity: 2 })], removed: [{ id: first }] },
        ],
        lost('changed or removed '),
      ],
      [
        'a line, beside a list that is null',
        async () => {
          const changed = [{ id: first, updated_at: '2020-01-01Z', quantity: 2 }]
          return [staff(), { id: house }, { changed, removed: null as unknown as Values[] }]
        },
        lost('changed or removed SH-1'),
      ],
      [
        'the project',
        async () => {
          const head = await seenProject({ client: 'Mine' })
          await query(`update public.projects set client = 'Theirs' where id = $1`, [house])
          return [staff(), head, { changed: [await seen(first, { quantity: 2 })] }]
        },
        lost('changed or deleted this project'),
      ],
      [
        'a project that is gone',
        async () => [staff(), { id: unknown }, { added: [{ equipment_id: shower, tag: 'SH-1' }] }],
        lost('changed or deleted this project'),
      ],
    ])('%s: PT409', async (_, prepare, message) => {
      const request = await prepare()
      const before = await everything()
      const answer = await saveProject(...request)
      expect([outcome(answer), answer.error?.message]).toEqual(['409 PT409', message])
      expect(await everything()).toEqual(before)
    })

    test('deleting a project and saving a revision compare the project, too', async () => {
      const old = (await project()).updated_at
      await query(`update public.projects set client = 'Theirs' where id = $1`, [house])
      const before = await everything()
      expect(outcome(await deleteProject(staff(), house, old))).toBe('409 PT409')
      expect(outcome(await saveRevision(staff(), house, 'A', old))).toBe('409 PT409')
      expect(await everything()).toEqual(before)
    })

    test('two lines at the same time are both saved; of one line only the first request is', async () => {
      const [one, other] = [await seen(first, { quantity: 2 }), await seen(second, { quantity: 3 })]
      const saves = await Promise.all(
        [one, other, one].map((row) => saveProject(staff(), { id: house }, { changed: [row] })),
      )
      expect(saves.map(outcome).sort()).toEqual(['3 rows', '3 rows', '409 PT409'])
      expect((await lines()).map(({ quantity }) => quantity)).toEqual([2, 3, 1])
    })

    test('lines added at the same time get different places', async () => {
      const rows = Array.from({ length: 6 }, (_, index) => ({ equipment_id: shower, tag: `NEW-${index}` }))
      const saves = await Promise.all(
        rows.map((row) => saveProject(staff(), { id: house }, { added: [row] })),
      )
      expect(saves.map(({ error }) => error)).toEqual(rows.map(() => null))
      expect((await lines()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    })
  })

  describe('a call that is made again under the same id', () => {
    const changeId = randomUUID()
    /** Each returns a call that can be made again. */
    const calls = {
      'adding a project': async () => {
        const row = { equipment_id: shower, tag: 'SH-1' }
        return () => saveProject(staff(), { id: added, name: 'New' }, { added: [row] }, changeId)
      },
      'changing lines': async () => {
        const changed = [await seen(first, { quantity: 2 })]
        return () => saveProject(staff(), { id: house }, { changed }, changeId)
      },
      'removing lines': async () => {
        const removed = [await seen(first)]
        return () => saveProject(staff(), { id: house }, { removed }, changeId)
      },
      'deleting a project': async () => {
        const { updated_at } = await project()
        return () => deleteProject(staff(), house, updated_at, changeId)
      },
      'saving a revision': async () => {
        const { updated_at } = await project()
        return () => saveRevision(staff(), house, 'B', updated_at, changeId)
      },
      'an undo': async () => {
        const undone = randomUUID()
        const changed = [await seen(first, { quantity: 2 })]
        await saveProject(staff(), { id: house }, { changed }, undone).throwOnError()
        return () => undo(staff(), undone, changeId)
      },
    }

    test.each(Object.entries(calls))('%s: answers the same and changes nothing', async (_, prepare) => {
      const call = await prepare()
      const answer = await call().throwOnError()
      const after = await everything()
      expect((await call().throwOnError()).data).toEqual(answer.data)
      expect(await everything()).toEqual(after)
    })

    test.each(Object.entries(calls))('%s: is refused under the id of somebody else', async (_, prepare) => {
      await query('insert into private.changes (id, made_by) values ($1, $2)', [changeId, unknown])
      const call = await prepare()
      const before = await everything()
      const answer = await call()
      expect([outcome(answer), answer.error?.message]).toEqual(['409 23505', 'This change id is taken'])
      expect(await everything()).toEqual(before)
    })
  })

  describe('hostile requests of staff', () => {
    const row = { equipment_id: shower, tag: 'SH-9' }
    const rpc = (args: Record<string, unknown>) =>
      staff().rpc('save_project', {
        change_id: randomUUID(),
        project: { id: house },
        ...args,
      } as unknown as Parameters<typeof saveProject>[1] & { change_id: string; project: Values })

    test.each<[args: Record<string, unknown>, answer: string]>([
      [{ change_id: 'mine' }, malformed],
      [{ change_id: null }, missing],
      [{ project: null }, '409 PT409'],
      [{ project: 7 }, '409 PT409'],
      [{ project: [] }, '409 PT409'],
      [{ project: {} }, '409 PT409'],
      [{ project: ['name'] }, '400 22023'],
      [{ project: { id: 'house' } }, malformed],
      [{ project: { id: [house] } }, malformed],
      [{ project: { id: house, updated_at: 'now-ish' } }, '400 22007'],
      [{ project: { id: added, name: { first: 'A' }, opening_date: [] } }, '400 22007'],
      [{ added: { ...row } }, '400 22023'],
      [{ added: 7 }, '400 22023'],
      [{ added: [[row]] }, '400 22023'],
      [{ added: ['SH-9'] }, '400 22023'],
      [{ added: [{ ...row, quantity: [1] }] }, malformed],
      [{ changed: 7 }, '409 PT409'],
      [{ changed: { id: first } }, '409 PT409'],
      [{ changed: [first] }, '409 PT409'],
      [{ changed: [null] }, '409 PT409'],
      [{ removed: 7 }, '409 PT409'],
      [{ removed: [[first]] }, '409 PT409'],
      [{ removed: [{ id: `${first}' or true --`, updated_at: null }] }, malformed],
      [{ unexpected: true }, '404 PGRST202'],
    ])('%o: %s', async (args, answer) => {
      const before = await everything()
      const answered = await rpc(args)
      expect(outcome(answered), JSON.stringify(answered.error)).toBe(answer)
      expect(await everything()).toEqual(before)
    })

    test.each([[[]], [{}], ['soon']])('%j as the time at which a project was seen: 400', async (time) => {
      const before = await everything()
      const args = { change_id: randomUUID(), project_id: house, updated_at: time as string }
      expect(outcome(await staff().rpc('delete_project', args))).toMatch(/^400 22/)
      expect(outcome(await staff().rpc('save_revision', { ...args, name: 'A' }))).toMatch(/^400 22/)
      expect(await everything()).toEqual(before)
    })
  })
})
