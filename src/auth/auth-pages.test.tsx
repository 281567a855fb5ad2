import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasUnsavedChanges, saveDraft } from '@/lib/drafts'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { useAuth } from './auth-context'
import { Component as AuthLayout } from './auth-layout'
import { Component as ChoosePasswordPage } from './choose-password-page'
import { Component as LoginPage } from './login-page'
import { Component as RequireStaff } from './require-staff'
import type { SignInState } from './sign-in-state'
import { Component as SignUpPage } from './signup-page'
import { staff } from './staff'

const [founder] = staff
const address = founder?.email ?? ''
const stranger = 'stranger@example.com'
const password = 'warm-cedar-42'

const storageKey = `sb-${window.location.hostname}-auth-token`
const html502 = '<html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>'

const signInCall = 'POST token?grant_type=password'
const refreshCall = 'POST token?grant_type=refresh_token'
const signUpCall = 'POST signup'
const readUserCall = 'GET user'
const updateUserCall = 'PUT user'
const verifyCall = 'POST verify'

type Answer = { status: number; body: unknown } | 'no network'
const answers = new Map<string, Answer | Promise<Answer>>()
const fetched = vi.fn()

const sessionOf = (email: string, secondsLeft = 3600) => ({
  access_token: 'a.b.c',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: secondsLeft,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  user: { id: crypto.randomUUID(), email, aud: 'authenticated', identities: [{}] },
})

const storeSession = (session: unknown) => localStorage.setItem(storageKey, JSON.stringify(session))

/** Calls are named `POST signup`: method, then what follows /v1/. Those without an answer get status 200 and {}. */
async function stubbedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const call = `${init?.method ?? 'GET'} ${String(input).split('/v1/')[1]}`
  fetched(call, typeof init?.body === 'string' ? JSON.parse(init.body) : null)
  const answer = (await answers.get(call)) ?? { status: 200, body: {} }
  if (answer === 'no network') throw new TypeError('Failed to fetch')
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  return new Response(answer.status === 204 ? null : body, { status: answer.status })
}

/** Leaves a call unanswered until the returned function is called. */
function hold(call: string) {
  let release = (_answer: Answer) => {}
  answers.set(call, new Promise<Answer>((resolve) => (release = resolve)))
  return (answer: Answer) => release(answer)
}

const callsTo = (call: string) => fetched.mock.calls.filter(([name]) => name.startsWith(call))

