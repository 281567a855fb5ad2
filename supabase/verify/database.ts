import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { StaffMember } from '../../src/auth/allow-list.ts'
import type { Row } from '../local/database.ts'
import { about, type Finding } from './finding.ts'

// The project's database compared with one made from the migrations, its allow-list with the site's, its accounts with both.

/** Runs one statement as the owner of a database. */
export type Query = (sql: string) => Promise<Row[]>

/** The project's database, and one made from the migrations alone. */
export type Databases = { project: Query; fresh: Query }

/** The settings that the database must agree with. */
type Context = { allowList: readonly StaffMember[]; isSignUpClosed: boolean }

/** Milliseconds. Longer than `connect_timeout`, because its error says more. */
const answerWithin = 15_000

/** The database behind an address, read-only. Connects with the first query, which rejects if the address is malformed. */
export function openProjectDatabase(address: string, deadline = answerWithin) {
  let server: postgres.Sql | undefined
  const query: Query = async (sql) => {
    server ??= connect(address)
    const rows = server.begin('read only', async (transaction) => [...(await transaction.unsafe<Row[]>(sql))])
    return Promise.race([rows, rejectAfter(deadline)])
  }
  // At once: `end` alone waits for a query that may never be answered.
  const close = async () => server?.end({ timeout: 0 })
  return { query, close }
}

/** For servers that close each new connection: postgres.js reconnects endlessly. */
async function rejectAfter(deadline: number): Promise<never> {
  await delay(deadline, null, { ref: false })
  throw new Error(`none within ${deadline / 1000} s`)
}

function connect(address: string): postgres.Sql {
  const { hostname, searchParams } = new URL(address)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return postgres(address, {
    max: 1,
    connect_timeout: 10,
    // The poolers of hosted projects keep neither prepared statements nor types.
    prepare: false,
    fetch_types: false,
    // `prefer` sends the password in clear text to a server that answers that it cannot encrypt.
    ...(searchParams.has('sslmode') ? {} : { ssl: isLocal ? 'prefer' : 'require' }),
    onnotice: () => {},
  })
}

/** Judges the database. Without one, a single finding lists the open questions. */
export async function* checkDatabase(
  databases: Databases | undefined,
  context: Context,
): AsyncGenerator<Finding, void> {
  if (!databases) return yield unseen(context)
  const migrations = await checkMigrations(databases)
  yield migrations
  // Every difference would follow from it.
  if (migrations.verdict === 'wrong') return
  yield* await checkDifferences(databases)
  yield* await checkAllowList(databases.project, context)
  yield* await checkAccounts(databases.project, context)
}

const unseen = ({ isSignUpClosed }: Context) =>
  about('The database itself').unknown(
    'not asked',
    `Not seen: which migrations are applied; row-level security and policies for signed-in accounts; grants the API \
does not show; the bodies of functions, is_staff() above all; triggers, also on auth.users; constraints; whether \
private.staff_allow_list equals VITE_STAFF_ALLOW_LIST; whether every staff address has its confirmed account\
${isSignUpClosed ? ', without which closed sign-up would lock it out' : ''}`,
    'Set SUPABASE_DB_URL to the connection string (Connect, at the top of the dashboard)',
  )

async function readVersions(query: Query): Promise<string[]> {
  const [table] = await query(`select to_regclass('supabase_migrations.schema_migrations')::text as name`)
  if (!table?.name) return []
  const rows = await query('select version from supabase_migrations.schema_migrations order by version')
  return rows.map(({ version }) => String(version))
}

const without = (list: readonly string[], other: readonly string[]) =>
  list.filter((each) => !other.includes(each))

