import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { loadEnv } from 'vite'
import { defaultAllowList, parseAllowList, type StaffMember } from '../src/auth/allow-list.ts'

// `npm run verify:backend`: checks the hosted project named in .env for what the tests prove of the embedded backend.

export type Finding = { verdict: 'ok' | 'wrong' | 'unknown'; text: string }

type Project = {
  url: string
  key: string
  allowList: readonly StaffMember[]
  /** A postgres:// address of the project. Without it the stored allow-list cannot be read. */
  databaseUrl?: string | undefined
  fetch?: typeof fetch
}

const ok = (text: string): Finding => ({ verdict: 'ok', text })
const wrong = (text: string): Finding => ({ verdict: 'wrong', text })
const unknown = (text: string): Finding => ({ verdict: 'unknown', text })

/** Checks a project through its API and, where `databaseUrl` is given, its database. */
export async function verifyBackend(project: Project): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of [checkSettings, checkEquipment, checkNewsletter, checkSignUp, checkAllowList]) {
    try {
      findings.push(...(await check(project)))
    } catch (error) {
      // Stop at the first request without an answer: the others would time out too.
      const reason = error instanceof Error ? error.message : String(error)
      return [...findings, wrong(`No answer (${reason})`)]
    }
  }
  return findings
}

async function ask(project: Project, path: string, body?: object) {
  const request = project.fetch ?? fetch
  const answer = await request(new URL(path, project.url), {
    method: body ? 'POST' : 'GET',
    headers: { apikey: project.key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const content: unknown = await answer.json().catch(() => null)
  const said = (typeof content === 'object' && content !== null ? content : {}) as Record<string, unknown>
  return { status: answer.status, content, said, told: `${answer.status} ${JSON.stringify(content)}` }
}

async function checkSettings(project: Project): Promise<Finding[]> {
  const { status, said, told } = await ask(project, '/auth/v1/settings')
  if (status !== 200) return [wrong(`The project does not accept this key: ${told}`)]
  return [
    said.mailer_autoconfirm === false
      ? ok('E-mail addresses have to be confirmed')
      : wrong('"Confirm email" is off: whoever registers a staff address first holds it'),
    said.disable_signup === false
      ? ok('Sign-up is open, for the hook to decide')
      : wrong('Sign-up is disabled: staff cannot create their accounts'),
  ]
}

async function checkEquipment(project: Project): Promise<Finding[]> {
  const { status, said, told } = await ask(project, '/rest/v1/equipment_catalog?select=id&limit=1')
  if (status === 401 && said.code === '42501') return [ok('Visitors cannot read equipment')]
  return [wrong(`A visitor asking for equipment should be refused with 401 and 42501, and got ${told}`)]
}

async function checkNewsletter(project: Project): Promise<Finding[]> {
  const { status, content, told } = await ask(project, '/rest/v1/newsletter_subscribers?select=id&limit=1')
  const nothing = Array.isArray(content) && content.length === 0
  if (status === 401 || (status === 200 && nothing)) return [ok('Visitors cannot read the newsletter list')]
  return [wrong(`A visitor asking for the newsletter list should get nothing, and got ${told}`)]
}

async function checkSignUp(project: Project): Promise<Finding[]> {
  // A reserved domain: should sign-up be open, the confirmation mail reaches nobody.
  const email = `verify-${randomBytes(8).toString('hex')}@example.com`
  const { status, said, told } = await ask(project, '/auth/v1/signup', {
    email,
    password: randomBytes(16).toString('base64url'),
  })
  const message = String(said.msg ?? said.message)
  if (status === 403 && message.startsWith('Only authorized')) return [ok('The hook refuses other addresses')]
  if (status === 500 && message.startsWith('Database error saving new user')) {
    return [
      ok('The trigger on auth.users refuses other addresses'),
      wrong('The before-user-created hook is off: run `supabase config push`'),
    ]
  }
  return [wrong(`Signing up ${email} should be refused (delete that user if it exists now): ${told}`)]
}

async function checkAllowList(project: Project): Promise<Finding[]> {
  if (!project.databaseUrl) {
    return [unknown('Set SUPABASE_DB_URL to compare private.staff_allow_list with VITE_STAFF_ALLOW_LIST')]
  }
  const database = postgres(project.databaseUrl, { max: 1, connect_timeout: 10 })
  try {
    const rows = await database<{ email: string }[]>`select email from private.staff_allow_list`
    const listed = new Set(rows.map(({ email }) => email))
    const wanted = new Set(project.allowList.map(({ email }) => email))
    const missing = [...wanted].filter((email) => !listed.has(email))
    const extra = [...listed].filter((email) => !wanted.has(email))
    if (missing.length + extra.length === 0) return [ok('The allow-lists of database and site agree')]
    return [
      ...missing.map((email) => wrong(`${email} is not in private.staff_allow_list`)),
      ...extra.map((email) =>
        wrong(`${email} is in private.staff_allow_list and not in VITE_STAFF_ALLOW_LIST`),
      ),
    ]
  } finally {
    await database.end()
  }
}

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const env = loadEnv('production', root, ['VITE_', 'SUPABASE_DB_URL'])
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = env
  if (!URL.canParse(url) || !key) {
    console.error('Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY in .env: see .env.example.')
    process.exit(1)
  }
  const allowList = parseAllowList(env.VITE_STAFF_ALLOW_LIST || defaultAllowList)
  const findings = await verifyBackend({ url, key, allowList, databaseUrl: env.SUPABASE_DB_URL })
  const signs = { ok: '✓', wrong: '✗', unknown: '?' }
  for (const { verdict, text } of findings) console.log(`${signs[verdict]} ${text}`)
  if (findings.some(({ verdict }) => verdict === 'wrong')) process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
