import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { loadEnv } from 'vite'
import { defaultAllowList, parseAllowList } from '../src/auth/allow-list.ts'
import { openBackend } from './local/backend.ts'
import type { Row } from './local/database.ts'
import { print } from './verify/finding.ts'
import type { Project, Query } from './verify/project.ts'
import { verifyBackend } from './verify/verify.ts'

// `npm run verify:backend`: judges the hosted project named in .env. `.env.example` describes the variables.

type Opened = { databases: Project['databases']; close(): Promise<void> }

/** The project's database, read-only, and one in memory made from the migrations. */
async function openDatabases(address: string, allowList: Project['allowList']): Promise<Opened> {
  let server: postgres.Sql | undefined
  // Connects at the first question, so that an address that cannot be used is told as its answer.
  const project: Query = async (sql) => {
    server ??= connect(address)
    return server.begin('read only', async (transaction) => [...(await transaction.unsafe<Row[]>(sql))])
  }
  const fresh = await openBackend({ data: 'memory', seed: false, allowList })
  return {
    databases: { project, fresh: (sql) => fresh.query(sql) },
    close: async () => void (await Promise.all([server?.end(), fresh.close()])),
  }
}

function connect(address: string): postgres.Sql {
  const hasMode = new URL(address).searchParams.has('sslmode')
  return postgres(address, {
    max: 1,
    connect_timeout: 10,
    // The poolers of hosted projects keep neither prepared statements nor types.
    prepare: false,
    fetch_types: false,
    ...(hasMode ? {} : { ssl: 'prefer' }),
    onnotice: () => {},
  })
}

const root = fileURLToPath(new URL('..', import.meta.url))
const env = loadEnv('production', root, ['VITE_', 'VERIFY_', 'SUPABASE_DB_URL'])
const allowList = parseAllowList(env.VITE_STAFF_ALLOW_LIST || defaultAllowList)
const { VERIFY_STAFF_EMAIL: email, VERIFY_STAFF_PASSWORD: password, SUPABASE_DB_URL: address } = env
const opened = address ? await openDatabases(address, allowList) : null

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
