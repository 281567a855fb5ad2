import { randomBytes } from 'node:crypto'
import { roleOf } from '../../src/build/validate-env.ts'
import { ask, type Project } from './api.ts'
import { about, type Finding } from './finding.ts'

// Address and key of a project, and the settings of its sign-in.

const pushConfig = 'Run `npx supabase@3 config push`'

/** Judges key and address before any request is sent: a secret key must not leave this machine. Null: both are right. */
export function refuseSettings({ url, key }: Project): Finding | null {
  return refuseKey(key) ?? refuseAddress(url)
}

function refuseKey(key: string): Finding | null {
  if (key.startsWith('sb_publishable_') || roleOf(key) === 'anon') return null
  const isSecret = key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
  return about('VITE_SUPABASE_PUBLISHABLE_KEY').wrong(
    key ? (isSecret ? 'a secret key' : 'no publishable key') : 'not set',
    'A build publishes this key, and a secret key opens the whole database to every visitor. No request was sent',
    'Set the key that begins with sb_publishable_ (Project Settings > API Keys). If a secret key was in a build, replace it',
  )
}

function refuseAddress(address: string): Finding | null {
  const mend = 'Set it to https://<reference>.supabase.co (Project Settings > Data API), without a path'
  const refuse = (meaning: string) => about('VITE_SUPABASE_URL').wrong(address || 'not set', meaning, mend)
  if (!URL.canParse(address)) return refuse('No request can be sent')
  const { protocol, pathname, search } = new URL(address)
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine(address)))
    return refuse('Passwords would be sent unencrypted')
  if (pathname !== '/' || search) return refuse('This is a page, not the address of an API')
  return null
}

const isThisMachine = (address: string) => ['localhost', '127.0.0.1'].includes(new URL(address).hostname)

/** The settings of sign-in. Null if no Supabase project answers to this address and key. */
export type Settings = { isSignUpClosed: boolean } | null

/** Asks for the settings of sign-in. The answer also shows whether a project answers, and its clock. */
export async function checkSettings(project: Project): Promise<{ settings: Settings; findings: Finding[] }> {
  const settings = about('Settings of sign-in')
  const sent = Date.now()
  const { status, headers, fields, summary } = await ask(project, { path: '/auth/v1/settings' })
  const fail = (meaning: string, mend: string) => ({
    settings: null,
    findings: [settings.wrong(summary, meaning, mend)],
  })
  if (status === 401) {
    const mend = 'Copy address and publishable key from the same project (Project Settings > API Keys)'
    return fail('The project does not accept this key', mend)
  }
  if (status !== 200 || typeof fields.mailer_autoconfirm !== 'boolean') {
    const mend = 'Correct VITE_SUPABASE_URL (Project Settings > Data API), or resume a paused project'
    return fail('No Supabase project answers at this address', mend)
  }
  const confirmation = about('"Confirm email"')
  const confirms = fields.mailer_autoconfirm
    ? confirmation.wrong(
        'off',
        'Anyone can sign up with a staff address without owning it, and is confirmed at once',
        'Turn it on (Authentication > Sign In / Providers > Email), and delete the accounts created meanwhile',
      )
    : confirmation.ok('on', 'Only the owner of a staff address can use it')
  return {
    settings: { isSignUpClosed: fields.disable_signup === true },
    findings: [settings.ok(summary, 'The project accepts the key'), confirms, judgeClock(sent, headers)],
  }
}

/** PostgREST accepts tokens that are this many seconds early or late; browsers compare with their own clock, too. */
const toleratedSeconds = 30

