import { type Finding, ok, wrong } from './finding.ts'
import { ask, type Call, type Project } from './project.ts'

/** A request that changes nothing, with the answer a good project gives. */
type Probe = {
  asked: string
  /** The table, view or function it needs. */
  object: string
  call: Call
  /** Matches the summary of the right answer. */
  expected: RegExp
  /** What another answer means. */
  danger: string
  mend: string
}

const table = (name: string, filter = '') => `/rest/v1/${name}${filter}`
// An id that no row has.
const nobody = '?id=eq.00000000-0000-0000-0000-000000000000'
// Nor any change.
const noChange = '00000000-0000-0000-0000-000000000000'
// With all the site sends: a function from before its latest migration counts as missing.
const noEntry = { entry_id: 0, updated_at: null }
const noItems = { ids: [], change: {}, updated_at: [] }
const refused = (object: string) => new RegExp(`^40[13] 42501: permission denied for ${object}$`)

// Rows that break every check of their table, so that none is stored whatever policies and grants say.
const brokenItem = {
  name: '',
  category: ',',
  cost: -1,
  currency: 'VERIFY',
  warranty_months: -1,
  lead_time_days: -1,
}
const brokenSubscriber = (source: string) => ({ email: `=${'V'.repeat(300)}`, source })

const read = (name: string) => ({ object: name, call: { path: table(name, '?select=id&limit=1') } })
const add = (name: string, body: unknown) => ({ object: name, call: { path: table(name), body } })
const change = (name: string, body: unknown) => ({
  object: name,
  call: { path: table(name, nobody), method: 'PATCH', body },
})
const remove = (name: string) => ({ object: name, call: { path: table(name, nobody), method: 'DELETE' } })
const run = (name: string, body: unknown) => ({ object: name, call: { path: `/rest/v1/rpc/${name}`, body } })

const push =
  'Run `npx supabase@3 db push --remote`; set SUPABASE_DB_URL to see what differs from the migrations'
const closed = (name: string) => ({
  danger: 'Visitors hold a right that is for staff alone',
  mend: `\`revoke all on ${name} from anon, public\` in the SQL editor; set SUPABASE_DB_URL to see all that differs`,
})

/** What a visitor, who has the publishable key and no session, asks. */
const visitor: readonly Probe[] = [
  ...['equipment_catalog', 'equipment_history', 'deleted_equipment', 'equipment_activity'].map((name) => ({
    asked: `A visitor reads ${name}`,
    ...read(name),
    expected: refused(`(table|view) ${name}`),
    ...closed(`public.${name}`),
  })),
  ...[
    { asked: 'A visitor adds equipment', ...add('equipment_catalog', brokenItem) },
    { asked: 'A visitor changes equipment', ...change('equipment_catalog', { name: 'Verify' }) },
    { asked: 'A visitor deletes equipment', ...remove('equipment_catalog') },
  ].map((probe) => ({
    ...probe,
    expected: refused('table equipment_catalog'),
    ...closed('public.equipment_catalog'),
  })),
  ...[
    { asked: 'A visitor imports equipment', ...run('import_equipment', { added: [], changed: [] }) },
    { asked: 'A visitor sets values of many items', ...run('change_equipment', noItems) },
    { asked: 'A visitor deletes many items', ...run('delete_equipment', { ids: [] }) },
    { asked: 'A visitor restores equipment', ...run('restore_equipment', noEntry) },
    { asked: 'A visitor undoes a change', ...run('undo_change', { change_id: noChange }) },
  ].map((probe) => ({
    ...probe,
    expected: refused(`function ${probe.object}`),
    ...closed(`function public.${probe.object}`),
  })),
  {
    asked: 'A visitor reads the newsletter list',
    ...read('newsletter_subscribers'),
    expected: /^200, 0 rows$/,
    danger: 'A visitor should get no row, and no error: subscribing reads back the new row',
    mend: 'grant insert (email, source), select on public.newsletter_subscribers to anon, with row-level security enabled',
  },
  {
    asked: 'A visitor subscribes, with an address that no check lets pass',
    ...add('newsletter_subscribers', brokenSubscriber('website_verify')),
    // 429: many subscribe at the moment.
    expected: /^(400 23514|429 PT429):/,
    danger: 'Visitors cannot subscribe to the newsletter, or with anything',
    mend: push,
  },
  {
    asked: 'A visitor subscribes as if by another way than the website',
    ...add('newsletter_subscribers', brokenSubscriber('verify')),
    expected: /^(401 42501: .*row-level security|429 PT429:)/,
    danger: 'No policy guards the newsletter list: whoever has the publishable key may read it',
    mend: '`alter table public.newsletter_subscribers enable row level security` in the SQL editor',
  },
  ...[
    {
      asked: 'A visitor changes the newsletter list',
      ...change('newsletter_subscribers', { source: 'website_verify' }),
    },
    { asked: 'A visitor deletes from the newsletter list', ...remove('newsletter_subscribers') },
  ].map((probe) => ({
    ...probe,
    expected: refused('table newsletter_subscribers'),
    danger: 'Visitors hold a right that is for nobody',
    mend: '`revoke update, delete on public.newsletter_subscribers from anon, public` in the SQL editor',
  })),
  {
    asked: 'A visitor reads schema private',
    object: 'private.staff_allow_list',
    call: {
      path: table('staff_allow_list', '?select=email&limit=1'),
      headers: { 'accept-profile': 'private' },
    },
    expected: /^406 PGRST106/,
    danger: 'The API serves schema private',
    mend: 'Expose only `public` (Project Settings > Data API > Exposed schemas), or run `npx supabase@3 config push`',
  },
]