beforeEach(() => {
  answers.clear()
  fetched.mockClear()
  vi.stubGlobal('fetch', stubbedFetch)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

function Dashboard() {
  const { signOut } = useAuth()
  return (
    <>
      <h1>Dashboard</h1>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  )
}

function open(address: string, state?: SignInState) {
  const router = createMemoryRouter(
    [
      { path: paths.home(), element: <h1>Home</h1> },
      {
        element: <AuthLayout />,
        children: [
          { path: paths.login(), element: <LoginPage /> },
          { path: paths.signup(), element: <SignUpPage /> },
          { path: paths.choosePassword(), element: <ChoosePasswordPage /> },
          {
            element: <RequireStaff />,
            children: [paths.dashboard(), paths.equipment()].map((path) => ({
              path,
              element: <Dashboard />,
            })),
          },
        ],
      },
    ],
    { initialEntries: [paths.home(), { ...parsePath(address), state }], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openLogin() {
  const opened = open(paths.login())
  await heading('Sign in')
  return {
    ...opened,
    async signIn(email: string, secret = password) {
      const { user } = opened
      await user.clear(screen.getByLabelText('Email'))
      await user.clear(screen.getByLabelText('Password'))
      await user.type(screen.getByLabelText('Email'), email)
      await user.type(screen.getByLabelText('Password'), secret)
      await user.click(screen.getByRole('button', { name: 'Sign in' }))
    },
  }
}

async function openSignUp() {
  const opened = open(paths.signup())
  await heading('Create account')
  return {
    ...opened,
    async signUp(email: string, secret = password, confirmation = secret) {
      const { user } = opened
      for (const [label, text] of [
        ['Email', email],
        ['Password', secret],
        ['Confirm password', confirmation],
      ] as const) {
        await user.clear(screen.getByLabelText(label))
        await user.type(screen.getByLabelText(label), text)
      }
      await user.click(screen.getByRole('button', { name: 'Create account' }))
    },
  }
}

/** The button of a form that is being sent: out of use but not disabled, which would take focus off it. */
async function pressAgain(name: string) {
  const button = screen.getByRole('button', { name })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
}

describe('the sign-in page', () => {
  test.each([
    [
      'a wrong password',
      400,
      { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      'Invalid login credentials',
    ],
    [
      'an unconfirmed address',
      400,
      { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      'Email not confirmed. Open the confirmation link in your email first.',
    ],
    [
      'too many attempts',
      429,
      { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
      'Request rate limit reached. Wait a minute and try again.',
    ],
    ['an error without a message', 400, {}, 'Failed to sign in'],
    [
      'a server error',
      500,
      { error_code: 'unexpected_failure', msg: 'Database error' },
      'The server answered with status 500. Try again in a moment.',
    ],
    ['a gateway error in HTML', 502, html502, 'The server answered with status 502. Try again in a moment.'],
  ])('says what to do about %s and keeps the form', async (_, status, body, message) => {
    answers.set(signInCall, { status, body })
    const { signIn } = await openLogin()
    await signIn(address)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('alert').textContent).not.toMatch(/[<{]/)
    expect(screen.getByLabelText('Email')).toHaveValue(address)
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })

  test('says what to do without a network', async () => {
    // auth-js logs every failed fetch.
    vi.mocked(console.error).mockImplementation(() => {})
    answers.set(signInCall, 'no network')
    const { signIn } = await openLogin()
    await signIn(address)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch. Check your connection and try again.',
    )
  })

  test('refuses an address that is not on the allow-list without asking the backend', async () => {
    const { signIn } = await openLogin()
    await signIn(stranger)
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized email address')
    expect(callsTo('POST token')).toEqual([])
  })

  test('sends one request while signing in, ignores capitals and spaces in the address, and opens the dashboard', async () => {
    const answer = hold(signInCall)
    const { signIn, router } = await openLogin()
    await signIn(`  ${address.toUpperCase()} `)
    await pressAgain('Signing in...')
    expect(callsTo(signInCall)).toEqual([[signInCall, expect.objectContaining({ email: address, password })]])
    answer({ status: 200, body: sessionOf(address) })
    expect(await heading('Dashboard')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.dashboard())
  })

  test('another attempt clears the message of a failed one', async () => {
    answers.set(signInCall, {
      status: 400,
      body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    })
    const { signIn } = await openLogin()
    await signIn(address, 'not-the-password')
    await screen.findByRole('alert')
    const answer = hold(signInCall)
    await signIn(address)
    expect(screen.queryByRole('alert')).toBeNull()
    answer({ status: 200, body: sessionOf(address) })
    expect(await heading('Dashboard')).toBeVisible()
  })
})

describe('the sign-up page', () => {
  test('checks the allow-list, then the confirmation, then the length, and asks the backend nothing', async () => {
    const { signUp } = await openSignUp()
    await signUp(stranger, 'abc', 'abd')
    expect(screen.getByRole('alert')).toHaveTextContent('Only authorized email addresses can sign up')
    await signUp(address, 'abc', 'abd')
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match')
    await signUp(address, 'abcde')
    expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters')
    expect(screen.getByLabelText('Password')).toHaveAttribute('minlength', '6')
    expect(callsTo(signUpCall)).toEqual([])
  })

  test.each(['Email', 'Password', 'Confirm password'])('sends nothing while %s is empty', async (label) => {
    const { user } = await openSignUp()
    for (const [other, text] of [
      ['Email', address],
      ['Password', password],
      ['Confirm password', password],
    ] as const)
      if (other !== label) await user.type(screen.getByLabelText(other), text)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByLabelText(label)).toBeInvalid()
    // The browser's own message, not one of ours.
    expect(screen.queryByRole('alert')).toBeNull()
    expect(callsTo(signUpCall)).toEqual([])
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
  })

  test.each([
    [
      'a weak password',
      422,
      {
        error_code: 'weak_password',
        msg: 'Password is known to be weak.',
        weak_password: { reasons: ['pwned'] },
      },
      'Password is known to be weak.',
    ],
    [
      'a registered address',
      422,
      { error_code: 'user_already_exists', msg: 'User already registered' },
      'User already registered',
    ],
    ['an error without a message', 400, {}, 'Failed to create account'],
    // With e-mail confirmation on, Supabase does not reveal which addresses exist.
    [
      'a user without identities',
      200,
      { id: crypto.randomUUID(), email: address, identities: [] },
      'This email already has an account. Sign in instead.',
    ],
  ])('says why %s is refused', async (_, status, body, message) => {
    answers.set(signUpCall, { status, body })
    const { signUp } = await openSignUp()
    await signUp(address)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
  })

  test('says what to do without a network', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    answers.set(signUpCall, 'no network')
    const { signUp } = await openSignUp()
    await signUp(address)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection and try again\.$/)
  })

  test('sends one request while creating the account, with the name from the allow-list', async () => {
    const answer = hold(signUpCall)
    const { signUp } = await openSignUp()
    await signUp(address.toUpperCase())
    await pressAgain('Creating account...')
    expect(callsTo(signUpCall)).toEqual([
      [signUpCall, expect.objectContaining({ email: address, data: { full_name: founder?.fullName } })],
    ])
    answer({ status: 400, body: {} })
    await screen.findByRole('alert')
  })

  const saysCreated = () =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Account created successfully! You can now sign in.If you were sent a confirmation link, open it first.',
    )

  test('leads to the sign-in page, which says that the account exists', async () => {
    answers.set(signUpCall, { status: 200, body: sessionOf(address).user })
    const { signUp } = await openSignUp()
    await signUp(address)
    await heading('Sign in')
    saysCreated()
  })

  test('without e-mail confirmation, ends the session that sign-up opens', async () => {
    answers.set(signUpCall, { status: 200, body: sessionOf(address) })
    const answer = hold('POST logout?scope=local')
    const { signUp } = await openSignUp()
    await signUp(address)
    await waitFor(() => expect(callsTo('POST logout')).toHaveLength(1))
    await pressAgain('Creating account...')
    expect(callsTo(signUpCall)).toHaveLength(1)
    answer({ status: 204, body: '' })
    await heading('Sign in')
    saysCreated()
    expect(screen.queryByText(/Your session ended/)).toBeNull()
    expect(localStorage.getItem(storageKey)).toBeNull()
  })
})

describe('the page that mailed links lead to', () => {
  const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 })).replace(/=+$/, '')
  /** As hosted projects redirect to the site from the link of a confirmation mail. */
  const link = new URLSearchParams({
    access_token: `e30.${claims}.c2ln`,
    expires_in: '3600',
    refresh_token: 'from-the-mail',
    token_type: 'bearer',
    type: 'signup',
  }).toString()
  const stored = () => localStorage.getItem(storageKey)

  async function openLink(email = address, state: SignInState = { link }) {
    answers.set(readUserCall, { status: 200, body: sessionOf(email).user })
    const opened = open(paths.choosePassword(), state)
    await heading('Choose a password')
    return {
      ...opened,
      async choose(secret: string, confirmation = secret) {
        for (const [label, text] of [
          ['New password', secret],
          ['Confirm password', confirmation],
        ] as const) {
          await opened.user.clear(screen.getByLabelText(label))
          await opened.user.type(screen.getByLabelText(label), text)
        }
        await opened.user.click(screen.getByRole('button', { name: 'Save password' }))
      },
    }
  }

  test('stores no session before a password is saved', async () => {
    const answer = hold(updateUserCall)
    const { choose, router } = await openLink()
    await choose('warm-cedar-42', 'cold-cedar-42')
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match')
    await choose('abcde')
    expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters')
    expect(fetched).not.toHaveBeenCalled()

    await choose(password)
    await waitFor(() => expect(callsTo(updateUserCall)).toHaveLength(1))
    expect(callsTo(updateUserCall)[0]?.[1]).toMatchObject({ password })
    await pressAgain('Saving...')
    expect(callsTo(updateUserCall)).toHaveLength(1)
    expect(stored()).toBeNull()
    answer({ status: 200, body: sessionOf(address).user })
    await heading('Dashboard')
    expect(JSON.parse(stored() ?? '')).toMatchObject({ refresh_token: 'from-the-mail' })
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.home())
  })

  test('opens no staff page before a password is saved', async () => {
    const { router } = await openLink()
    await act(() => router.navigate(paths.dashboard()))
    await heading('Sign in')
    expect(stored()).toBeNull()
  })

  test('says why a password is refused, and accepts another', async () => {
    const refusal = { error_code: 'weak_password', msg: 'Password is known to be weak.' }
    answers.set(updateUserCall, { status: 422, body: refusal })
    const { choose } = await openLink()
    await choose(password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Password is known to be weak.')
    expect(stored()).toBeNull()
    answers.set(updateUserCall, { status: 200, body: sessionOf(address).user })
    await choose('another-cedar-42')
    await heading('Dashboard')
  })

  describe('with a one-time token', () => {
    const state = { link: 'token_hash=from-the-mail&type=signup' }
    const session = { ...sessionOf(address), access_token: new URLSearchParams(link).get('access_token') }

    test('redeems it once, when a password is saved', async () => {
      answers.set(verifyCall, { status: 200, body: session })
      const refusal = { error_code: 'weak_password', msg: 'Password is known to be weak.' }
      answers.set(updateUserCall, { status: 422, body: refusal })
      const { choose, router } = await openLink(address, state)
      await choose('abcde')
      expect(fetched).not.toHaveBeenCalled()

      await choose(password)
      expect(await screen.findByRole('alert')).toHaveTextContent('Password is known to be weak.')
      expect(callsTo(verifyCall)).toEqual([
        [verifyCall, expect.objectContaining({ token_hash: 'from-the-mail', type: 'signup' })],
      ])
      expect(stored()).toBeNull()
      // What a reload reads.
      expect(router.state.location.state.link).not.toContain('from-the-mail')
      answers.set(updateUserCall, { status: 200, body: session.user })
      await choose('another-cedar-42')
      await heading('Dashboard')
      expect(callsTo(verifyCall)).toHaveLength(1)
      expect(router.state.location.state).toBeNull()
      await act(() => router.navigate(-1))
      expect(router.state.location.pathname).toBe(paths.home())
    })

    test('that has expired or was used before is refused with advice', async () => {
      const refusal = { error_code: 'otp_expired', msg: 'Email link is invalid or has expired' }
      answers.set(verifyCall, { status: 403, body: refusal })
      const { choose } = await openLink(address, state)
      await choose(password)
      expect(await screen.findByText('This link has expired or was used before.')).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Choose a password' })).toHaveFocus()
      expect(screen.getByText(/can send you a password recovery/)).toBeVisible()
      expect(callsTo(verifyCall)).toHaveLength(1)
      expect(callsTo(updateUserCall)).toEqual([])
      expect(stored()).toBeNull()
    })

    test('keeps it if the server does not answer', async () => {
      // auth-js logs every failed fetch.
      vi.mocked(console.error).mockImplementation(() => {})
      answers.set(verifyCall, 'no network')
      const { choose } = await openLink(address, state)
      await choose(password)
      expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection and try again\.$/)
      answers.set(verifyCall, { status: 200, body: session })
      await choose(password)
      await heading('Dashboard')
    })
  })

  test('accepts the current password of the account', async () => {
    const refusal = { error_code: 'same_password', msg: 'New password should be different.' }
    answers.set(updateUserCall, { status: 422, body: refusal })
    const { choose } = await openLink()
    await choose(password)
    await heading('Dashboard')
  })

  test('ends the session of an address that is not on the allow-list', async () => {
    const { choose } = await openLink(stranger)
    await choose(password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized email address')
    expect(callsTo('POST logout')).toEqual([['POST logout?scope=global', null]])
    expect(callsTo(updateUserCall)).toEqual([])
    expect(stored()).toBeNull()
  })

  test('asks for a password although somebody is signed in', async () => {
    storeSession(sessionOf(address))
    await openLink()
    expect(screen.getByLabelText('New password')).toBeVisible()
  })

  test.each([
    [
      'a link that is used up',
      'error=access_denied&error_code=otp_expired&error_description=Call+555-0100',
      'This link has expired or was used before.',
    ],
    ['no link', undefined, 'Open the link in your email to choose a password.'],
  ])('with %s, says what to do and shows nothing from the address', async (_, carried, says) => {
    await openLink(address, carried ? { link: carried } : {})
    expect(screen.getByText(says)).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.queryByText(/555/)).toBeNull()
  })

  test('without a link, signed-in staff are redirected to the dashboard', async () => {
    storeSession(sessionOf(address))
    open(paths.choosePassword())
    await heading('Dashboard')
  })
})