function judgeClock(sent: number, headers: Headers): Finding {
  const { ok, wrong, unknown } = about('Clock of the project')
  const its = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(its)) return unknown('no date in the answer', 'Not compared', 'Run this again')
  // The answer was made between sending and now. Its date leaves out the milliseconds.
  const behind = Math.min(0, its + 999 - sent)
  const ahead = Math.max(0, its - Date.now())
  const seconds = Math.round((behind + ahead) / 1000)
  const difference = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} this machine`
  if (Math.abs(seconds) <= toleratedSeconds) return ok(difference, 'Sessions end when they should')
  return wrong(
    difference,
    'Sessions would begin or end at the wrong time',
    'Let this machine set its clock from the network; if it does already, report the clock to Supabase',
  )
}

/**
 * Longer than auth.users.aud allows: Supabase Auth first runs the before-user-created hook, which refuses with a sentence,
 * and if the hook does not refuse, the database cannot store the account.
 */
const unstorableAudience = 'verify-'.repeat(40)

/** Signs up an address that is not on the allow-list. */
export async function checkSignUp(project: Project, isClosed: boolean): Promise<Finding> {
  const { ok, wrong, unknown } = about('Sign-up with an address that is not on the allow-list')
  if (isClosed) return ok('sign-up is closed', 'Nobody can create an account')
  const { status, fields, summary } = await ask(project, {
    path: '/auth/v1/signup',
    headers: { 'x-jwt-aud': unstorableAudience },
    // A reserved domain: no mail can be delivered.
    body: {
      email: `verify-${randomBytes(8).toString('hex')}@example.com`,
      password: randomBytes(16).toString('hex'),
    },
  })
  const message = String(fields.msg)
  if (status === 403 && message.startsWith('Only authorized')) return ok(summary, 'The hook refuses it')
  if (status === 429) return unknown(summary, 'Too many sign-ups', 'Run this again in five minutes')
  if (status === 500 && message.startsWith('Database error saving'))
    return wrong(summary, 'The before-user-created hook is off, or refuses nobody', pushConfig)
  const mend = `${pushConfig}, and delete the account verify-... if it exists (Authentication > Users)`
  return wrong(summary, 'Neither the hook nor the database refused it', mend)
}

/** Addresses that wildcards such as `**` and `https://*.vercel.app/**` let through. Auth always allows 127.0.0.1. */
const foreignAddresses = [
  'https://verify-backend.example/',
  'https://verify-backend.vercel.app/',
  'https://verify-backend.netlify.app/',
  'https://verify-backend.pages.dev/',
  'http://localhost:3000/',
]

/** Follows a confirmation link that never existed: Supabase Auth redirects to its Site URL, or where the link asks to. */
export async function checkSiteUrl(project: Project): Promise<Finding> {
  const { ok, wrong, unknown } = about('Where confirmation links lead (Site URL)')
  const link = '/auth/v1/verify?type=signup&token=verify-backend'
  const { headers, summary } = await ask(project, { path: link })
  const target = headers.get('location') ?? ''
  const mend =
    'Set Site URL to the address of the site (Authentication > URL Configuration), and VITE_SITE_URL in .env likewise'
  if (!URL.canParse(target)) return unknown(summary, 'The answer names no address', mend)
  const { origin } = new URL(target)
  if (isThisMachine(target)) return wrong(origin, "They lead to the reader's own computer", mend)
  if (!URL.canParse(project.site) || origin !== new URL(project.site).origin)
    return wrong(origin, `The site is at ${project.site || 'no address: VITE_SITE_URL is not set'}`, mend)
  const answers = await Promise.all(
    foreignAddresses.map((address) =>
      ask(project, { path: `${link}&redirect_to=${encodeURIComponent(address)}` }),
    ),
  )
  const targets = answers.map((answer) => answer.headers.get('location') ?? '')
  const origins = targets.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  const others = origins.filter((other) => other !== origin)
  if (others.length === 0) return ok(origin, 'They lead to the site and nowhere else')
  return wrong(
    `also ${others.join(', ')}`,
    'Anyone can have a mail sent to staff whose link hands the session to such an address',
    "Remove the redirect URLs that are not the site's (Authentication > URL Configuration), or run `npx supabase@3 config push`",
  )
}
