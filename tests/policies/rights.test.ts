import { beforeEach, expect, test } from 'vitest'
import { type ActorName, actorNames, type Client, outcome } from './actors.ts'
import {
  deleteItems,
  deleteProject,
  importItems,
  restore,
  saveProject,
  saveRevision,
  setValues,
  undo,
} from './calls.ts'
import { describeEngine } from './engines.ts'

// Everybody who may send a request, and every request to a table, view or function that the API serves: what it answers,
// and that a refused request changes nothing.

const [kept, gone, nobody, house, line] = [1, 2, 3, 4, 5].map(
  (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string, string, string]
const forgedEntry = {
  equipment_id: kept,
  action: 'delete',
  before: { name: 'Forged' },
  change_id: nobody,
  is_first_of_change: true,
}
const newLine = { project_id: house, equipment_id: kept, tag: 'NEW-1', position: 2 }
const forgedProjectEntry = {
  project_id: house,
  action: 'delete',
  before: { name: 'Forged' },
  change_id: nobody,
}
const forgedRevision = { id: nobody, project_id: house, name: 'B', project: {}, lines: [] }
const subscriber = { email: 'new@example.org', source: 'website_footer' }

type Answers = Record<ActorName, string>

const badTokens = {
  'expired token': '401 PGRST303',
  'forged token': '401 PGRST301',
  'unsigned token': '401 PGRST301',
}
const noRight: Answers = {
  ...badTokens,
  visitor: '401 42501',
  outsider: '403 42501',
  'unconfirmed staff': '403 42501',
  staff: '403 42501',
  'AI client': '403 42501',
  'ended AI client': '403 42501',
}
const staffOnly = { ...noRight, staff: '1 rows' }
/** Policies hide the rows of others from an account, without an error. */
const hidden = {
  ...staffOnly,
  outsider: '0 rows',
  'unconfirmed staff': '0 rows',
  'AI client': '0 rows',
  'ended AI client': '0 rows',
}
/** Functions that show nothing to other accounts, and refuse AI clients. */
const forPersons = { ...hidden, 'AI client': '403 42501', 'ended AI client': '403 42501' }
/** What staff may do, and AI clients too. */
const withAiClient = { ...staffOnly, 'AI client': '1 rows' }
const hiddenButAiClient = { ...hidden, 'AI client': '1 rows' }
const notServed: Answers = {
  ...badTokens,
  visitor: '404 PGRST205',
  outsider: '404 PGRST205',
  'unconfirmed staff': '404 PGRST205',
  staff: '404 PGRST205',
  'AI client': '404 PGRST205',
  'ended AI client': '404 PGRST205',
}

type Answer = PromiseLike<Parameters<typeof outcome>[0]>
/** What a request needs to know of the database. */
type Stored = {
  updatedAt: string
  changeId: string
  deletion: number
  houseAt: string
  lineAt: string
  projectChangeId: string
}
type Request = [name: string, send: (client: Client, stored: Stored) => Answer, answers: Answers]

/** The generated types do not contain the private table, but a request can name it. */
const allowList = (client: Pick<Client, 'from'>) =>
  client.from('staff_allow_list' as 'newsletter_subscribers')

const catalog = (client: Client) => client.from('equipment_catalog')
const history = (client: Client) => client.from('equipment_history')
const projects = (client: Client) => client.from('projects')
const lines = (client: Client) => client.from('project_lines')
const projectHistory = (client: Client) => client.from('project_history')
const revisions = (client: Client) => client.from('project_revisions')
const newsletter = (client: Client) => client.from('newsletter_subscribers')

const requests: Request[] = [
  ['select equipment_catalog', (client) => catalog(client).select(), hiddenButAiClient],
  ['insert equipment_catalog', (client) => catalog(client).insert({ name: 'New' }).select(), withAiClient],
  [
    'update equipment_catalog',
    (client) => catalog(client).update({ name: 'B' }).eq('id', kept).select(),
    hiddenButAiClient,
  ],
  [
    'upsert equipment_catalog',
    (client) => catalog(client).upsert({ id: kept, name: 'B' }).select(),
    withAiClient,
  ],
  ['delete equipment_catalog', (client) => catalog(client).delete().eq('id', kept).select(), hidden],

  [
    'select equipment_history',
    (client) => history(client).select().eq('equipment_id', kept),
    hiddenButAiClient,
  ],
  ['insert equipment_history', (client) => history(client).insert(forgedEntry), noRight],
  ['update equipment_history', (client) => history(client).update({ action: 'x' }).gt('id', 0), noRight],
  ['upsert equipment_history', (client) => history(client).upsert(forgedEntry), noRight],
  ['delete equipment_history', (client) => history(client).delete().gt('id', 0), noRight],
  ['select deleted_equipment', (client) => client.from('deleted_equipment').select(), hiddenButAiClient],
  [
    'select equipment_activity',
    (client) => client.from('equipment_activity').select().eq('equipment_id', kept),
    hiddenButAiClient,
  ],

  ['import_equipment adds', (client) => importItems(client, [{ name: 'New' }]), staffOnly],
  [
    'import_equipment changes',
    (client, { updatedAt }) => importItems(client, [], [{ id: kept, updated_at: updatedAt, name: 'B' }]),
    staffOnly,
  ],
  [
    'change_equipment',
    (client, { updatedAt }) => setValues(client, [kept], { supplier: 'Huum' }, [updatedAt]),
    withAiClient,
  ],
  ['delete_equipment', (client) => deleteItems(client, [kept]), staffOnly],
  ['undo_change', (client, { changeId }) => undo(client, changeId), staffOnly],
  ['restore_equipment', (client, { deletion }) => restore(client, deletion), staffOnly],

  ['select projects', (client) => projects(client).select(), hidden],
  ['insert projects', (client) => projects(client).insert({ name: 'New' }).select(), staffOnly],
  ['update projects', (client) => projects(client).update({ name: 'B' }).eq('id', house).select(), hidden],
  ['upsert projects', (client) => projects(client).upsert({ id: house, name: 'B' }).select(), staffOnly],
  ['delete projects', (client) => projects(client).delete().eq('id', house).select(), hidden],
  ['select project_lines', (client) => lines(client).select(), hidden],
  ['insert project_lines', (client) => lines(client).insert(newLine).select(), staffOnly],
  ['update project_lines', (client) => lines(client).update({ note: 'B' }).eq('id', line).select(), hidden],
  [
    'upsert project_lines',
    (client) =>
      lines(client)
        .upsert({ ...newLine, id: line })
        .select(),
    staffOnly,
  ],
  ['delete project_lines', (client) => lines(client).delete().eq('id', line).select(), hidden],
  ['select project_items', (client) => client.from('project_items').select(), hidden],
  ['select project_history', (client) => projectHistory(client).select().not('line_id', 'is', null), hidden],
  ['insert project_history', (client) => projectHistory(client).insert(forgedProjectEntry), noRight],
  ['update project_history', (client) => projectHistory(client).update({ action: 'x' }).gt('id', 0), noRight],
  ['upsert project_history', (client) => projectHistory(client).upsert(forgedProjectEntry), noRight],
  ['delete project_history', (client) => projectHistory(client).delete().gt('id', 0), noRight],
  ['select project_revisions', (client) => revisions(client).select(), hidden],
  ['insert project_revisions', (client) => revisions(client).insert(forgedRevision), noRight],
  ['update project_revisions', (client) => revisions(client).update({ name: 'B' }).neq('name', ''), noRight],
  ['upsert project_revisions', (client) => revisions(client).upsert(forgedRevision), noRight],
  ['delete project_revisions', (client) => revisions(client).delete().neq('name', ''), noRight],
  [
    'save_project adds',
    (client) => saveProject(client, { id: nobody, name: 'New' }, { added: [newLine] }),
    staffOnly,
  ],
  [
    'save_project changes',
    (client, { houseAt }) => saveProject(client, { id: house, updated_at: houseAt, name: 'B' }),
    staffOnly,
  ],
  [
    'save_project changes a line',
    (client, { lineAt }) =>
      saveProject(client, { id: house }, { changed: [{ id: line, updated_at: lineAt, note: 'B' }] }),
    staffOnly,
  ],
  ['delete_project', (client, { houseAt }) => deleteProject(client, house, houseAt), staffOnly],
  ['save_revision', (client, { houseAt }) => saveRevision(client, house, 'B', houseAt), staffOnly],
  ['undo_change of a project', (client, { projectChangeId }) => undo(client, projectChangeId), staffOnly],

  ['staff_names', (client) => client.rpc('staff_names'), { ...forPersons, staff: '2 rows' }],
  ['list_connectors', (client) => client.rpc('list_connectors'), forPersons],

  // The site subscribes its visitors without a session, staff included.
  ['select newsletter', (client) => newsletter(client).select(), { ...noRight, visitor: '0 rows' }],
  [
    'insert newsletter',
    (client) => newsletter(client).insert(subscriber).select(),
    { ...noRight, visitor: '1 rows' },
  ],
  [
    'update newsletter',
    (client) => newsletter(client).update({ source: 'website_x' }).neq('email', ''),
    noRight,
  ],
  [
    'upsert newsletter',
    (client) =>
      newsletter(client).upsert({ ...subscriber, email: 'known@example.org' }, { onConflict: 'email' }),
    noRight,
  ],
  ['delete newsletter', (client) => newsletter(client).delete().neq('email', ''), noRight],

  ['select staff_allow_list', (client) => allowList(client).select(), notServed],
  ['insert staff_allow_list', (client) => allowList(client).insert({ email: 'me@example.org' }), notServed],
  [
    'update staff_allow_list',
    (client) => allowList(client).update({ email: 'x' }).neq('email', ''),
    notServed,
  ],
  ['delete staff_allow_list', (client) => allowList(client).delete().neq('email', ''), notServed],
]

describeEngine('rights', ({ query, as, emptyTables }) => {
  let stored: Stored

  beforeEach(async () => {
    await emptyTables()
    await query(`insert into public.newsletter_subscribers (email) values ('known@example.org')`)
    await query('insert into public.equipment_catalog (id, name) values ($1, $2)', [gone, 'Gone'])
    await query('delete from public.equipment_catalog')
    await query('insert into public.equipment_catalog (id, name) values ($1, $2)', [kept, 'Kept'])
    // One statement makes one change.
    await query(
      `with house as (insert into public.projects (id, name) values ($1, 'House'))
       insert into public.project_lines (id, project_id, equipment_id, tag) values ($2, $1, $3, 'SH-1')`,
      [house, line, kept],
    )
    await query(
      `insert into public.project_revisions (id, project_id, name, project, lines) values ($1, $2, 'A', '{}', '[]')`,
      [gone, house],
    )
    const [row] = await query(
      `select item.updated_at as "updatedAt", entry.change_id as "changeId",
         (select id::integer from public.deleted_equipment) as deletion, house.updated_at as "houseAt",
         line.updated_at as "lineAt", project_entry.change_id as "projectChangeId"
       from public.equipment_catalog as item join public.equipment_history as entry on entry.equipment_id = item.id,
         public.projects as house, public.project_lines as line
           join public.project_history as project_entry on project_entry.line_id = line.id`,
    )
    // The columns of the query above.
    stored = row as Stored
  })

  const tables = [
    'public.equipment_catalog',
    'public.equipment_history',
    'public.projects',
    'public.project_lines',
    'public.project_history',
    'public.project_revisions',
    'public.newsletter_subscribers',
    'private.staff_allow_list',
    'private.changes',
  ]
  const everything = () =>
    query(`select ${tables.map((table) => `(select json_agg(rows) from ${table} as rows)`).join(', ')}`)

  const granted = requests.flatMap(([name, send, answers]) =>
    actorNames.filter((actor) => answers[actor] === '1 rows').map((actor) => ({ actor, name, send })),
  )
  test.each(granted)('$actor: $name gives 1 row', async ({ actor, send }) => {
    expect(outcome(await send(as(actor), stored))).toBe('1 rows')
  })

  // These requests leave the tables as they are, so one setup serves all requests of an actor.
  test.each(actorNames)(
    '%s: every other request is answered as listed and changes nothing',
    async (actor) => {
      const before = await everything()
      const expected: Record<string, string> = {}
      const actual: Record<string, string> = {}
      for (const [name, send, answers] of requests) {
        if (answers[actor] === '1 rows') continue
        expected[name] = answers[actor]
        actual[name] = outcome(await send(as(actor), stored))
      }
      expect(actual).toEqual(expected)
      expect(await everything()).toEqual(before)
    },
  )

  test.each(actorNames)('%s cannot name schema private', async (actor) => {
    // The types know only the schema that is served.
    const client = as(actor).schema('private' as 'public')
    // With a bad token as well, servers differ in which error they report.
    const refusals = ['406 PGRST106', { ...noRight, ...badTokens }[actor]]
    for (const answer of [
      await allowList(client).select(),
      await allowList(client).delete().neq('email', ''),
    ])
      expect(refusals).toContain(outcome(answer))
  })

  test.each(['deleted_equipment', 'equipment_activity', 'project_items'] as const)(
    'without the right to read the history %s is refused: it runs as the caller',
    async (view) => {
      await query('revoke select on public.equipment_history from authenticated')
      const answer = await as('staff').from(view).select()
      await query('grant select on public.equipment_history to authenticated')
      expect(outcome(answer)).toBe('403 42501')
    },
  )

  test.each([
    ['visitor', '401 42501'],
    ['outsider', []],
    ['unconfirmed staff', []],
    [
      'staff',
      [
        { email: 'founder@example.com', full_name: 'Founder' },
        { email: 'operations@example.com', full_name: 'Operations' },
      ],
    ],
  ] as const)('staff_names answers %s: %j', async (actor, says) => {
    const answer = await as(actor).rpc('staff_names')
    expect(answer.error ? outcome(answer) : answer.data).toEqual(says)
  })

  test.each([
    ['visitor', '401 42501'],
    ['outsider', false],
    ['unconfirmed staff', false],
    ['staff', true],
  ] as const)('caller_is_staff answers %s: %s', async (actor, says) => {
    const answer = await as(actor).rpc('caller_is_staff')
    expect(answer.error ? outcome(answer) : answer.data).toBe(says)
  })
})