const staffNeed = (danger: string) => ({ danger, mend: push })

/** What a staff session asks. */
const staff: readonly Probe[] = [
  ...['equipment_catalog', 'equipment_history', 'deleted_equipment', 'equipment_activity'].map((name) => ({
    asked: `Staff read ${name}`,
    ...read(name),
    expected: /^200, \d+ rows$/,
    ...staffNeed('Staff cannot work'),
  })),
  {
    asked: 'Staff add an item that no check lets pass',
    ...add('equipment_catalog', brokenItem),
    expected: /^400 23514:/,
    ...staffNeed('Staff cannot add equipment, or the checks of the table are gone'),
  },
  ...[
    { asked: 'Staff change equipment', ...change('equipment_catalog', { name: 'Verify' }) },
    { asked: 'Staff delete equipment', ...remove('equipment_catalog') },
  ].map((probe) => ({ ...probe, expected: /^204$/, ...staffNeed('Staff cannot save or delete') })),
  {
    asked: 'Staff import no equipment',
    ...run('import_equipment', { added: [], changed: [] }),
    expected: /^200$/,
    ...staffNeed('Staff cannot import'),
  },
  ...[
    { asked: 'Staff set values of no items', ...run('change_equipment', noItems) },
    { asked: 'Staff delete no items', ...run('delete_equipment', { ids: [] }) },
  ].map((probe) => ({
    ...probe,
    expected: /^200, 0 rows$/,
    ...staffNeed('Staff cannot change many items at once'),
  })),
  {
    asked: 'Staff undo a change that nobody made',
    ...run('undo_change', { change_id: noChange }),
    expected: /There is nothing to undo here$/,
    ...staffNeed('The database does not take this account for staff, or cannot undo'),
  },
  {
    asked: 'Staff restore from an entry that does not exist',
    ...run('restore_equipment', noEntry),
    expected: /There is nothing to restore here$/,
    ...staffNeed('The database does not take this account for staff, or cannot restore'),
  },
  {
    asked: 'Staff read the newsletter list',
    ...read('newsletter_subscribers'),
    expected: refused('table newsletter_subscribers'),
    danger: 'Accounts may read a list that is for the owner alone',
    mend: '`revoke all on public.newsletter_subscribers from authenticated, public` in the SQL editor',
  },
]

const isMissing = (summary: string) => /^404 |^40\d (42P01|42883|PGRST20[25])/.test(summary)

/** Asks everything as a visitor. */
export const checkVisitor = (project: Project): Promise<Finding[]> => askAll(project, visitor)

/** Asks everything as the staff member with this token. */
export const checkStaff = (project: Project, token: string): Promise<Finding[]> =>
  askAll(project, staff, { authorization: `Bearer ${token}` })

async function askAll(project: Project, probes: readonly Probe[], headers = {}): Promise<Finding[]> {
  const findings: Finding[] = []
  const missing = new Set<string>()
  for (const { asked, object, call, expected, danger, mend } of probes) {
    const { summary } = await ask(project, { ...call, headers: { ...headers, ...call.headers } })
    if (expected.test(summary)) findings.push(ok(asked, summary, 'As it should be'))
    else if (isMissing(summary)) missing.add(object)
    else findings.push(wrong(asked, summary, danger, mend))
  }
  if (missing.size === 0) return findings
  const answer = `there is no ${[...missing].join(', ')}`
  return [wrong('Tables and functions', answer, 'Migrations have not been applied', push), ...findings]
}