async function checkMigrations({ project, fresh }: Databases): Promise<Finding> {
  const { ok, wrong } = about('Applied migrations')
  const [applied, wanted] = [await readVersions(project), await readVersions(fresh)]
  const missing = without(wanted, applied).join(', ')
  const strange = without(applied, wanted).join(', ')
  const answer = `${applied.length}${missing && `, and not ${missing}`}${strange && `, and also ${strange}`}`
  if (strange) {
    return wrong(
      answer,
      'Other migrations than those of this repository made the project',
      'Get the newest state of the repository; if it is the newest, supabase/README.md says how an older project moves to its migrations',
    )
  }
  if (missing) {
    return wrong(
      answer,
      'The rest of the database is compared once they are applied',
      'Run `npx supabase@3 db push --remote`; for what was run by hand, first `npx supabase@3 migration repair --remote`',
    )
  }
  return ok(answer, 'All of supabase/migrations')
}

/** A statement about one part of a database, with equal words in two databases made by the same migrations. */
export type Fact = {
  kind: Kind
  name: string
  /** The relation or function it belongs to. If that is missing, the fact says nothing new. */
  of: string
  value: string
}

const meanings = {
  table: 'Row-level security decides whether policies are asked at all',
  view: 'It decides what its readers see',
  sequence: 'It numbers new rows',
  column: 'The site and the functions rely on it',
  constraint: 'It decides which values are stored',
  policy: 'It decides who reaches which rows',
  function: 'Policies, triggers and the site rely on it',
  trigger: 'It guards or records what is written',
  rights: 'It decides what a role may try at all',
  role: 'Requests arrive as it: policies must bind it',
}
type Kind = keyof typeof meanings

const factsSql = readFileSync(new URL('./facts.sql', import.meta.url), 'utf8')

/** All facts of schemas public and private, and of the triggers elsewhere that run their functions. */
export async function readFacts(query: Query): Promise<Fact[]> {
  return (await query(factsSql)) as Fact[]
}

/** A fact that two databases do not share. A side is null if the database does not have it. */
export type Difference = Omit<Fact, 'value'> & { found: string | null; wanted: string | null }

/** The differences between the facts of a project and those of the migrations. */
export function compareFacts(found: readonly Fact[], wanted: readonly Fact[]): Difference[] {
  const [here, there] = [index(found), index(wanted)]
  const differences = [...new Map([...there, ...here])].flatMap(([key, { kind, name, of }]) => {
    const [is, should] = [here.get(key)?.value ?? null, there.get(key)?.value ?? null]
    return is === should ? [] : [{ kind, name, of, found: is, wanted: should }]
  })
  const absent = new Set(differences.filter(isWhole).map(({ name }) => name))
  return differences.filter(
    (difference) => (isWhole(difference) || !absent.has(difference.of)) && !isTolerated(difference),
  )
}

const index = (facts: readonly Fact[]) => new Map(facts.map((fact) => [`${fact.kind} ${fact.name}`, fact]))

/** Whether a relation or function is missing or additional as a whole. */
const isWhole = ({ name, of, found, wanted }: Difference) =>
  name === of && (found === null || wanted === null)

/** Supabase Auth's role sends no requests: hosted projects may grant it more than the hook. */
function isTolerated({ kind, name, found, wanted }: Difference): boolean {
  if (kind !== 'rights' || !name.startsWith('supabase_auth_admin ')) return false
  const has = found?.split(', ') ?? []
  return !wanted || wanted.split(', ').every((right) => has.includes(right))
}

/** One finding for each part of the database that is not as the migrations make it. */
export async function checkDifferences({ project, fresh }: Databases): Promise<Finding[]> {
  const wanted = await readFacts(fresh)
  const differences = compareFacts(await readFacts(project), wanted)
  if (differences.length === 0) {
    const { ok } = about('Tables, policies, rights, functions, triggers and constraints')
    return [ok(`${wanted.length} compared`, 'All are as the migrations make them')]
  }
  return differences.map((difference) =>
    about(`${difference.kind} ${difference.name}`).wrong(
      describe(difference),
      meanings[difference.kind],
      mendOf(difference),
    ),
  )
}

