// @vitest-environment jsdom
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { choosePassword, openLink as openMailedLink } from '@/auth/choose-password'
import { signUp } from '@/auth/sign-up'
import { founder, password } from '../policies/actors.ts'
import { connect, createAccount, describeAuth, mailedLink, openSite, signInElsewhere } from './auth-cases.ts'
import { openHostedBackend } from './backend.ts'

const { cli, postgres, auth: missingAuth } = inject('missing')
const missing = cli ?? postgres ?? missingAuth

const open = (variables = {}) =>
  openHostedBackend({
    cluster: inject('cluster'),
    program: inject('authProgram'),
    site: window.location.origin,
    variables,
  })

describe.skipIf(missing)(`Supabase Auth${missing ? ` (${missing})` : ''}`, () => {
  describeAuth('as config.toml sets it', { confirms: true, open })
  describeAuth('without confirmation, as the embedded backend', {
    confirms: false,
    open: () => open({ GOTRUE_MAILER_AUTOCONFIRM: true }),
  })

  test("a link of Supabase's own template leads to the site with a session the first time it is opened", async () => {
    const backend = await open({ GOTRUE_MAILER_TEMPLATES_CONFIRMATION: '' })
    onTestFinished(backend.close)
    connect(backend)
    expect(await signUp(founder, password)).toBeNull()
    const openLink = () => backend.fetch(new Request(mailedLink(backend)))
    const first = await openLink()
    const [site, link] = first.headers.get('location')?.split('#') ?? []
    expect(site).toMatch(new RegExp(`^${window.location.origin}/?$`))
    expect((await openLink()).headers.get('location')).toContain('error_code=otp_expired')
    expect(await openMailedLink(link ?? '')).toContain('access_token=')
    expect(await choosePassword('cold-plunge-43')).toBeNull()
    expect(await signInElsewhere('cold-plunge-43')).toHaveProperty('access_token')
    // The browser that opened the link still has its session in the history.
    expect(await openMailedLink(link ?? '')).toBe('error_code=otp_expired')
  })

  test('too many requests are told to wait, and a server that is down is told from a refusal', async () => {
    const backend = await open({
      GOTRUE_RATE_LIMIT_HEADER: 'x-forwarded-for',
      GOTRUE_RATE_LIMIT_TOKEN_REFRESH: 1,
    })
    onTestFinished(backend.close)
    connect(backend)
    await createAccount(backend)
    const site = await openSite()
    // A burst of 30 is allowed at any time.
    for (let attempt = 0; attempt < 30; attempt++) await signInElsewhere('wrong')
    expect(await site.signIn()).toBe('Request rate limit reached. Wait a minute and try again.')

    await backend.stopAuth()
    // auth-js logs the failed request.
    console.error = () => {}
    expect(await site.signIn()).toMatch(/Check your connection and try again\.$/)
  })
})