describe('the guard', () => {
  test('redirects visitors to the sign-in page, replaces the history entry and keeps the requested address', async () => {
    const { router } = open(`${paths.equipment()}?view=7#ids=1`)
    await heading('Sign in')
    expect(router.state.location.state).toMatchObject({ from: `${paths.equipment()}?view=7#ids=1` })
    expect(screen.queryByText(/Your session ended/)).toBeNull()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.home())
  })

  test('treats an unreadable stored session as none', async () => {
    storeSession({ nothing: 'of use' })
    open(paths.dashboard())
    expect(await heading('Sign in')).toBeVisible()
  })

  test('shows Loading... until the session is known', async () => {
    storeSession(sessionOf(address, 10))
    const answer = hold(refreshCall)
    open(paths.dashboard())
    expect(screen.getByText('Loading...')).toBeVisible()
    await waitFor(() => expect(callsTo(refreshCall)).toHaveLength(1))
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
    answer({ status: 200, body: sessionOf(address) })
    expect(await heading('Dashboard')).toBeVisible()
  })

  test.each([paths.login(), paths.signup()])(
    'redirects signed-in staff from %s to the dashboard, in place of the history entry',
    async (path) => {
      storeSession(sessionOf(address))
      const { router } = open(path)
      await heading('Dashboard')
      await act(() => router.navigate(-1))
      expect(router.state.location.pathname).toBe(paths.home())
    },
  )

  test('signs out the stored session of an address that is not on the allow-list, everywhere', async () => {
    storeSession(sessionOf(stranger))
    open(paths.dashboard())
    await heading('Sign in')
    expect(screen.getByRole('alert')).toHaveTextContent('Unauthorized email address')
    await waitFor(() => expect(localStorage.getItem(storageKey)).toBeNull())
    expect(callsTo('POST logout')).toEqual([['POST logout?scope=global', null]])
    expect(screen.queryByText(/Your session ended/)).toBeNull()
  })
})