function describe({ kind, found, wanted }: Difference): string {
  if (found === null) return 'missing'
  if (wanted === null)
    return kind === 'function' || !found ? 'not from a migration' : `not from a migration: ${found}`
  if (kind !== 'function' && kind !== 'view') return `${found}, instead of ${wanted}`
  const [lines, others] = [[...found.split('\n'), ''], wanted.split('\n')]
  const line = lines.findIndex((text, number) => text !== others[number])
  return `differs in line ${line + 1}: ${lines[line]?.trim()}`
}

function mendOf({ kind, name, wanted }: Difference): string {
  if (kind === 'role') return `Run \`alter role ${name} nobypassrls\` in the SQL editor`
  if (wanted === null)
    return `${kind === 'rights' ? 'Revoke it from the role and from public' : 'Drop it'} in the SQL editor, or write a migration that makes it`
  return 'Find its statement in supabase/migrations and run it again in the SQL editor'
}

async function checkAllowList(query: Query, { allowList }: Context): Promise<Finding[]> {
  const { ok, wrong } = about('private.staff_allow_list and VITE_STAFF_ALLOW_LIST')
  const listed = (await query('select email from private.staff_allow_list')).map(({ email }) => String(email))
  const wanted = allowList.map(({ email }) => email)
  const findings = [
    ...without(wanted, listed).map((email) =>
      wrong(
        `${email} only in the variable`,
        'The database lets this person neither sign up nor work',
        'Insert its row, or correct .env',
      ),
    ),
    ...without(listed, wanted).map((email) =>
      wrong(
        `${email} only in the database`,
        'The database counts this person as staff, and the site refuses to sign them in',
        'Delete its row, or add it to .env',
      ),
    ),
  ]
  return findings.length > 0 ? findings : [ok(`${listed.length} addresses`, 'Both name the same')]
}

/** Every address of the allow-list and of the accounts, with its state. */
const addresses = `
  select coalesce(listed.email, account.email) as email,
    case when listed.email is null then 'unlisted' when account.id is null then 'absent'
      when account.email_confirmed_at is null then 'unconfirmed' else 'complete' end as state
  from private.staff_allow_list as listed
  full join auth.users as account on listed.email = lower(btrim(account.email))
  order by email`

/** Staff without an account or confirmation, and accounts of others. */
async function checkAccounts(query: Query, { isSignUpClosed }: Context): Promise<Finding[]> {
  const { ok, wrong, unknown } = about('Accounts of the allow-list')
  const rows = await query(addresses)
  const emailsOf = (state: string) =>
    rows.filter((row) => row.state === state).map(({ email }) => String(email))
  const findings = emailsOf('unconfirmed').map((email) =>
    unknown(
      `${email} is not confirmed`,
      'Someone, perhaps not its owner, has signed up with it and chosen the password',
      'Its owner opens the confirmation mail, or deletes the account (Authentication > Users) and signs up',
    ),
  )
  const [absent, unlisted] = [emailsOf('absent').join(', '), emailsOf('unlisted')]
  if (!absent) {
    const meaning = isSignUpClosed ? 'Sign-up is rightly closed' : 'Sign-up may be closed now'
    findings.push(ok(`all ${rows.length - unlisted.length} exist`, meaning))
  } else if (isSignUpClosed) {
    const mend = 'Allow new users to sign up (Authentication > Sign In / Providers) until all accounts exist'
    findings.push(wrong(`none of ${absent}`, 'Sign-up is closed: it cannot be created', mend))
  } else {
    const meaning = 'The first person to sign up with it chooses the password'
    findings.push(unknown(`none of ${absent}`, meaning, 'Create it as soon as the site is published'))
  }
  const others = unlisted.map((email) =>
    about('Accounts off the allow-list').unknown(
      email,
      'It can sign in to Supabase Auth, and can neither read nor change anything',
      'Delete it (Authentication > Users), or insert its row into private.staff_allow_list',
    ),
  )
  return [...findings, ...others]
}
