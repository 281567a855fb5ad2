import { about, type Finding } from './finding.ts'

// Asks a project's API as a visitor and as staff. No request changes anything: each names no item, or values that the
// checks of its table refuse.

/** A project as its API shows it. */
export type Project = {
  url: string
  /** The publishable key. */
  key: string
  /** The address the site is published at. */
  site: string
  /** The staff account to sign in with, if one is given. */
  staff?: { email: string; password: string } | undefined
  fetch?: typeof fetch
}

const pushMigrations =
  'Run `npx supabase@3 db push --remote`; if it has nothing to push, set SUPABASE_DB_URL to see what differs from the migrations'

/** A request to the API. A body makes it a POST, unless `method` says otherwise. */
type Call = { path: string; method?: string; headers?: Record<string, string>; body?: unknown }

type Answer = {
  status: number
  headers: Headers
  content: unknown
  /** The content, if it is an object. */
  fields: Record<string, unknown>
  /** Status, code and message of a refusal, or the number of rows. Never values of a row: they may be addresses. */
  summary: string
}

/** Sends a request with the publishable key. Rejects if nothing answers within 10 s. */
export async function ask(project: Project, { path, method, headers, body }: Call): Promise<Answer> {
  const send = project.fetch ?? fetch
  const answer = await send(new URL(path, project.url), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { apikey: project.key, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const { status } = answer
  const content: unknown = await answer.json().catch(() => null)
  const rows = Array.isArray(content) ? `, ${content.length} rows` : ''
  const fields: Record<string, unknown> = Object(content)
  const code = fields.error_code ?? (typeof fields.code === 'string' ? fields.code : '')
  const message = fields.msg ?? fields.message
  const summary = `${status}${code ? ` ${code}` : ''}${message ? `: ${message}` : rows}`
  return { status, headers: answer.headers, content, fields, summary }
}

const nobody = '00000000-0000-0000-0000-000000000000'
const read = (name: string): Call => ({ path: `/rest/v1/${name}?select=id&limit=1` })
const insert = (name: string, body: unknown): Call => ({ path: `/rest/v1/${name}`, body })
const atNobody = (name: string, method: string, body?: unknown): Call => ({
  path: `/rest/v1/${name}?id=eq.${nobody}`,
  method,
  body,
})
const run = (name: string, body: unknown): Call => ({ path: `/rest/v1/rpc/${name}`, body })

/** The table, view or function that a call needs. */
const objectOf = ({ path }: Call) => path.replace(/\?.*/, '').split('/').at(-1) ?? ''

// Values that break every check of their table, so that none is stored even if policies and grants allow it.
const wrongNumbers = { cost: -1, warranty_months: -1, lead_time_days: -1 }
const brokenItem = { name: '', category: ',', currency: 'VERIFY', ...wrongNumbers }
const brokenProject = { name: '', revision: 'V'.repeat(30) }
const brokenLine = { project_id: nobody, equipment_id: nobody, quantity: 0, tag: '' }
const subscribe = (source: string) =>
  insert('newsletter_subscribers', { email: `=${'V'.repeat(300)}`, source })

// The database refuses a change without an id after it has checked the rights, and before it writes anything.
const noChange = { change_id: null }
const refusedChange = /^400 23502:/
const seenProject = { project_id: nobody, updated_at: null }

/**
 * The work of staff: each request with the answer to staff, as a pattern for its summary. Visitors must be denied all of
 * it. Functions get all arguments that the site sends: a function with other arguments counts as missing.
 */
const staffWork: readonly [work: string, call: Call, answer: RegExp][] = [
  ['read equipment_catalog', read('equipment_catalog'), /^200, \d+ rows$/],
  ['read equipment_history', read('equipment_history'), /^200, \d+ rows$/],
  ['read deleted_equipment', read('deleted_equipment'), /^200, \d+ rows$/],
  ['read equipment_activity', read('equipment_activity'), /^200, \d+ rows$/],
  ['add equipment', insert('equipment_catalog', brokenItem), /^400 23514:/],
  ['change equipment', atNobody('equipment_catalog', 'PATCH', { name: 'Verify' }), /^204$/],
  ['delete equipment', atNobody('equipment_catalog', 'DELETE'), /^204$/],
  ['import equipment', run('import_equipment', { ...noChange, added: [], changed: [] }), refusedChange],
  [
    'change many items',
    run('change_equipment', { ...noChange, ids: [], change: {}, updated_at: [] }),
    refusedChange,
  ],
  ['delete many items', run('delete_equipment', { ...noChange, ids: [] }), refusedChange],
  [
    'restore an item',
    run('restore_equipment', { ...noChange, entry_id: 0, updated_at: null }),
    refusedChange,
  ],
  ['undo a change', run('undo_change', { ...noChange, undone_change_id: nobody }), refusedChange],

  ['read projects', read('projects'), /^200, \d+ rows$/],
  ['read project_lines', read('project_lines'), /^200, \d+ rows$/],
  ['read project_items', read('project_items'), /^200, \d+ rows$/],
  ['read project_history', read('project_history'), /^200, \d+ rows$/],
  ['read project_revisions', read('project_revisions'), /^200, \d+ rows$/],
  ['read the names of staff', run('staff_names', {}), /^200, \d+ rows$/],
  ['list their AI clients', run('list_connectors', {}), /^200, \d+ rows$/],
  ['end an AI client', run('disconnect_connector', { session_id: nobody }), /^200$/],
  ['add a project', insert('projects', brokenProject), /^400 23514:/],
  ['change a project', atNobody('projects', 'PATCH', { name: 'Verify' }), /^204$/],
  ['delete a project', atNobody('projects', 'DELETE'), /^204$/],
  ['add a line', insert('project_lines', brokenLine), /^400 23514:/],
  ['change a line', atNobody('project_lines', 'PATCH', { note: 'Verify' }), /^204$/],
  ['delete a line', atNobody('project_lines', 'DELETE'), /^204$/],
  [
    'save a project',
    run('save_project', { ...noChange, project: {}, added: [], changed: [], removed: [] }),
    refusedChange,
  ],
  ['delete a project with its lines', run('delete_project', { ...noChange, ...seenProject }), refusedChange],
  ['save a revision', run('save_revision', { ...noChange, ...seenProject, name: 'V' }), refusedChange],
]

/** A request with the right answer, the meaning of another answer, and how to mend it. */
type Probe = { asked: string; call: Call; answer: RegExp; meaning: string; mend: string }

const mustDeny = (asked: string, call: Call, role: string): Probe => {
  const object = `${call.path.includes('/rpc/') ? 'function ' : ''}public.${objectOf(call)}`
  return {
    asked,
    call,
    answer: new RegExp(`^40[13] 42501: permission denied for (table|view|function) ${objectOf(call)}$`),
    meaning: `The role ${role} holds a right that it must not have`,
    mend: `Run \`revoke all on ${object} from ${role}, public\` in the SQL editor; SUPABASE_DB_URL shows all that differs`,
  }
}

/** A visitor has the publishable key and no session. */
const visitorProbes: readonly Probe[] = [
  ...staffWork.map(([work, call]) => mustDeny(`Visitors ${work}`, call, 'anon')),
  mustDeny(
    'Visitors change subscribers',
    atNobody('newsletter_subscribers', 'PATCH', { source: 'x' }),
    'anon',
  ),
  // Staff are not asked: it would mark the session of this program as that of an AI client.
  mustDeny('Visitors register as an AI client', run('register_connector', { client: 'Verify' }), 'anon'),
  mustDeny('Visitors delete subscribers', atNobody('newsletter_subscribers', 'DELETE'), 'anon'),
  {
    asked: 'Visitors read subscribers',
    call: read('newsletter_subscribers'),
    answer: /^200, 0 rows$/,
    meaning: 'A visitor should get no row and no error: subscribing reads the new row back',
    mend: pushMigrations,
  },
  {
    asked: 'Visitors subscribe, with an address that the checks refuse',
    call: subscribe('website_verify'),
    // 429: the limit of attempts is reached.
    answer: /^(400 23514|429 PT429):/,
    meaning: 'Visitors cannot subscribe to the newsletter, or its checks are gone',
    mend: pushMigrations,
  },
  {
    asked: 'Visitors subscribe, with a source that is not the website',
    call: subscribe('verify'),
    answer: /^(401 42501: .*row-level security|429 PT429:)/,
    meaning: 'No policy guards the newsletter list: anyone with the publishable key may read it',
    mend: 'Run `alter table public.newsletter_subscribers enable row level security` in the SQL editor',
  },
  {
    asked: 'Visitors read schema private',
    call: { ...read('staff_allow_list'), headers: { 'accept-profile': 'private' } },
    answer: /^406 PGRST106/,
    meaning: 'The API serves schema private',
    mend: 'Expose only `public` (Project Settings > Data API > Exposed schemas), or run `npx supabase@3 config push`',
  },
]

const staffProbes: readonly Probe[] = [
  ...staffWork.map(([work, call, answer]) => ({
    asked: `Staff ${work}`,
    call,
    answer,
    meaning: 'Staff cannot do this, a check is gone, or the database does not count this account as staff',
    mend: pushMigrations,
  })),
  mustDeny('Staff read subscribers', read('newsletter_subscribers'), 'authenticated'),
]

/** Asks everything as a visitor. */
export const checkVisitor = (project: Project) => askAll(project, visitorProbes)

const isMissing = (summary: string) => /^404 |^40\d (42P01|42883|PGRST20[25])/.test(summary)

async function askAll(project: Project, probes: readonly Probe[], headers = {}): Promise<Finding[]> {
  const findings: Finding[] = []
  const missing = new Set<string>()
  for (const { asked, call, answer, meaning, mend } of probes) {
    const { summary } = await ask(project, { ...call, headers: { ...headers, ...call.headers } })
    if (answer.test(summary)) findings.push(about(asked).ok(summary, 'As it should be'))
    else if (isMissing(summary)) missing.add(objectOf(call))
    else findings.push(about(asked).wrong(summary, meaning, mend))
  }
  if (missing.size === 0) return findings
  const { wrong } = about('Tables and functions')
  const answer = `there is no ${[...missing].join(', ')}`
  return [wrong(answer, 'Migrations have not been applied', pushMigrations), ...findings]
}

/** Signs in as staff, asks everything that only staff can, and signs out. */
export async function checkStaff(project: Project): Promise<Finding[]> {
  const { ok, wrong, unknown } = about('Sign-in of a staff member')
  if (!project.staff) {
    const meaning = 'Not seen: what staff may do, and how many rows the API answers at once'
    return [unknown('not asked', meaning, 'Set VERIFY_STAFF_EMAIL and VERIFY_STAFF_PASSWORD')]
  }
  const signIn = { path: '/auth/v1/token?grant_type=password', body: project.staff }
  const { status, fields, summary } = await ask(project, signIn)
  if (status !== 200 || typeof fields.access_token !== 'string') {
    const mend = 'Correct VERIFY_STAFF_EMAIL and VERIFY_STAFF_PASSWORD, or create and confirm that account'
    return [wrong(summary, 'Nothing could be asked as staff', mend)]
  }
  const headers = { authorization: `Bearer ${fields.access_token}` }
  try {
    const answers = await askAll(project, staffProbes, headers)
    return [ok(summary, 'The account works'), ...answers, await checkMaxRows(project, headers)]
  } finally {
    await ask(project, { path: '/auth/v1/logout?scope=local', method: 'POST', headers })
  }
}

/** The size of the pages in which the site reads the catalog. */
const pageSize = 1000

async function checkMaxRows(project: Project, headers: Record<string, string>): Promise<Finding> {
  const { ok, wrong, unknown } = about('How many rows the API answers at once (Max rows)')
  const path = '/rest/v1/equipment_catalog?select=id'
  const answered = await ask(project, { path, headers: { ...headers, prefer: 'count=exact' } })
  const mend = `Set Max rows to ${pageSize} (Project Settings > Data API), or run \`npx supabase@3 config push\``
  if (!Array.isArray(answered.content)) return wrong(answered.summary, 'The catalog could not be read', mend)
  const rows = answered.content.length
  const total = Number(answered.headers.get('content-range')?.split('/')[1])
  const answer = `${rows} of ${total}`
  if (rows > pageSize) return wrong(answer, 'One request may read everything', mend)
  if (rows === pageSize && total > pageSize) return ok(answer, 'The page size of the site')
  if (rows < total)
    return wrong(answer, 'The site would take a short answer for the end of the catalog', mend)
  return unknown(
    answer,
    `Not seen: whether the limit is ${pageSize}, because the catalog is smaller`,
    '`npx supabase@3 config diff` compares it with supabase/config.toml',
  )
}