describe('the end of a session', () => {
  test('signing out ends the session of this browser only, forgets drafts and leads home', async () => {
    storeSession(sessionOf(address))
    saveDraft('equipment:new', { name: 'Typed' })
    const { user } = open(paths.dashboard())
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await heading('Home')).toBeVisible()
    expect(callsTo('POST logout')).toEqual([['POST logout?scope=local', null]])
    expect(localStorage.getItem(storageKey)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('signing out renews an expired session first and leads home', async () => {
    const session = sessionOf(address)
    storeSession(session)
    const { user } = open(paths.dashboard())
    const signOut = await screen.findByRole('button', { name: 'Sign out' })
    // It ran out while the computer slept.
    storeSession({ ...session, expires_at: session.expires_at - 3600 })
    answers.set(refreshCall, { status: 200, body: session })
    await user.click(signOut)
    await heading('Home')
    expect(callsTo(refreshCall)).toHaveLength(1)
  })

  test('a session is kept if its renewal gets no answer, and the sign-in page says so', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    // auth-js logs every failed attempt.
    vi.mocked(console.error).mockImplementation(() => {})
    vi.mocked(console.warn).mockImplementation(() => {})
    storeSession({ ...sessionOf(address, -10), refresh_token: 'unanswered' })
    answers.set(refreshCall, 'no network')
    open(paths.dashboard())
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The server does not answer. You are still signed in/,
    )
    expect(localStorage.getItem(storageKey)).not.toBeNull()
  })

  test('signing out of an ended session is no error and discards the drafts', async () => {
    const session = sessionOf(address)
    storeSession(session)
    const { user } = open(paths.dashboard())
    const signOut = await screen.findByRole('button', { name: 'Sign out' })
    saveDraft('equipment:new', { name: 'Typed' })
    storeSession({ ...session, expires_at: session.expires_at - 7200 })
    answers.set(refreshCall, {
      status: 400,
      body: { error_code: 'refresh_token_not_found', msg: 'Not found' },
    })
    await user.click(signOut)
    await heading('Home')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  })

  test('a revoked session leads to the sign-in page, which says so, and keeps drafts', async () => {
    storeSession(sessionOf(address))
    saveDraft('equipment:new', { name: 'Typed' })
    const { router } = open(`${paths.equipment()}?view=7`)
    await heading('Dashboard')
    answers.set(refreshCall, {
      status: 400,
      body: { error_code: 'refresh_token_not_found', msg: 'Not found' },
    })
    answers.set('GET equipment_catalog?select=id', {
      status: 401,
      body: { code: 'PGRST303', message: 'JWT expired' },
    })
    const queryFn = () => unwrap(supabase.from('equipment_catalog').select('id'))
    await act(() => queryClient.query({ queryKey: ['revoked'], queryFn }).catch(() => {}))
    await heading('Sign in')
    expect(
      screen.getByText('Your session ended. Your unsaved changes are kept: sign in to go on.'),
    ).toBeVisible()
    expect(router.state.location.state).toMatchObject({ from: `${paths.equipment()}?view=7` })
    expect(hasUnsavedChanges()).toBe(true)
  })

  test('the sign-in page reports an ended session only once', async () => {
    storeSession(sessionOf(address))
    // Rows that were selected are nothing typed.
    saveDraft('selected', ['an id'])
    const { router } = open(paths.dashboard())
    await heading('Dashboard')
    // As when another tab signs out: the client of this tab reports SIGNED_OUT without a request of its own.
    await act(() => supabase.auth.signOut({ scope: 'local' }))
    // Nothing was typed in a form, so nothing is said to be kept.
    await screen.findByText('Your session ended.')
    await act(() => router.navigate(paths.login()))
    expect(screen.queryByText(/Your session ended/)).toBeNull()
  })
})

test('useAuth outside its provider throws', () => {
  // React reports the error it rethrows.
  vi.mocked(console.error).mockImplementation(() => {})
  expect(() => render(<Dashboard />)).toThrow('useAuth must be used within an AuthProvider')
})
