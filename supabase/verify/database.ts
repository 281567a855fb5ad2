import type { Settings } from './auth.ts'
import { checkDifferences } from './differences.ts'
import { type Finding, ok, unknown, wrong } from './finding.ts'
import type { Databases, Project, Query } from './project.ts'

/** Compares the project's database with the migrations, its allow-list with the site's, and its accounts with both. */
export async function* checkDatabase(
  project: Project,
  { isSignUpClosed }: Settings,
): AsyncGenerator<Finding, void> {
  const { databases } = project
  if (!databases) return yield unseen(isSignUpClosed)
  const migrations = await checkMigrations(databases)
  yield migrations
  // Without all migrations every difference would follow from that.
  if (migrations.verdict === 'wrong') return
  yield* await checkDifferences(databases)
  yield* await checkAllowList(project, databases.project)
  yield* await checkAccounts(databases.project, isSignUpClosed)
  yield* await checkLeftovers(databases.project)
}

const unseen = (isSignUpClosed: boolean): Finding =>
  unknown(
    'The database itself',
    'not asked',
    `Not seen: which migrations are applied; row-level security and policies for signed-in accounts; grants the API \
does not show; the bodies of functions, is_staff() above all; triggers, also on auth.users; constraints; whether \
private.staff_allow_list equals VITE_STAFF_ALLOW_LIST; whether every staff address has its confirmed account\
${isSignUpClosed ? ', without which closed sign-up would lock it out' : ''}`,
    'Set SUPABASE_DB_URL to the connection string (Connect, at the top of the dashboard)',
  )

async function checkMigrations({ project, fresh }: Databases): Promise<Finding> {
  const asked = 'Applied migrations'
  const read = async (query: Query) => {
    const [table] = await query(`select to_regclass('supabase_migrations.schema_migrations')::text as name`)
    if (!table?.name) return []
    const rows = await query('select version from supabase_migrations.schema_migrations order by version')
    return rows.map(({ version }) => String(version))
  }
  const [applied, wanted] = [await read(project), await read(fresh)]
  const missing = wanted.filter((version) => !applied.includes(version))
  const strange = applied.filter((version) => !wanted.includes(version))
  if (missing.length > 0) {
    const meaning = 'The rest of the database is compared once they are applied'
    const mend =
      'Run `npx supabase@3 db push --remote`; for what was run by hand, first `npx supabase@3 migration repair --remote`'
    return wrong(asked, `${applied.length}, and not ${missing.join(', ')}`, meaning, mend)
  }
  if (strange.length > 0) {
    const meaning = 'The project was made by another version of supabase/migrations'
    const mend = 'Get the newest state of the repository'
    return wrong(asked, `${applied.length}, and also ${strange.join(', ')}`, meaning, mend)
  }
  return ok(asked, `${applied.length}`, 'All of supabase/migrations')
}

async function checkAllowList({ allowList }: Project, query: Query): Promise<Finding[]> {
  const asked = 'private.staff_allow_list and VITE_STAFF_ALLOW_LIST'
  const listed = (await query('select email from private.staff_allow_list')).map(({ email }) => String(email))
  const wanted = allowList.map(({ email }) => email)
  const missing = wanted.filter((email) => !listed.includes(email))
  const strange = listed.filter((email) => !wanted.includes(email))
  if (missing.length + strange.length === 0)
    return [ok(asked, `${listed.length} addresses`, 'Both name the same')]
  return [
    ...missing.map((email) =>
      wrong(
        asked,
        `${email} only in the variable`,
        'The database lets it neither sign up nor work',
        'Insert its row, or correct .env',
      ),
    ),
    ...strange.map((email) =>
      wrong(
        asked,
        `${email} only in the database`,
        'It is staff, and the site refuses to sign it in',
        'Delete its row, or add it to .env',
      ),
    ),
  ]
}

async function checkAccounts(query: Query, isSignUpClosed: boolean): Promise<Finding[]> {
  const asked = 'Accounts of the allow-list'
  const rows = await query(
    `select listed.email, account.id is not null as "exists", account.email_confirmed_at is not null as confirmed
     from private.staff_allow_list as listed left join auth.users as account on account.email = listed.email
     order by listed.email`,
  )
  const absent = rows.flatMap(({ email, exists }) => (exists ? [] : [email]))
  const unconfirmed = rows.flatMap(({ email, exists, confirmed }) => (exists && !confirmed ? [email] : []))
  const findings = unconfirmed.map((email) =>
    unknown(
      asked,
      `${email} is not confirmed`,
      'Somebody has signed up with it, perhaps not its owner, and chosen the password',
      'Its owner opens the confirmation mail, or deletes the account (Authentication > Users) and signs up',
    ),
  )
  if (absent.length > 0 && isSignUpClosed) {
    const mend = 'Allow new users to sign up (Authentication > Sign In / Providers) until both accounts exist'
    findings.push(
      wrong(asked, `none of ${absent.join(', ')}`, 'Sign-up is closed: it cannot be created', mend),
    )
  } else if (absent.length > 0) {
    const meaning = 'Whoever signs up with it first chooses the password'
    findings.push(
      unknown(asked, `none of ${absent.join(', ')}`, meaning, 'Create it as soon as the site is published'),
    )
  } else {
    const meaning = isSignUpClosed ? 'Sign-up is rightly closed' : 'Sign-up may be closed now'
    findings.push(ok(asked, `all ${rows.length} exist`, meaning))
  }
  return findings
}

async function checkLeftovers(query: Query): Promise<Finding[]> {
  const rows = await query(
    'select email from auth.users as account where not private.is_on_allow_list(account.email) order by email',
  )
  return rows.map(({ email }) =>
    unknown(
      'Accounts off the allow-list',
      String(email),
      'It may sign in to Supabase Auth, and reads and changes nothing',
      'Delete it (Authentication > Users), or insert its row into private.staff_allow_list',
    ),
  )
}
