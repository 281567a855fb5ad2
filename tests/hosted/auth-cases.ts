import { renderHook, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuth } from '@/auth/auth-context'
import { AuthProvider } from '@/auth/auth-layout'
import { accountOf, choosePassword, openLink } from '@/auth/choose-password'
import { signUp } from '@/auth/sign-up'
import { paths } from '@/lib/paths'
import { supabase } from '@/lib/supabase/client'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { storageKey } from '../e2e/accounts.ts'
import { founder, jwtSecret, outsider, password, sign } from '../policies/actors.ts'
import { askBackend, muteBackend } from '../screens/network.ts'

/** Auth and database of a project, migrated, with the test staff on its allow-list. */
export type AuthBackend = Pick<Backend, 'fetch' | 'query' | 'close'> & {
  /** The newest mail, as text, if any was sent. */
  newestMail?: () => string | undefined
}

type Options = {
  /** Whether sign-up sends a confirmation link, as config.toml wants it, or counts every address as confirmed. */
  confirms: boolean
  open(): Promise<AuthBackend>
}

/** Every call of the running test with its answer: `POST signup 422 weak_password`. */
const answers: string[] = []
const lastAnswer = () => answers.at(-1)

/** The global `fetch` is this backend from now on. */
export function connect(backend: Pick<Backend, 'fetch'>): void {
  vi.stubGlobal('fetch', async (input: string | URL, { signal, ...init }: RequestInit = {}) => {
    const url = new URL(input, window.location.origin)
    const answer = await askBackend(backend, new Request(url, init))
    const body = answer.ok ? {} : await answer.clone().json()
    const call = `${init.method ?? 'GET'} ${url.href.split('/v1/')[1]} ${answer.status}`
    // AuthProvider asks this by itself whenever a session begins.
    if (!call.includes('rpc/caller_is_staff')) answers.push([call, body.code].filter(Boolean).join(' '))
    return answer
  })
}

