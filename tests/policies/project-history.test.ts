import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/catalog/seeded-random.fixture.ts'
import { outcome } from './actors.ts'
import {
  deleteItems,
  deleteProject,
  importItems,
  saveProject,
  saveRevision,
  undo,
  type Values,
} from './calls.ts'
import { asSqlClient, describeEngine } from './engines.ts'

// What is kept of projects: the history, the way back, revisions, and items that were deleted from the catalog.

const id = (digit: number | string) => `00000000-0000-4000-8000-00000000000${digit}`
const house = id(1)
const [shower, heater] = [id(3), id(4)]
/** Lines of the house: two showers, and an alternate for the first. */
const [first, second, alternate] = [id(5), id(6), id(7)]
const added = id(9)

describeEngine('project history', ({ query, as, staffId, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query(`insert into public.equipment_catalog (id, name) values ($1, 'Shower'), ($2, 'Heater')`, [
      shower,
      heater,
    ])
    await query(`insert into public.projects (id, name) values ($1, 'House')`, [house])
    await query(
      `insert into public.project_lines (id, project_id, equipment_id, tag, room, alternate_for, position) values
         ($2, $1, $5, 'SH-1', 'Wet', null, 1), ($3, $1, $5, 'SH-2', 'Wet', null, 2), ($4, $1, $6, 'HE-1', null, $2, 3)`,
      [house, first, second, alternate, shower, heater],
    )
  })

  const staff = () => as('staff')
  const lines = () => query('select * from public.project_lines order by project_id, position, id')
  const projects = () => query('select * from public.projects order by id')
  const history = () => query('select * from public.project_history order by id')
  const latest = async () => {
    const [entry] = await query('select * from public.project_history order by id desc limit 1')
    return entry ?? {}
  }
  const revisions = () => query('select * from public.project_revisions order by name')
  const everything = async () => [await projects(), await lines(), await history(), await revisions()]
  /** The values of all projects and lines, without their times. */
  const values = async () =>
    [...(await projects()), ...(await lines())].map(({ updated_at: _, ...row }) => row)
  const seen = async (lineId: string, changed: Values = {}): Promise<Values> => {
    const [line] = await query('select updated_at from public.project_lines where id = $1', [lineId])
    return { id: lineId, updated_at: String(line?.updated_at), ...changed }
  }
  const seenAt = async () => String((await projects())[0]?.updated_at)

  /** Saves as staff who see the project as it is now. Returns the id of the change. */
  async function save(changes: {
    project?: Values
    added?: Values[]
    changed?: Values[]
    removed?: Values[]
  }) {
    const changeId = randomUUID()
    const { project, ...lines } = changes
    await saveProject(
      staff(),
      project ? { id: house, updated_at: await seenAt(), ...project } : { id: house },
      lines,
      changeId,
    ).throwOnError()
    return changeId
  }
  const change = async (lineId: string, to: Values) => save({ changed: [await seen(lineId, to)] })
  const remove = async (...lineIds: string[]) => {
    const removed = []
    for (const lineId of lineIds) removed.push(await seen(lineId))
    return save({ removed })
  }
  async function removeProject() {
    const changeId = randomUUID()
    await deleteProject(staff(), house, await seenAt(), changeId).throwOnError()
    return changeId
  }
  async function undone(changeId: unknown) {
    const undoId = randomUUID()
    await undo(staff(), changeId, undoId).throwOnError()
    return undoId
  }

  describe('recording', () => {
    test('each change leaves an entry with its author, of the project and of each line', async () => {
      await query('alter table public.project_history disable trigger user')
      await query('delete from public.project_history')
      await query('alter table public.project_history enable trigger user')
      const changeId = await save({
        project: { client: 'Client' },
        added: [{ id: added, equipment_id: heater, tag: 'HE-2' }],
        changed: [await seen(second, { quantity: 4 })],
        removed: [await seen(first)],
      })
      const by = {
        project_id: house,
        change_id: changeId,
        changed_by: staffId(),
        changed_by_email: 'founder@example.com',
        changed_via: 'web',
        undoes: null,
      }
      const entries = await history()
      expect(entries).toHaveLength(5)
      expect(entries).toEqual(
        expect.arrayContaining(
          [
            { ...by, line_id: null, action: 'update', before: { client: null }, after: { client: 'Client' } },
            { ...by, line_id: second, action: 'update', before: { quantity: 1 }, after: { quantity: 4 } },
            { ...by, line_id: first, action: 'delete', before: { tag: 'SH-1' }, after: null },
            // The alternate goes with its line.
            { ...by, line_id: alternate, action: 'delete', before: { tag: 'HE-1' }, after: null },
            { ...by, line_id: added, action: 'insert', before: null, after: { tag: 'HE-2' } },
          ].map((entry) => expect.objectContaining(withParts(entry))),
        ),
      )
    })

    test('saving what is stored already leaves no entry and no later time', async () => {
      const before = await everything()
      await save({ project: { name: 'House' }, changed: [await seen(first, { tag: 'SH-1', quantity: 1 })] })
      expect(await everything()).toEqual(before)
    })

    test.each([
      ['truncate public.project_lines', [null, first, second, alternate]],
      ['truncate public.projects cascade', [house, first, second, alternate]],
    ])('%s is recorded as a deletion of every row and can be undone', async (statement, reached) => {
      const before = await values()
      await query(statement)
      const entries = (await history()).filter(({ action }) => action === 'delete')
      const rows = entries.map(({ project_id, line_id }) => line_id ?? project_id)
      expect(new Set(rows)).toEqual(new Set(reached.filter(Boolean)))
      expect(entries.every(({ changed_via, changed_by }) => changed_via === 'assistant' && !changed_by)).toBe(
        true,
      )
      await undone((await latest()).change_id)
      expect(await values()).toEqual(before)
    })

    test('SQL that takes the claims of a person is recorded and stamped as the assistant', async () => {
      await asSqlClient(query, staffId(), [
        `update public.project_lines set note = 'By the AI'`,
        `insert into public.projects (id, name, created_via) values ('${added}', 'Theirs', 'web')`,
      ])
      expect(await latest()).toMatchObject({
        changed_via: 'assistant',
        changed_by: null,
        changed_by_email: null,
      })
      expect((await projects()).at(-1)).toMatchObject({ created_via: 'assistant', created_by: null })
    })

    test('a deleted account leaves its lines, without an entry', async () => {
      await query(`insert into private.staff_allow_list values ('leaver@example.com', 'Leaver')`)
      await query(`insert into auth.users (id, email) values ($1, 'leaver@example.com')`, [added])
      await query('update public.project_lines set created_by = $1', [added])
      await query('update public.projects set created_by = $1', [added])
      const removal = await remove(second)
      const before = await history()
      await query('delete from auth.users where id = $1', [added])
      await query(`delete from private.staff_allow_list where email = 'leaver@example.com'`)
      expect(await history()).toEqual(before)
      await undone(removal)
      const authors = [...(await lines()), ...(await projects())].map(({ created_by }) => created_by)
      expect(authors).toEqual([null, null, null, null])
    })

    test.each([
      `insert into public.project_history (project_id, action, before, change_id) values ('${house}', 'delete', '{}', '${added}')`,
      `update public.project_history set changed_by_email = 'somebody@example.org'`,
      'delete from public.project_history',
      'truncate public.project_history',
      `update public.project_revisions set name = 'C'`,
      'delete from public.project_revisions',
      'truncate public.project_revisions',
    ])('SQL as the owner is refused: %s', async (statement) => {
      await saveRevision(staff(), house, 'A', await seenAt()).throwOnError()
      const before = await everything()
      await expect(query(statement)).rejects.toThrow('written by the database alone')
      expect(await everything()).toEqual(before)
    })
  })

  describe('undoing', () => {
    test.each<[what: string, make: () => Promise<string>]>([
      [
        'a change of the project and its lines',
        () => save({ project: { client: 'B', opening_date: '2027-01-01' } }),
      ],
      [
        'exchanged tags',
        async () => {
          const changed = [await seen(first, { tag: 'SH-2' }), await seen(second, { tag: 'SH-1' })]
          return save({ changed })
        },
      ],
      [
        'an alternate that has changed places with its line',
        async () => {
          const changed = [
            await seen(first, { alternate_for: alternate }),
            await seen(alternate, { alternate_for: null }),
          ]
          return save({ changed })
        },
      ],
      [
        'an added line to which an alternate moves',
        async () => {
          const row = { id: added, equipment_id: heater, tag: 'HE-2' }
          return save({ added: [row], changed: [await seen(alternate, { alternate_for: added })] })
        },
      ],
      [
        'added lines, one the alternate of another',
        () =>
          save({
            added: [
              { id: added, equipment_id: heater, tag: 'HE-2', alternate_for: id('a') },
              { id: id('a'), equipment_id: heater, tag: 'HE-3' },
            ],
          }),
      ],
      ['a removed line and its alternate', () => remove(first)],
      [
        'a line that took the tag of a removed one',
        async () =>
          save({
            added: [{ id: added, equipment_id: heater, tag: 'SH-1' }],
            removed: [await seen(first)],
          }),
      ],
      ['a deleted project', removeProject],
      [
        'an added project',
        async () => {
          const changeId = randomUUID()
          const row = { equipment_id: heater, tag: 'HE-1' }
          await saveProject(staff(), { id: added, name: 'New' }, { added: [row] }, changeId).throwOnError()
          return changeId
        },
      ],
      [
        'lines and items of one transaction',
        async () => {
          await query(
            `do $$ begin
            insert into public.equipment_catalog (id, name) values ('${added}', 'Bench');
            insert into public.project_lines (project_id, equipment_id, tag) values ('${house}', '${added}', 'BE-1');
            update public.project_lines set note = 'one' where tag = 'SH-2';
            update public.project_lines set note = 'two' where tag = 'SH-2';
            delete from public.project_lines where tag = 'HE-1';
            delete from public.equipment_catalog where name = 'Heater';
            insert into public.projects (id, name) values ('${added}', 'Short-lived');
            delete from public.projects where name = 'Short-lived';
          end $$`,
          )
          return String((await latest()).change_id)
        },
      ],
    ])('%s: every value returns, and undoing the undo is called that', async (_, make) => {
      const [before, items] = [
        await values(),
        await query('select id, name from public.equipment_catalog order by id'),
      ]
      const changeId = await make()
      const changed = await values()
      expect(changed).not.toEqual(before)
      const undoId = await undone(changeId)
      expect(await values()).toEqual(before)
      expect(await query('select id, name from public.equipment_catalog order by id')).toEqual(items)
      expect(await latest()).toMatchObject({ change_id: undoId, undoes: changeId, changed_by: staffId() })
      const redoId = await undone(undoId)
      expect(await values()).toEqual(changed)
      expect(await latest()).toMatchObject({ change_id: redoId, undoes: undoId })
    })

    test('goes as deep as the changes: the last, then the one before, in one item of the catalog, too', async () => {
      const [items, before] = [
        () => query('select name, cost from public.equipment_catalog where id = $1', [shower]),
        await values(),
      ]
      const changes = []
      for (const [quantity, cost] of [
        [2, 100],
        [3, 200],
        [1, 300],
      ] as const) {
        changes.push(await change(first, { quantity }))
        const changeId = randomUUID()
        const [item] = await query('select updated_at from public.equipment_catalog where id = $1', [shower])
        const row = { id: shower, updated_at: String(item?.updated_at), cost }
        await importItems(staff(), [], [row], changeId).throwOnError()
        changes.push(changeId)
      }
      for (const changeId of changes.reverse()) await undone(changeId)
      expect([await values(), await items()]).toEqual([before, [{ name: 'Shower', cost: null }]])
    })

    test.each<[what: string, make: () => Promise<string>, later: string, names: string]>([
      [
        'a line has other values',
        () => change(first, { quantity: 2 }),
        `update public.project_lines set note = 'Theirs' where tag = 'SH-1'`,
        'Changed again since: SH-1.',
      ],
      [
        'a line is gone',
        () => change(second, { quantity: 2 }),
        `delete from public.project_lines where tag = 'SH-2'`,
        'Changed again since: SH-2.',
      ],
      [
        'the project has other values',
        () => save({ project: { client: 'Mine' } }),
        `update public.projects set client = 'Theirs'`,
        'Changed again since: House.',
      ],
      [
        'the project of a removed line is gone',
        () => remove(second),
        'delete from public.projects',
        'The project was changed again since: a tag is taken, or a line is gone.',
      ],
      [
        'the line of a removed alternate is gone',
        () => remove(alternate),
        `delete from public.project_lines where tag = 'SH-1'`,
        'The project was changed again since: a tag is taken, or a line is gone.',
      ],
      [
        'the tag of a removed line is taken',
        () => remove(second),
        `update public.project_lines set tag = 'SH-2' where tag = 'HE-1'`,
        'The project was changed again since: a tag is taken, or a line is gone.',
      ],
      [
        'an added line has an alternate now',
        () => save({ added: [{ id: added, equipment_id: heater, tag: 'HE-2' }] }),
        `update public.project_lines set alternate_for = '${added}' where tag = 'SH-2'`,
        'Changed again since: SH-2.',
      ],
      [
        'an added project has other lines now',
        async () => {
          const changeId = randomUUID()
          await saveProject(staff(), { id: added, name: 'New' }, {}, changeId).throwOnError()
          return changeId
        },
        `insert into public.project_lines (project_id, equipment_id, tag) values ('${added}', '${shower}', 'SH-9')`,
        'Changed again since: SH-9.',
      ],
    ])('is refused if %s, and nothing is undone', async (_, make, later, message) => {
      const changeId = await make()
      await query(later)
      const before = await everything()
      const refused = await undo(staff(), changeId)
      expect([outcome(refused), refused.error?.message]).toEqual([
        '400 P0001',
        `${message} Nothing was undone.`,
      ])
      expect(await everything()).toEqual(before)
    })

    test('counts projects, lines and items, and a second undo of the same change is refused', async () => {
      const changeId = await removeProject()
      expect((await undo(staff(), changeId)).data).toBe(4)
      expect((await undo(staff(), changeId)).error?.message).toMatch(
        /^Changed again since: HE-1, House, SH-1 and 1 more/,
      )
    })
  })

  describe('an item that is deleted from the catalog', () => {
    const items = async () =>
      (
        await staff()
          .from('project_items')
          .select('id, name, cost, is_deleted')
          .eq('project_id', house)
          .order('name')
          .throwOnError()
      ).data

    test('stays on its lines as it was deleted, can be edited there, and comes back with the item', async () => {
      await query('update public.equipment_catalog set cost = 100 where id = $1', [shower])
      const kept = await items()
      expect(kept).toEqual([
        { id: heater, name: 'Heater', cost: null, is_deleted: false },
        { id: shower, name: 'Shower', cost: 100, is_deleted: false },
      ])
      const deletion = randomUUID()
      await deleteItems(staff(), [shower], deletion).throwOnError()
      expect(await items()).toEqual([kept[0], { ...kept[1], is_deleted: true }])
      const changeId = await change(first, { quantity: 3 })
      await undone(await remove(first))
      await undone(changeId)
      expect((await lines()).map(({ tag }) => tag)).toEqual(['SH-1', 'SH-2', 'HE-1'])
      await undone(deletion)
      expect(await items()).toEqual(kept)
    })

    test('is as it was deleted last, and unknown once the history is pruned; its lines can still be edited', async () => {
      for (const cost of [1, 2]) {
        await query('update public.equipment_catalog set cost = $1 where id = $2', [cost, shower])
        await query('delete from public.equipment_catalog where id = $1', [shower])
        if (cost === 1)
          await query(`insert into public.equipment_catalog (id, name) values ($1, 'Shower')`, [shower])
      }
      expect((await items())[1]).toEqual({ id: shower, name: 'Shower', cost: 2, is_deleted: true })
      await query('alter table public.equipment_history disable trigger user')
      await query('delete from public.equipment_history')
      await query('alter table public.equipment_history enable trigger user')
      expect(await items()).toHaveLength(1)
      await change(first, { quantity: 3 })
      expect((await lines())[0]).toMatchObject({ quantity: 3 })
    })
  })

  describe('revisions', () => {
    test('keep the project, its lines and their items, also those deleted, whatever happens later', async () => {
      await query('delete from public.equipment_catalog where id = $1', [heater])
      const changeId = randomUUID()
      expect((await saveRevision(staff(), house, 'A\u200b', await seenAt(), changeId)).data).toBe(1)
      const [revision] = await revisions()
      const name = (is_deleted: boolean, name: string) => expect.objectContaining({ name, is_deleted })
      expect(revision).toMatchObject({
        id: changeId,
        project_id: house,
        name: 'A',
        saved_by_email: 'founder@example.com',
        project: { name: 'House', revision: 'A' },
        lines: [
          { id: first, tag: 'SH-1', quantity: 1, item: name(false, 'Shower') },
          { id: second, tag: 'SH-2', item: name(false, 'Shower') },
          { id: alternate, tag: 'HE-1', alternate_for: first, item: name(true, 'Heater') },
        ],
      })
      expect((await projects())[0]).toMatchObject({ revision: 'A' })
      await change(first, { quantity: 3 })
      await undone(await removeProject())
      await removeProject()
      expect(await revisions()).toEqual([revision])
    })

    test.each([
      ['A', '409 23505'],
      ['', '400 23514'],
      ['\u200b', '400 23502'],
      [null, '400 23502'],
      ['x'.repeat(21), '400 23514'],
    ])('of the name %o: %s', async (name, answer) => {
      await saveRevision(staff(), house, 'A', await seenAt()).throwOnError()
      const before = await everything()
      expect(outcome(await saveRevision(staff(), house, name as string, await seenAt()))).toBe(answer)
      expect(await everything()).toEqual(before)
    })

    test('of an empty project', async () => {
      await query('delete from public.project_lines')
      await saveRevision(staff(), house, 'A', await seenAt()).throwOnError()
      expect(await revisions()).toMatchObject([{ lines: [] }])
    })
  })

  test('after 25 random changes, undos among them, the lines are those of a model', async () => {
    const random = seededRandom(20261126)
    type Line = {
      id: string
      tag: string
      quantity: number
      room: string | null
      alternate_for: string | null
    }
    const read = async () =>
      (await lines()).map(({ id, tag, quantity, room, alternate_for }) => ({
        id,
        tag,
        quantity,
        room,
        alternate_for,
      })) as Line[]
    let model = await read()
    let number = 10
    /** Each change of the model that can be undone: the lines before it and after it. */
    const done: { changeId: string; before: Line[]; after: Line[] }[] = []
    for (let step = 0; step < 25; step++) {
      const before = model
      const undoable = done.at(-1)
      if (undoable && random.number(4) === 0) {
        done.pop()
        await undone(undoable.changeId)
        model = undoable.before
      } else {
        const mains = model.filter((line) => !line.alternate_for)
        const gone = random.number(3) === 0 && mains.length > 1 ? [random.pick(mains)] : []
        const isGone = (line: Line) => gone.some(({ id }) => line.id === id || line.alternate_for === id)
        const left = model.filter((line) => !isGone(line))
        const changes = new Map<Line, Values>()
        for (const line of left)
          if (random.number(2) === 0)
            changes.set(line, { quantity: random.number(9998) + 1, room: random.pick(['Wet', 'Hot', null]) })
        const exchanged = left.slice(-2)
        if (exchanged.length === 2 && random.number(2) === 0)
          exchanged.forEach((line, index) => {
            changes.set(line, { ...changes.get(line), tag: exchanged[1 - index]?.tag ?? '' })
          })
        const alternateFor = left.find((line) => !line.alternate_for)?.id ?? null
        const rows: Line[] = Array.from({ length: random.number(3) }, () => ({
          id: randomUUID(),
          tag: `X-${number++}`,
          quantity: random.number(9) + 1,
          room: null,
          alternate_for: random.number(3) === 0 ? alternateFor : null,
        }))
        const times = new Map((await lines()).map(({ id, updated_at }) => [id, String(updated_at)]))
        const asSeen = ({ id }: Line, to: Values = {}) => ({ id, updated_at: times.get(id) ?? '', ...to })
        const changeId = await save({
          added: rows.map((row) => ({ ...row, equipment_id: random.pick([shower, heater]) })),
          changed: [...changes].map(([line, to]) => asSeen(line, to)),
          removed: gone.map((line) => asSeen(line)),
        })
        model = [...left.map((line) => ({ ...line, ...changes.get(line) }) as Line), ...rows]
        if ((await latest()).change_id === changeId) done.push({ changeId, before, after: model })
      }
      expect(await read(), `step ${step}`).toEqual(model)
    }
    for (const { changeId, before } of done.reverse()) {
      await undone(changeId)
      expect(await read()).toEqual(before)
    }
  })
})

/** An entry whose rows are compared by the columns that are named. */
const withParts = (entry: Record<string, unknown>) => {
  const part = (row: unknown) => (row ? expect.objectContaining(row) : row)
  return { ...entry, before: part(entry.before), after: part(entry.after) }
}
