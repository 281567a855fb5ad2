import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { defaultAllowList, parseAllowList, type StaffMember } from '../../src/auth/allow-list.ts'
import { type Backend, openBackend } from '../local/backend.ts'
import { checkStaff, checkVisitor, type Project } from './api.ts'
import { checkDatabase, type Databases, openProjectDatabase, type Query } from './database.ts'
import { about, type Finding, print } from './finding.ts'
import { checkSettings, checkSignUp, checkSiteUrl, refuseSettings } from './sign-in.ts'

// `npm run verify:backend`: judges the hosted project that .env names. `.env.example` describes the variables.

/** A project, the site's allow-list and the databases to compare. */
export type Options = Project & { allowList: readonly StaffMember[]; databases?: Databases | undefined }

/** Judges a project by its API and, if they are given, as a staff account and by its database. Changes nothing there. */
export async function* verifyBackend(options: Options): AsyncGenerator<Finding, void> {
  const refusal = refuseSettings(options)
  if (refusal) return yield refusal
  let part = 'The API'
  let mend = 'Compare VITE_SUPABASE_URL with the project, and resume a paused project in its dashboard'
  try {
    const { settings, findings } = await checkSettings(options)
    yield* findings
    // No project answers: the rest would only repeat it.
    if (!settings) return
    yield await checkSignUp(options, settings.isSignUpClosed)
    yield await checkSiteUrl(options)
    yield* await checkVisitor(options)
    yield* await checkStaff(options)
    part = 'The database'
    mend =
      'Mend what is wrong above; if nothing is, copy the connection string again (Connect in the dashboard; without IPv6 the session pooler), with the password percent-encoded'
    yield* checkDatabase(options.databases, { ...options, ...settings })
  } catch (error) {
    // End at the first request without an answer: the others would time out as well.
    yield about(part).wrong(`no answer (${reasonOf(error)})`, 'Nothing further was asked', mend)
  }
}

/** fetch says only "fetch failed"; its cause names the host or the time-out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** The project's database, read-only, and one in memory made from the migrations. Both open with the first query. */
function openDatabases(address: string, allowList: readonly StaffMember[]) {
  const project = openProjectDatabase(address)
  let backend: Promise<Backend> | undefined
  const fresh: Query = async (sql) => {
    backend ??= openBackend({ data: 'memory', seed: false, allowList, asMigrated: true })
    return (await backend).query(sql)
  }
  const close = async () => {
    await project.close()
    await (await backend)?.close()
  }
  return { databases: { project: project.query, fresh }, close }
}

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const env = loadEnv('production', root, ['VITE_', 'VERIFY_', 'SUPABASE_DB_URL'])
  const allowList = parseAllowList(env.VITE_STAFF_ALLOW_LIST || defaultAllowList)
  const { VERIFY_STAFF_EMAIL: email, VERIFY_STAFF_PASSWORD: password, SUPABASE_DB_URL: address } = env
  const opened = address ? openDatabases(address, allowList) : null
  const counts = { ok: 0, wrong: 0, unknown: 0 }
  const findings = verifyBackend({
    url: env.VITE_SUPABASE_URL ?? '',
    key: (env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '').trim(),
    site: env.VITE_SITE_URL ?? '',
    allowList,
    staff: email && password ? { email, password } : undefined,
    databases: opened?.databases,
  })
  for await (const finding of findings) {
    counts[finding.verdict] += 1
    console.log(print(finding))
  }
  await opened?.close()
  console.log(`\n${counts.ok} right, ${counts.wrong} wrong, ${counts.unknown} open.`)
  if (counts.wrong > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