/** The link of the newest mail, which is quoted-printable HTML. */
export function mailedLink({ newestMail }: AuthBackend): string {
  const html = (newestMail?.() ?? '')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&')
  return /href="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** The part of the newest mail's link after `#`. */
const carriedLink = (backend: AuthBackend) => mailedLink(backend).split('#')[1] ?? ''

/** Signs up, and where a confirmation link is sent chooses the password again. */
export async function createAccount(backend: AuthBackend, email = founder): Promise<void> {
  expect(await signUp(email, password)).toBeNull()
  if (!backend.newestMail?.()) return
  const { email: _, ...token } = Object.fromEntries(new URLSearchParams(carriedLink(backend)))
  const { access_token } = await elsewhere('POST', 'verify', token)
  await elsewhere('PUT', 'user', { password }, access_token)
}

type Session = { access_token: string; refresh_token: string; expires_at: number }

/** Another browser of the same person: calls that bypass the site's client. */
async function elsewhere(
  method: string,
  path: string,
  body: object | null,
  token?: string,
): Promise<Session> {
  const headers = {
    apikey: publishableKey,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
  }
  const answer = await fetch(`/auth/v1/${path}`, {
    method,
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    body: body && JSON.stringify(body),
  })
  return JSON.parse((await answer.text()) || '{}')
}

export const signInElsewhere = (secret = password) =>
  elsewhere('POST', 'token?grant_type=password', { email: founder, password: secret })
const refreshElsewhere = ({ refresh_token }: Session) =>
  elsewhere('POST', 'token?grant_type=refresh_token', { refresh_token })

/** The site's own context in this browser. */
export async function openSite() {
  const { result } = renderHook(useAuth, { wrapper: AuthProvider })
  await waitFor(() => expect(result.current.loading).toBe(false))
  return {
    auth: () => result.current,
    /** Resolves to the text shown, or null. */
    signIn: async (secret = password) => (await result.current.signIn(founder, secret))?.message ?? null,
    isSignedIn: () => waitFor(() => expect(result.current.session).not.toBeNull()),
    isSignedOut: () => waitFor(() => expect(result.current.session).toBeNull()),
  }
}

/** The session that this browser stores. */
const stored = (): Session => JSON.parse(localStorage.getItem(storageKey(window.location.origin)) ?? '{}')

/** This browser finds its access token expired, as after an hour's sleep. */
function expire(change: Partial<Session> = {}): void {
  const expired = { ...stored(), expires_at: 1, ...change }
  localStorage.setItem(storageKey(window.location.origin), JSON.stringify(expired))
}

/** Cases that hold for every server: the site's own auth code, its requests, its sentences and the answers. */
export function describeAuth(name: string, { confirms, open }: Options): void {
  describe(name, () => {
    let backend: AuthBackend
    beforeAll(async () => {
      backend = await open()
    })
    afterAll(() => backend?.close())
    beforeEach(async () => {
      connect(backend)
      muteBackend()
      await supabase.auth.signOut({ scope: 'local' })
      await backend.query('delete from auth.users')
      await backend.query(
        `insert into private.staff_allow_list values ('${founder}', 'Founder') on conflict do nothing`,
      )
      answers.length = 0
    })

    /** This browser with a session of the site's own client. */
    async function openSignedIn() {
      const site = await openSite()
      await site.signIn()
      await site.isSignedIn()
      return site
    }

    /** Makes refresh tokens older than the ten seconds in which Supabase Auth accepts any used one again. */
    const age = () =>
      backend.query(`update auth.refresh_tokens set updated_at = updated_at - interval '1 minute'`)

    test('sign-up of a listed address creates its account, with the name on the list', async () => {
      expect(await signUp(founder, password)).toBeNull()
      expect(answers).toEqual(
        confirms ? ['POST signup 200'] : ['POST signup 200', 'POST logout?scope=local 204'],
      )
      expect(
        await backend.query(
          `select email, raw_user_meta_data ->> 'full_name' as name, email_confirmed_at is not null as confirmed from auth.users`,
        ),
      ).toEqual([{ email: founder, name: 'Founder', confirmed: !confirms }])
    })

    test('sign-up of any other address is refused with the sentence of the hook', async () => {
      expect(await signUp(outsider, password)).toEqual(
        new Error('Only authorized email addresses can sign up'),
      )
      expect(answers).toEqual(['POST signup 403 unknown'])
      await elsewhere('POST', 'otp', { email: outsider, create_user: true })
      expect(lastAnswer()).toBe('POST otp 403 unknown')
      expect(await backend.query('select from auth.users')).toEqual([])
    })

    test('sign-up with a weak password', async () => {
      expect(await signUp(founder, '12345')).toEqual(new Error('Password should be at least 6 characters.'))
      expect(answers).toEqual(['POST signup 422 weak_password'])
    })

    test('sign-up of an existing account', async () => {
      await createAccount(backend)
      const text = confirms
        ? 'This email already has an account. Sign in instead.'
        : 'User already registered'
      expect(await signUp(founder, password)).toEqual(new Error(text))
      expect(lastAnswer()).toBe(confirms ? 'POST signup 200' : 'POST signup 422 user_already_exists')
    })

    if (confirms) describeConfirmation(() => backend)

    test('sign-in of an unconfirmed address', async () => {
      await createAccount(backend)
      await backend.query('update auth.users set email_confirmed_at = null')
      const site = await openSite()
      expect(await site.signIn()).toBe('Email not confirmed. Open the confirmation link in your email first.')
      expect(lastAnswer()).toBe('POST token?grant_type=password 400 email_not_confirmed')
    })

    test('sign-in with a wrong password, and without an account', async () => {
      const site = await openSite()
      expect(await site.signIn()).toBe('Invalid login credentials')
      await createAccount(backend)
      expect(await site.signIn('wrong')).toBe('Invalid login credentials')
      expect(lastAnswer()).toBe('POST token?grant_type=password 400 invalid_credentials')
    })

    test('sign-in opens a session of an hour', async () => {
      await createAccount(backend)
      const site = await openSite()
      expect(await site.signIn()).toBeNull()
      await site.isSignedIn()
      expect(lastAnswer()).toBe('POST token?grant_type=password 200')
      expect(site.auth().session).toMatchObject({ expires_in: 3600, token_type: 'bearer' })
      expect(site.auth().user).toMatchObject({
        email: founder,
        role: 'authenticated',
        user_metadata: { full_name: 'Founder' },
        identities: [{ provider: 'email' }],
      })
    })

    test('a refresh replaces the tokens; the one before still works, an older one ends the session', async () => {
      await createAccount(backend)
      const site = await openSignedIn()
      const oldest = stored()
      expire()
      await supabase.auth.getSession()
      const successor = stored()
      expect(successor.refresh_token).not.toBe(oldest.refresh_token)
      // As after an answer that got lost.
      expect(await refreshElsewhere(oldest)).toMatchObject({ refresh_token: successor.refresh_token })
      expire()
      await supabase.auth.getSession()
      await age()

      expire({ refresh_token: oldest.refresh_token })
      const { error } = await supabase.auth.getSession()
      expect(error?.message).toBe('Invalid Refresh Token: Already Used')
      expect(lastAnswer()).toBe('POST token?grant_type=refresh_token 400 refresh_token_already_used')
      await site.isSignedOut()
    })

    test('two tabs that refresh at once both go on as the person', async () => {
      await createAccount(backend)
      const site = await openSite()
      await site.signIn()
      // auth-js warns of two clients with one storage, which are the point here.
      console.warn = () => {}
      // The query makes it a module of its own. Resetting all modules would give later test files a second toaster.
      const copy: string = '/src/lib/supabase/client.ts?other-tab'
      const { supabase: otherTab }: { supabase: typeof supabase } = await import(copy)
      expire()
      answers.length = 0
      const read = (tab: typeof supabase) => tab.from('equipment_catalog').select('id')
      await Promise.all([read(supabase), read(otherTab)])
      const [refresh, list] = [
        'POST token?grant_type=refresh_token 200',
        'GET equipment_catalog?select=id 200',
      ]
      expect(answers.sort()).toEqual([list, list, refresh, refresh])
      await age()
      for (const tab of [otherTab, supabase]) {
        expire()
        expect((await tab.auth.getSession()).error).toBeNull()
      }
      await otherTab.auth.stopAutoRefresh()
    })

    test('a local sign-out ends this session only', async () => {
      await createAccount(backend)
      const other = await signInElsewhere()
      const site = await openSignedIn()
      const { access_token } = stored()
      expect(await site.auth().signOut()).toBeNull()
      await site.isSignedOut()
      expect(lastAnswer()).toBe('POST logout?scope=local 204')
      await elsewhere('GET', 'user', null, access_token)
      expect(lastAnswer()).toBe('GET user 403 session_not_found')
      await refreshElsewhere(other)
      expect(lastAnswer()).toBe('POST token?grant_type=refresh_token 200')
    })

    test('a global sign-out elsewhere ends this session at its next refresh', async () => {
      await createAccount(backend)
      const other = await signInElsewhere()
      const site = await openSignedIn()
      await elsewhere('POST', 'logout?scope=global', null, other.access_token)
      expect(lastAnswer()).toBe('POST logout?scope=global 204')
      expire()
      await supabase.auth.getSession()
      expect(lastAnswer()).toBe('POST token?grant_type=refresh_token 400 refresh_token_not_found')
      await site.isSignedOut()
    })

    test('a password changed elsewhere ends this session and not the one that changed it', async () => {
      await createAccount(backend)
      const other = await signInElsewhere()
      const site = await openSignedIn()
      await elsewhere('PUT', 'user', { password: 'cold-plunge-43' }, other.access_token)
      expect(lastAnswer()).toBe('PUT user 200')
      await refreshElsewhere(other)
      expect(lastAnswer()).toBe('POST token?grant_type=refresh_token 200')
      expire()
      await supabase.auth.getSession()
      expect(lastAnswer()).toBe('POST token?grant_type=refresh_token 400 refresh_token_not_found')
      await site.isSignedOut()
      expect(await site.signIn()).toBe('Invalid login credentials')
      expect(await site.signIn('cold-plunge-43')).toBeNull()
    })

    test('a link with a session chooses one password, and its session ends with that', async () => {
      await createAccount(backend)
      const { access_token, refresh_token } = await signInElsewhere()
      const link = new URLSearchParams({ access_token, refresh_token }).toString()
      expect(accountOf(link)).toBe(founder)
      expect(await openLink(link)).toBe(link)
      expect(await choosePassword('cold-plunge-43')).toBeNull()
      expect((await supabase.auth.getSession()).data.session?.user.email).toBe(founder)

      expect(await openLink(link)).toBe('error_code=otp_expired')
      await elsewhere('PUT', 'user', { password: 'chosen-by-a-stranger' }, access_token)
      expect(lastAnswer()).toBe('PUT user 403 session_not_found')
      await elsewhere('POST', 'token?grant_type=refresh_token', { refresh_token })
      expect(lastAnswer()).toBe('POST token?grant_type=refresh_token 400 refresh_token_not_found')
      expect(await signInElsewhere('cold-plunge-43')).toHaveProperty('access_token')
      expect((await supabase.auth.getUser()).error).toBeNull()
    })

    test('an address taken off the list keeps its session, which the policies then refuse', async () => {
      await createAccount(backend)
      const site = await openSite()
      await site.signIn()
      await backend.query('delete from private.staff_allow_list where email = $1', [founder])
      expire()
      expect((await supabase.from('equipment_catalog').insert({ name: 'Bench' })).status).toBe(403)
      expect(answers.slice(-2)).toEqual([
        'POST token?grant_type=refresh_token 200',
        'POST equipment_catalog 403 42501',
      ])
      expect(await site.signIn()).toBeNull()
      await backend.query('delete from auth.users')
      expect(await signUp(founder, password)).toEqual(
        new Error('Only authorized email addresses can sign up'),
      )
    })
  })
}

/** The cases of a server that sends confirmation links. */
function describeConfirmation(backend: () => AuthBackend): void {
  test('a second sign-up before confirming has to wait a minute', async () => {
    await signUp(founder, password)
    expect((await signUp(founder, password))?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\. Wait a minute and try again\.$/,
    )
    expect(lastAnswer()).toBe('POST signup 429 over_email_send_rate_limit')
  })

  const isConfirmed = async () =>
    (await backend().query('select from auth.users where email_confirmed_at is not null')).length === 1
  const signIn = (secret: string) => supabase.auth.signInWithPassword({ email: founder, password: secret })

  test('the link of the mail is of the site; however often it is opened, nothing is confirmed', async () => {
    await signUp(founder, password)
    const link = mailedLink(backend())
    expect(link).toMatch(
      new RegExp(
        `^${window.location.origin}${paths.choosePassword()}#token_hash=\\w+&type=signup&email=founder(@|%40)example\\.com$`,
      ),
    )
    for (const _ of ['a mail provider', 'its reader']) await backend().fetch(new Request(link))
    expect(await isConfirmed()).toBe(false)
    expect(await openLink(carriedLink(backend()))).toContain('access_token=')
    expect(await isConfirmed()).toBe(true)
  })

  test('the reader of the mail chooses another password than at sign-up, once', async () => {
    await signUp(founder, password)
    expect(await openLink(carriedLink(backend()))).toContain('access_token=')
    expect((await signIn(password)).error?.code).toBe('invalid_credentials')
    expect(await choosePassword('cold-plunge-43')).toBeNull()
    expect((await supabase.auth.getSession()).data.session?.user.email).toBe(founder)
    expect(await openLink(carriedLink(backend()))).toBe('error_code=otp_expired')
    expect(lastAnswer()).toBe('POST verify 403 otp_expired')
    expect((await signIn(password)).error?.code).toBe('invalid_credentials')
    expect((await signIn('cold-plunge-43')).error).toBeNull()
  })

  test('the link of a password recovery is alike, and takes the place of a link whose answer was lost', async () => {
    await signUp(founder, password)
    await openLink(carriedLink(backend()))
    await elsewhere('POST', 'recover', { email: founder })
    expect(mailedLink(backend())).toMatch(/#token_hash=\w+&type=recovery&email=founder(@|%40)example\.com$/)
    expect(accountOf(carriedLink(backend()))).toBe(founder)
    await openLink(carriedLink(backend()))
    expect(await choosePassword('cold-plunge-43')).toBeNull()
    expect(await openLink(carriedLink(backend()))).toBe('error_code=otp_expired')
    expect((await signIn('cold-plunge-43')).error).toBeNull()
  })

  test('an account that the owner of the project adds, confirmed and with a password, needs no mail', async () => {
    const newestBefore = backend().newestMail?.()
    const owner = sign({ role: 'service_role', exp: Math.floor(Date.now() / 1000) + 60 }, jwtSecret)
    await elsewhere('POST', 'admin/users', { email: founder, password, email_confirm: true }, owner)
    expect((await signIn(password)).error).toBeNull()
    expect(backend().newestMail?.()).toBe(newestBefore)
  })
}
