import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, createPath, parsePath, RouterProvider } from 'react-router-dom'
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
import { destinationOf, type SignInState } from './sign-in-state'
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
const recoverCall = `POST recover?redirect_to=${encodeURIComponent(`${window.location.origin}/choose-password`)}`
const endOthersCall = 'POST logout?scope=others'

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

const storedSession = () => localStorage.getItem(storageKey)
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

/** The body of an error that Supabase Auth answers with. */
const refusal = (status: number, error_code?: string, msg?: string) => ({ status, body: { error_code, msg } })
const wrongPassword = refusal(400, 'invalid_credentials', 'Invalid login credentials')
const weakPassword = refusal(422, 'weak_password', 'Password is known to be weak.')
const sessionNotFound = refusal(400, 'refresh_token_not_found', 'Not found')

/** Makes a call fail. auth-js logs every failed fetch. */
function cutNetwork(call: string) {
  vi.mocked(console.error).mockImplementation(() => {})
  answers.set(call, 'no network')
}

const callsTo = (call: string) => fetched.mock.calls.filter(([name]) => name.startsWith(call))

beforeEach(() => {
  answers.clear()
  fetched.mockClear()
  vi.stubGlobal('fetch', stubbedFetch)
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
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
  const staffPages = [paths.dashboard(), paths.equipment()].map((path) => ({ path, element: <Dashboard /> }))
  const router = createMemoryRouter(
    [
      { path: paths.home(), element: <h1>Home</h1> },
      {
        element: <AuthLayout />,
        children: [
          { path: paths.login(), element: <LoginPage /> },
          { path: paths.signup(), element: <SignUpPage /> },
          { path: paths.choosePassword(), element: <ChoosePasswordPage /> },
          { element: <RequireStaff />, children: staffPages },
        ],
      },
    ],
    { initialEntries: [paths.home(), { ...parsePath(address), state }], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Replaces the text of fields, which are given by their labels. */
async function fillIn(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label))
    // As a password manager does. Key by key takes a quarter of the time of these tests.
    if (text) await user.paste(text)
  }
}

async function openLogin() {
  const opened = open(paths.login())
  await heading('Sign in')
  const send = async (Email: string, Password = password) => {
    await fillIn(opened.user, { Email, Password })
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...opened, send }
}

async function openSignUp() {
  const opened = open(paths.signup())
  await heading('Create account')
  const send = async (Email: string, Password = password, confirmation = Password) => {
    await fillIn(opened.user, { Email, Password, 'Confirm password': confirmation })
    await opened.user.click(screen.getByRole('button', { name: 'Create account' }))
  }
  return { ...opened, send }
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

const retry = 'Check your connection and try again.'
const server = (status: number) => `The server answered with status ${status}. Try again in a moment.`
const login = { openForm: openLogin, call: signInCall, button: 'Sign in' }
const signup = { openForm: openSignUp, call: signUpCall, button: 'Create account' }
const unconfirmed = 'Email not confirmed. Open the confirmation link in your email first.'
const limited = 'Request rate limit reached. Wait a minute and try again.'
// With e-mail confirmation on, Supabase does not reveal which addresses exist.
const noIdentities = { status: 200, body: { id: crypto.randomUUID(), email: address, identities: [] } }

test.each<[cause: string, form: typeof login, answer: Answer, message: string]>([
  ['a wrong password at sign-in', login, wrongPassword, 'Invalid login credentials'],
  ['an unconfirmed address', login, refusal(400, 'email_not_confirmed', 'Email not confirmed'), unconfirmed],
  [
    'too many attempts to sign in',
    login,
    refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    limited,
  ],
  ['an error without a message at sign-in', login, refusal(400), 'Failed to sign in'],
  ['a server error', login, refusal(500, 'unexpected_failure', 'Database error'), server(500)],
  ['a gateway error in HTML', login, { status: 502, body: html502 }, server(502)],
  ['no network at sign-in', login, 'no network', `Failed to fetch. ${retry}`],
  ['a weak password', signup, weakPassword, 'Password is known to be weak.'],
  [
    'a registered address',
    signup,
    refusal(422, 'user_already_exists', 'User already registered'),
    'User already registered',
  ],
  ['an error without a message at sign-up', signup, refusal(400), 'Failed to create account'],
  ['a user without identities', signup, noIdentities, 'This email already has an account. Sign in instead.'],
  ['no network at sign-up', signup, 'no network', `Failed to fetch. ${retry}`],
])('%s: the form says what to do and keeps what was typed', async (_, form, answer, message) => {
  if (answer === 'no network') cutNetwork(form.call)
  else answers.set(form.call, answer)
  const { send } = await form.openForm()
  await send(address)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('alert').textContent).not.toMatch(/[<{]/)
  expect(screen.getByLabelText('Email')).toHaveValue(address)
  expect(screen.getByRole('button', { name: form.button })).toBeEnabled()
})

describe('the sign-in page', () => {
  test('refuses an address that is not on the allow-list without asking the backend', async () => {
    const { send } = await openLogin()
    await send(stranger)
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized email address')
    expect(callsTo('POST token')).toEqual([])
  })

  test('sends one request while signing in, ignores capitals and spaces in the address, and opens the dashboard', async () => {
    const answer = hold(signInCall)
    const { send, router } = await openLogin()
    await send(`  ${address.toUpperCase()} `)
    await pressAgain('Signing in...')
    expect(callsTo(signInCall)).toEqual([[signInCall, expect.objectContaining({ email: address, password })]])
    answer({ status: 200, body: sessionOf(address) })
    expect(await heading('Dashboard')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.dashboard())
  })

  test('another attempt clears the message of a failed one', async () => {
    answers.set(signInCall, wrongPassword)
    const { send } = await openLogin()
    await send(address, 'not-the-password')
    await screen.findByRole('alert')
    const answer = hold(signInCall)
    await send(address)
    expect(screen.queryByRole('alert')).toBeNull()
    answer({ status: 200, body: sessionOf(address) })
    expect(await heading('Dashboard')).toBeVisible()
  })
})

describe('a forgotten password', () => {
  const sent =
    'If this address has an account, an email with a link is on its way. Open the link to choose a new password.'
  const forgot = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  const recovering = () => callsTo(recoverCall)

  test('asks for the address first', async () => {
    const { user } = await openLogin()
    await forgot(user)
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(recovering()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([address, stranger])('asks for a mail to %s, once, and says the same', async (email) => {
    const answer = hold(recoverCall)
    const { user } = await openLogin()
    await fillIn(user, { Email: ` ${email.toUpperCase()}` })
    await forgot(user)
    await pressAgain('Sending...')
    expect(recovering()).toEqual([[expect.anything(), expect.objectContaining({ email })]])
    answer({ status: 200, body: {} })
    expect(await screen.findByRole('alert')).toHaveTextContent(sent)
    expect(screen.getByRole('button', { name: 'Forgot your password?' })).toHaveFocus()
  })

  const tooSoon = 'For security purposes, you can only request this after 47 seconds.'
  test.each<[string, Answer, string]>([
    [
      'too soon',
      refusal(429, 'over_email_send_rate_limit', tooSoon),
      `${tooSoon} Wait a minute and try again.`,
    ],
    ['no network', 'no network', `Failed to fetch. ${retry}`],
    ['an error without a message', refusal(400), 'Failed to send the email'],
  ])('%s: says what to do; a sign-in takes that away', async (_, answer, message) => {
    if (answer === 'no network') cutNetwork(recoverCall)
    else answers.set(recoverCall, answer)
    const { user, send } = await openLogin()
    await fillIn(user, { Email: address })
    await forgot(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    answers.set(signInCall, { status: 200, body: sessionOf(address) })
    await send(address)
    await heading('Dashboard')
  })
})

describe('the sign-up page', () => {
  test('checks the allow-list, then the confirmation, then the length, and asks the backend nothing', async () => {
    const { send } = await openSignUp()
    for (const [email, secret, confirmation, message] of [
      [stranger, 'abc', 'abd', 'Only authorized email addresses can sign up'],
      [address, 'abc', 'abd', 'Passwords do not match'],
      [address, 'abcde', 'abcde', 'Password must be at least 6 characters'],
    ] as const) {
      await send(email, secret, confirmation)
      expect(screen.getByRole('alert')).toHaveTextContent(message)
    }
    expect(screen.getByLabelText('Password')).toHaveAttribute('minlength', '6')
    expect(callsTo(signUpCall)).toEqual([])
  })

  test.each(['Email', 'Password', 'Confirm password'] as const)(
    'sends nothing while %s is empty',
    async (label) => {
      const { user } = await openSignUp()
      const { [label]: _, ...rest } = { Email: address, Password: password, 'Confirm password': password }
      await fillIn(user, rest)
      await user.click(screen.getByRole('button', { name: 'Create account' }))
      expect(screen.getByLabelText(label)).toBeInvalid()
      // The browser's own message, not one of ours.
      expect(screen.queryByRole('alert')).toBeNull()
      expect(callsTo(signUpCall)).toEqual([])
      expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled()
    },
  )

  test('sends one request while creating the account, with the name from the allow-list', async () => {
    const answer = hold(signUpCall)
    const { send } = await openSignUp()
    await send(address.toUpperCase())
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
    const { send } = await openSignUp()
    await send(address)
    await heading('Sign in')
    saysCreated()
  })

  test('the sign-in page says so only until it says something else', async () => {
    answers.set(signInCall, wrongPassword)
    const { user } = open(paths.login(), { created: true })
    await heading('Sign in')
    saysCreated()
    await fillIn(user, { Email: address, Password: password })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid login credentials'))
    expect(screen.queryByText(/Account created/)).toBeNull()
  })

  test('without e-mail confirmation, ends the session that sign-up opens', async () => {
    answers.set(signUpCall, { status: 200, body: sessionOf(address) })
    const answer = hold('POST logout?scope=local')
    const { send } = await openSignUp()
    await send(address)
    await waitFor(() => expect(callsTo('POST logout')).toHaveLength(1))
    await pressAgain('Creating account...')
    expect(callsTo(signUpCall)).toHaveLength(1)
    answer({ status: 204, body: '' })
    await heading('Sign in')
    saysCreated()
    expect(screen.queryByText(/Your session ended/)).toBeNull()
    expect(storedSession()).toBeNull()
  })
})

describe('the page that mailed links lead to', () => {
  const encode = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '')
  const tokenOf = (email: string) =>
    `e30.${encode({ email, exp: Math.floor(Date.now() / 1000) + 3600 })}.c2ln`
  /** As hosted projects redirect to the site from the link of a confirmation mail. */
  const linkOf = (email: string) =>
    new URLSearchParams({
      access_token: tokenOf(email),
      expires_in: '3600',
      refresh_token: 'from-the-mail',
      token_type: 'bearer',
      type: 'signup',
    }).toString()
  const link = linkOf(address)

  const usedUp = 'error=access_denied&error_code=otp_expired&error_description=Call+555-0100'

  async function openLink(email = address, state: SignInState = { link }) {
    answers.set(readUserCall, { status: 200, body: sessionOf(email).user })
    answers.set(signInCall, { status: 200, body: sessionOf(email) })
    const opened = open(paths.choosePassword(), state)
    await heading('Choose a password')
    const choose = async (secret: string, confirmation = secret) => {
      await fillIn(opened.user, { 'New password': secret, 'Confirm password': confirmation })
      await opened.user.click(screen.getByRole('button', { name: 'Save password' }))
    }
    return { ...opened, choose }
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
    expect(storedSession()).toBeNull()
    answer({ status: 200, body: sessionOf(address).user })
    await heading('Dashboard')
    expect(callsTo(signInCall)).toEqual([[signInCall, expect.objectContaining({ email: address, password })]])
    expect(callsTo('POST logout')).toEqual([[endOthersCall, null]])
    expect(JSON.parse(storedSession() ?? '')).toMatchObject({ refresh_token: 'refresh' })
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.home())
  })

  test('opens no staff page before a password is saved', async () => {
    const { router } = await openLink()
    await act(() => router.navigate(paths.dashboard()))
    await heading('Sign in')
    expect(storedSession()).toBeNull()
  })

  test('says why a password is refused, and accepts another', async () => {
    answers.set(updateUserCall, weakPassword)
    const { choose } = await openLink()
    await choose(password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Password is known to be weak.')
    expect(storedSession()).toBeNull()
    answers.set(updateUserCall, { status: 200, body: sessionOf(address).user })
    await choose('another-cedar-42')
    await heading('Dashboard')
  })

  describe('with a one-time token', () => {
    const state = { link: 'token_hash=from-the-mail&type=signup' }
    const session = { ...sessionOf(address), access_token: tokenOf(address) }

    test('redeems it once, when a password is saved', async () => {
      answers.set(verifyCall, { status: 200, body: session })
      answers.set(updateUserCall, weakPassword)
      const { choose, router } = await openLink(address, state)
      await choose('abcde')
      expect(fetched).not.toHaveBeenCalled()

      await choose(password)
      expect(await screen.findByRole('alert')).toHaveTextContent('Password is known to be weak.')
      expect(callsTo(verifyCall)).toEqual([
        [verifyCall, expect.objectContaining({ token_hash: 'from-the-mail', type: 'signup' })],
      ])
      expect(storedSession()).toBeNull()
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
      answers.set(verifyCall, refusal(403, 'otp_expired', 'Email link is invalid or has expired'))
      const { choose } = await openLink(address, state)
      await choose(password)
      expect(await screen.findByText('This link has expired or was used before.')).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Choose a password' })).toHaveFocus()
      expect(screen.getByText(/press "Forgot your password\?"/)).toBeVisible()
      expect(callsTo(verifyCall)).toHaveLength(1)
      expect(callsTo(updateUserCall)).toEqual([])
      expect(storedSession()).toBeNull()
    })

    test('keeps it if the server does not answer', async () => {
      cutNetwork(verifyCall)
      const { choose } = await openLink(address, state)
      await choose(password)
      expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection and try again\.$/)
      answers.set(verifyCall, { status: 200, body: session })
      await choose(password)
      await heading('Dashboard')
    })
  })

  test.each([
    ['sign-in', signInCall],
    ['end of the other sessions', endOthersCall],
  ])('a %s that fails is repeated with the next attempt', async (_, call) => {
    const { choose } = await openLink()
    cutNetwork(call)
    await choose(password)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection and try again\.$/)
    answers.delete(call)
    answers.set(signInCall, { status: 200, body: sessionOf(address) })
    answers.set(updateUserCall, refusal(422, 'same_password', 'New password should be different.'))
    await choose(password)
    await heading('Dashboard')
    expect(callsTo(endOthersCall).length).toBeGreaterThan(0)
  })

  test.each([
    [
      'a session that was ended',
      link,
      refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
    ],
    [
      'a token with a bad signature',
      link,
      refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'),
    ],
    ['a token that is none', 'access_token=a.b.c&refresh_token=d', refusal(400)],
    ['half a session', 'access_token=a', refusal(400)],
  ])('%s is a used link, without a word of tokens', async (_, carried, answer) => {
    const { choose } = await openLink(address, { link: carried })
    answers.set(readUserCall, answer)
    await choose(password)
    expect(await screen.findByText('This link has expired or was used before.')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/jwt|session_id|claim/i)
    expect(callsTo(updateUserCall)).toEqual([])
    expect(storedSession()).toBeNull()
  })

  test.each([
    ['a session', link],
    ['a one-time token', `token_hash=from-the-mail&type=signup&email=${encodeURIComponent(address)}`],
    ['a forged link', `token_hash=a&type=signup&email=${encodeURIComponent(`\u202e${address}`)}`],
  ])('names the account of %s', async (_, carried) => {
    await openLink(address, { link: carried })
    expect(screen.getByText(`It replaces any password given for ${address} before.`)).toBeVisible()
    expect(screen.queryByText(/You are signed in as/)).toBeNull()
  })

  test('says that somebody else is signed in', async () => {
    storeSession(sessionOf(address))
    const colleague = staff[1]?.email ?? ''
    await openLink(colleague, { link: linkOf(colleague) })
    expect(screen.getByText(new RegExp(`given for ${colleague} before`))).toBeVisible()
    expect(screen.getByText(/You are signed in as/)).toHaveTextContent(
      `You are signed in as ${address}. Saving a password here signs in the account of this link instead.`,
    )
  })

  test('accepts the current password of the account', async () => {
    answers.set(updateUserCall, refusal(422, 'same_password', 'New password should be different.'))
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
    expect(storedSession()).toBeNull()
  })

  test('asks for a password although somebody is signed in', async () => {
    storeSession(sessionOf(address))
    await openLink()
    expect(screen.getByLabelText('New password')).toBeVisible()
  })

  test.each([
    ['a used link', { link: usedUp }, 'This link has expired or was used before.'],
    ['no link', {}, 'Open the link in your email to choose a password.'],
  ])('with %s, says what to do and shows nothing from the address', async (_, state, says) => {
    await openLink(address, state)
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

  test('a sign-in leads to the requested address, in place of the sign-in page', async () => {
    const requested = `${paths.equipment()}?q=huum&view=7#ids=1,2`
    answers.set(signInCall, { status: 200, body: sessionOf(address) })
    const { router, user } = open(requested)
    await heading('Sign in')
    await fillIn(user, { Email: address, Password: password })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await heading('Dashboard')
    expect(createPath(router.state.location)).toBe(requested)
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.home())
  })

  test.each([
    ['the dashboard', '/dashboard?a=1#b', '/dashboard?a=1#b'],
    ['a screen below it', '/dashboard/equipment?q=1#ids=2', '/dashboard/equipment?q=1#ids=2'],
    ['nothing', undefined, '/dashboard'],
    ['another site', 'https://evil.example/dashboard', '/dashboard'],
    ['another site without its scheme', '//evil.example/dashboard', '/dashboard'],
    ['another site behind a backslash', '/\\evil.example/dashboard', '/dashboard'],
    ['another site behind a tab', '/\t/evil.example/dashboard', '/dashboard'],
    ['an encoded site', '/%2F%2Fevil.example/dashboard', '/dashboard'],
    ['a script', 'javascript:alert(1)', '/dashboard'],
    ['no address', 'https://', '/dashboard'],
    ['a public page', '/about', '/dashboard'],
    ['a page whose name only begins so', '/dashboards', '/dashboard'],
    ['a public page by way of the dashboard', '/dashboard/../about', '/dashboard'],
    ['the same, encoded', '/dashboard/%2e%2E/about', '/dashboard'],
    ['the same, with a backslash', '/dashboard\\..\\about', '/dashboard'],
  ])('a sign-in asked for by %s', (_, from, destination) => {
    expect(destinationOf(from === undefined ? {} : { from })).toBe(destination)
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
    await waitFor(() => expect(storedSession()).toBeNull())
    expect(callsTo('POST logout')).toEqual([['POST logout?scope=global', null]])
    expect(screen.queryByText(/Your session ended/)).toBeNull()
  })
})

describe('the end of a session', () => {
  /** Opens the dashboard for staff whose session is stored. */
  async function openSignedIn(path = paths.dashboard()) {
    const session = sessionOf(address)
    storeSession(session)
    const { user, router } = open(path)
    const button = await screen.findByRole('button', { name: 'Sign out' })
    /** Makes the stored session run out, as while the computer slept. */
    const expire = () => storeSession({ ...session, expires_at: session.expires_at - 7200 })
    return { session, expire, router, user, signOut: () => user.click(button) }
  }

  test('signing out ends the session of this browser only, forgets drafts and leads home', async () => {
    saveDraft('equipment:new', { name: 'Typed' })
    const { signOut } = await openSignedIn()
    await signOut()
    expect(await heading('Home')).toBeVisible()
    expect(callsTo('POST logout')).toEqual([['POST logout?scope=local', null]])
    expect(storedSession()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('signing out renews an expired session first and leads home', async () => {
    const { session, expire, signOut } = await openSignedIn()
    expire()
    answers.set(refreshCall, { status: 200, body: session })
    await signOut()
    await heading('Home')
    expect(callsTo(refreshCall)).toHaveLength(1)
  })

  test('a session is kept if its renewal gets no answer, and the sign-in page says so', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.mocked(console.warn).mockImplementation(() => {})
    storeSession({ ...sessionOf(address, -10), refresh_token: 'unanswered' })
    cutNetwork(refreshCall)
    open(paths.dashboard())
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The server does not answer. You are still signed in/,
    )
    expect(storedSession()).not.toBeNull()
  })

  test('signing out of an ended session is no error and discards the drafts', async () => {
    const { expire, signOut } = await openSignedIn()
    saveDraft('equipment:new', { name: 'Typed' })
    expire()
    answers.set(refreshCall, sessionNotFound)
    await signOut()
    await heading('Home')
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  })

  test('a revoked session leads to the sign-in page, which says so, and keeps drafts', async () => {
    saveDraft('equipment:new', { name: 'Typed' })
    const { router, user } = await openSignedIn(`${paths.equipment()}?view=7`)
    answers.set(refreshCall, sessionNotFound)
    const body = { code: 'PGRST303', message: 'JWT expired' }
    answers.set('GET equipment_catalog?select=id', { status: 401, body })
    const queryFn = () => unwrap(supabase.from('equipment_catalog').select('id'))
    await act(() => queryClient.query({ queryKey: ['revoked'], queryFn }).catch(() => {}))
    await heading('Sign in')
    expect(
      screen.getByText('Your session ended. Your unsaved changes are kept: sign in to go on.'),
    ).toBeVisible()
    expect(hasUnsavedChanges()).toBe(true)
    answers.set(signInCall, { status: 200, body: sessionOf(address) })
    await fillIn(user, { Email: address, Password: password })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await heading('Dashboard')
    expect(createPath(router.state.location)).toBe(`${paths.equipment()}?view=7`)
  })

  test('the sign-in page reports an ended session only once', async () => {
    // Selected rows are not typed work.
    saveDraft('selected', ['an id'])
    const { router } = await openSignedIn()
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
