import { randomBytes } from 'node:crypto'
import { type Finding, ok, unknown, wrong } from './finding.ts'
import { type Answer, ask, type Project } from './project.ts'

/** What /auth/v1/settings says, or null where no Supabase project answers to this address and key. */
export type Settings = { isSignUpClosed: boolean }

const config = 'Run `npx supabase@3 config push`'

/** Asks for the settings of sign-in: whether a project answers, whether it confirms addresses, what its clock says. */
export async function checkSettings(
  project: Project,
): Promise<{ settings: Settings | null; findings: Finding[] }> {
  const asked = 'Settings of sign-in'
  const sent = Date.now()
  const answer = await ask(project, { path: '/auth/v1/settings' })
  const { status, fields, summary } = answer
  if (status === 401) {
    const mend = 'Copy address and publishable key from the same project (Project Settings > API Keys)'
    return { settings: null, findings: [wrong(asked, summary, 'The project does not accept this key', mend)] }
  }
  if (status !== 200 || typeof fields.mailer_autoconfirm !== 'boolean') {
    const mend =
      'Compare VITE_SUPABASE_URL with the project (Project Settings > Data API), and resume a paused project'
    return {
      settings: null,
      findings: [wrong(asked, summary, 'No Supabase project answers at this address', mend)],
    }
  }
  const confirms = fields.mailer_autoconfirm
    ? wrong(
        '"Confirm email"',
        'off',
        'Whoever signs up with a staff address holds it at once, without owning it',
        'Turn it on (Authentication > Sign In / Providers > Email), and delete accounts made meanwhile',
      )
    : ok('"Confirm email"', 'on', 'Only who reads the mail of a staff address can use it')
  return {
    settings: { isSignUpClosed: fields.disable_signup === true },
    findings: [
      ok(asked, summary, 'The project answers and accepts the key'),
      confirms,
      judgeClock(sent, answer),
    ],
  }
}

/** PostgREST accepts tokens that are this many seconds early or late; browsers compare with their own clock, too. */
const tolerated = 30

function judgeClock(sent: number, { headers }: Answer): Finding {
  const asked = 'Clock of the project'
  const its = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(its))
    return unknown(asked, 'no date in the answer', 'Clocks could not be compared', 'Ask again')
  // The answer was made between sending and now. Its date leaves out the milliseconds.
  const behind = Math.min(0, its + 999 - sent)
  const ahead = Math.max(0, its - Date.now())
  const seconds = Math.round((behind + ahead) / 1000)
  const difference = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} this machine`
  if (Math.abs(seconds) <= tolerated) return ok(asked, difference, 'Sessions end when they should')
  return wrong(
    asked,
    difference,
    'Sessions would count as ended, or as not begun',
    'Let this machine set its clock from the network; if it does, ask the host of the project',
  )
}

/**
 * Longer than auth.users.aud, so that Supabase Auth runs the before-user-created hook, which refuses with a sentence,
 * and the database then refuses the row in any case: this sign-up cannot leave an account behind.
 */
const unstorableAudience = 'verify-'.repeat(40)

/** Signs up an address that is not on the allow-list. */
export async function checkSignUp(project: Project, { isSignUpClosed }: Settings): Promise<Finding[]> {
  const asked = 'Sign-up with an address that is not on the allow-list'
  if (isSignUpClosed) {
    return [ok(asked, 'sign-up is closed', 'Nobody can create an account; the hook is not asked meanwhile')]
  }
  const { status, fields, summary } = await ask(project, {
    path: '/auth/v1/signup',
    headers: { 'x-jwt-aud': unstorableAudience },
    // A reserved domain: no mail could reach anybody.
    body: {
      email: `verify-${randomBytes(8).toString('hex')}@example.com`,
      password: randomBytes(16).toString('hex'),
    },
  })
  if (status === 403 && String(fields.msg).startsWith('Only authorized'))
    return [ok(asked, summary, 'The hook refuses it')]
  if (status === 500 && String(fields.msg).startsWith('Database error saving')) {
    return [wrong(asked, summary, 'The before-user-created hook is not enabled, or refuses nobody', config)]
  }
  if (status === 429)
    return [unknown(asked, summary, 'Too many sign-ups at the moment', 'Ask again in five minutes')]
  const meaning = 'Neither the sentence of the hook nor a refusal of the database'
  return [
    wrong(
      asked,
      summary,
      meaning,
      `${config}, and delete verify-... under Authentication > Users if it is there`,
    ),
  ]
}

/** Follows a confirmation link that never existed: Supabase Auth leads back to its Site URL. */
export async function checkSiteUrl(project: Project): Promise<Finding[]> {
  const asked = 'Where confirmation links lead (Site URL)'
  const { headers, summary } = await ask(project, {
    path: '/auth/v1/verify?type=signup&token=verify-backend',
  })
  const target = headers.get('location') ?? ''
  const mend =
    'Set Site URL to the address of the site (Authentication > URL Configuration), and VITE_SITE_URL in .env likewise'
  if (!URL.canParse(target)) return [unknown(asked, summary, 'The answer names no address', mend)]
  const { origin, hostname } = new URL(target)
  if (['localhost', '127.0.0.1'].includes(hostname))
    return [wrong(asked, origin, 'They lead to the computer of whoever opens the mail', mend)]
  if (!URL.canParse(project.site) || origin !== new URL(project.site).origin)
    return [
      wrong(asked, origin, `The site is at ${project.site || 'no address (VITE_SITE_URL is not set)'}`, mend),
    ]
  const others = await redirectsElsewhere(project, origin)
  return [
    others.length > 0
      ? wrong(
          asked,
          `also ${others.join(', ')}`,
          'Anyone can have a mail sent to staff whose link hands the session to such an address',
          'Remove the redirect URLs that are not the site’s (Authentication > URL Configuration), or run `npx supabase@3 config push`',
        )
      : ok(asked, origin, 'They lead to the site, and not where whoever asks for a mail wants'),
  ]
}

/** Addresses that wildcards such as `**` and `https://*.vercel.app/**` let through. Auth always allows 127.0.0.1. */
const foreignAddresses = [
  'https://verify-backend.example/',
  'https://verify-backend.vercel.app/',
  'https://verify-backend.netlify.app/',
  'https://verify-backend.pages.dev/',
  'http://localhost:3000/',
]

/** The foreign addresses to which a link leads when it asks to. */
async function redirectsElsewhere(project: Project, site: string): Promise<string[]> {
  const answers = await Promise.all(
    foreignAddresses.map((address) =>
      ask(project, {
        path: `/auth/v1/verify?type=signup&token=verify-backend&redirect_to=${encodeURIComponent(address)}`,
      }),
    ),
  )
  return answers.flatMap(({ headers }) => {
    const target = headers.get('location') ?? ''
    return URL.canParse(target) && new URL(target).origin !== site ? [new URL(target).origin] : []
  })
}
