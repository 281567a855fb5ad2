import type { Finding } from '../../supabase/verify/finding.ts'
import type { Project } from '../../supabase/verify/project.ts'
import { verifyBackend } from '../../supabase/verify/verify.ts'

export const site = 'https://tepidarium.example'

/** Answers by path, in place of those of the embedded backend. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>

type Settings = { confirm?: boolean; closed?: boolean; clock?: number }

/** /auth/v1/settings of a project whose clock is this many seconds ahead. */
export const settings = ({ confirm = true, closed = false, clock = 0 }: Settings = {}): Answers => ({
  '/auth/v1/settings': () =>
    Response.json(
      { mailer_autoconfirm: !confirm, disable_signup: closed },
      { headers: { date: new Date(Date.now() + clock * 1000).toUTCString() } },
    ),
})

/** A confirmation link without a valid token. */
export const siteUrl = (address: string): Answers => ({
  '/auth/v1/verify': () =>
    new Response(null, {
      status: 303,
      headers: { location: `${address}#error=access_denied&error_code=otp_expired` },
    }),
})

/** Every sign-up that left an account. */
export const accounts: unknown[] = []

/** Sign-up as Supabase Auth answers it to an address that is not on the allow-list, in its order of checks. */
export const signUp = (gates: { hook: boolean; trigger: boolean }): Answers => ({
  '/auth/v1/signup': async (request) => {
    const refuse = (status: number, error_code: string, msg: string) =>
      Response.json({ code: status, error_code, msg }, { status })
    if (gates.hook) return refuse(403, 'unknown', 'Only authorized email addresses can sign up')
    const isTooLong = (request.headers.get('x-jwt-aud') ?? '').length > 255
    if (isTooLong || gates.trigger) return refuse(500, 'unexpected_failure', 'Database error saving new user')
    accounts.push(await request.json())
    return Response.json({ id: '00000000-0000-4000-8000-000000000001' })
  },
})

/**
 * What a hosted project with our config.toml answers where the embedded backend differs, as seen from Supabase Auth
 * with that configuration.
 */
export const hosted: Answers = { ...settings(), ...siteUrl(site), ...signUp({ hook: true, trigger: true }) }

/** `fetch` over a backend, with other answers in the place of some. */
export function answering(backend: { fetch(request: Request): Promise<Response> }, answers: Answers) {
  return async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const request = new Request(input, init)
    const answer = answers[new URL(request.url).pathname]
    return answer ? answer(request) : backend.fetch(request)
  }
}

/** All findings about a project. */
export async function verify(project: Project): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of verifyBackend(project)) findings.push(finding)
  return findings
}

/** The findings of a verdict, each as `asked: answer`. */
export const linesOf = (findings: readonly Finding[], verdict: Finding['verdict']) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ asked, answer }) => `${asked}: ${answer}`)
