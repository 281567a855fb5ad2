import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { defaultAllowList, parseAllowList } from '../src/auth/allow-list.ts'
import { type Backend, openBackend } from './local/backend.ts'
import { print } from './verify/finding.ts'
import type { Project, Query } from './verify/project.ts'
import { openProjectDatabase } from './verify/project-database.ts'
import { verifyBackend } from './verify/verify.ts'

// `npm run verify:backend`: judges the hosted project named in .env. `.env.example` describes the variables.

/** The project's database, read-only, and one in memory made from the migrations. Both open at the first question. */
function openDatabases(address: string, allowList: Project['allowList']) {
  const project = openProjectDatabase(address)
  let backend: Promise<Backend> | undefined
  const fresh: Query = async (sql) => {
    backend ??= openBackend({ data: 'memory', seed: false, allowList })
    return (await backend).query(sql)
  }
  const close = async () => {
    await project.close()
    await (await backend)?.close()
  }
  return { databases: { project: project.query, fresh }, close }
}

const root = fileURLToPath(new URL('..', import.meta.url))
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
