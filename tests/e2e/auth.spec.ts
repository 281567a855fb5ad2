import type { Page } from 'playwright/test'
import { createSession, founder, operations, password } from './accounts.ts'
import { answer, calls, hold, html502, nextCall } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

async function fillSignUp(page: Page, email: string, first: string, second = first) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(first)
  await page.getByLabel('Confirm password').fill(second)
}

async function signUp(page: Page, email: string, first: string, second = first) {
  await fillSignUp(page, email, first, second)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing up, then signing in opens the dashboard', async ({ page, server }) => {
  await server.backend.query('delete from auth.users where email = $1', [founder])
  await page.goto('/signup')
  await signUp(page, founder, password)
  await expect(page).toHaveURL('/login')
  const notice = page.getByText('Account created successfully! You can now sign in.', { exact: true })
  await expect(notice).toBeVisible()
  await signIn(page, founder)
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByText(founder)).toBeVisible()
  await expect(page.getByText('Administrator')).toBeVisible()
})

test('signing up opens no session and stores the staff name', async ({ page, server }) => {
  await server.backend.query('delete from auth.users where email = $1', [operations])
  await page.goto('/signup')
  await signUp(page, operations, password)
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  const [user] = await server.backend.query(
    `select raw_user_meta_data ->> 'full_name' as name from auth.users where email = $1`,
    [operations],
  )
  expect(user).toEqual({ name: 'Operations' })
})

test('sign-up refuses in order: address, then mismatch, then length', async ({ page }) => {
  await page.goto('/signup')
  const alert = page.getByRole('alert')
  await signUp(page, 'stranger@example.com', 'abc', 'abd')
  await expect(alert).toHaveText('Only authorized email addresses can sign up')
  await signUp(page, founder, 'abc', 'abd')
  await expect(alert).toHaveText('Passwords do not match')
  await signUp(page, founder, 'abcde')
  await expect(alert).toHaveText('Password must be at least 6 characters')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('minlength', '6')
})

test('empty fields are pointed at and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent.filter((url) => url.includes('/auth/v1/'))).toEqual([])
})

test('an existing account is told to sign in', async ({ page, server, allowConsole }) => {
  allowConsole(failedRequest)
  await createSession(server, founder)
  await page.goto('/signup')
  await signUp(page, founder, password)
  await expect(page.getByRole('alert')).toContainText('already')
  await expect(page).toHaveURL('/signup')

  // With confirmation on, a hosted project answers with a made-up user without identities.
  await answer(page, 'POST', calls.signUp, 200, { id: crypto.randomUUID(), email: founder, identities: [] })
  await signUp(page, founder, password)
  await expect(page.getByRole('alert')).toHaveText('This email already has an account. Sign in instead.')
})

test('both forms say what they are doing and cannot be sent twice', async ({ page, server }) => {
  await createSession(server, founder)
  const releaseSignUp = await hold(page, 'POST', calls.signUp)
  await page.goto('/signup')
  await signUp(page, founder, password)
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  const release = await hold(page, 'POST', calls.signIn)
  await page.goto('/login')
  await signIn(page, founder)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL(/\/dashboard/)
  releaseSignUp()
})

test('a wrong password is refused with the reason', async ({ page, server, allowConsole }) => {
  allowConsole(failedRequest)
  await createSession(server, founder)
  await page.goto('/login')
  await signIn(page, founder, 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await signIn(page, founder)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('an address that is not staff is refused without asking the backend', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/login')
  await signIn(page, 'stranger@example.com')
  await expect(page.getByRole('alert')).toHaveText('Unauthorized email address')
  expect(sent.filter((url) => calls.signIn.test(url))).toEqual([])
})

test('capitals and spaces in an address do not matter', async ({ page, server }) => {
  await createSession(server, founder)
  await page.goto('/login')
  const call = nextCall(page, 'POST', calls.signIn)
  await signIn(page, '  Founder@EXAMPLE.com ')
  expect((await call).postDataJSON()).toMatchObject({ email: founder })
  await expect(page).toHaveURL(/\/dashboard/)
})

const signInFaults = [
  {
    what: 'an unconfirmed address',
    status: 400,
    body: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    says: 'Email not confirmed. Open the confirmation link in your mail first.',
  },
  {
    what: 'too many attempts',
    status: 429,
    body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    says: 'Request rate limit reached. Wait a minute and try again.',
  },
  { what: 'an error without a text', status: 400, body: {}, says: 'Failed to sign in' },
  {
    what: 'a server error',
    status: 500,
    body: { code: 500, error_code: 'unexpected_failure', msg: 'Database error' },
    says: /Try again in a moment\.$/,
  },
  { what: 'a gateway error in HTML', status: 502, body: html502, says: /Try again in a moment\.$/ },
]

for (const { what, status, body, says } of signInFaults) {
  test(`sign-in says what to do about ${what}`, async ({ page, allowConsole }) => {
    allowConsole(failedRequest)
    await answer(page, 'POST', calls.signIn, status, body)
    await page.goto('/login')
    await signIn(page, founder)
    await expect(page.getByRole('alert')).toHaveText(says)
    await expect(page.getByRole('alert')).not.toContainText(/[<{]/)
    await expect(page.getByLabel('Email')).toHaveValue(founder)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })
}

test('both forms say what to do without a network', async ({ page, context, allowConsole }) => {
  allowConsole(failedRequest)
  // auth-js writes down every fetch that fails.
  allowConsole(/^TypeError: Failed to fetch/)
  await page.goto('/login')
  await context.setOffline(true)
  await signIn(page, founder)
  await expect(page.getByRole('alert')).toHaveText(/Check your connection and try again\.$/)
  await context.setOffline(false)
  await page.goto('/signup')
  await context.setOffline(true)
  await signUp(page, founder, password)
  await expect(page.getByRole('alert')).toHaveText(/Check your connection and try again\.$/)
})

test('sign-up shows why the backend refused', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await page.goto('/signup')
  const weak = 'Password is known to be weak and easy to guess, please choose a different one.'
  await answer(page, 'POST', calls.signUp, 422, {
    code: 422,
    error_code: 'weak_password',
    msg: weak,
    weak_password: { reasons: ['pwned'] },
  })
  await signUp(page, founder, 'password')
  await expect(page.getByRole('alert')).toHaveText(weak)
  await answer(page, 'POST', calls.signUp, 400, {})
  await signUp(page, founder, password)
  await expect(page.getByRole('alert')).toHaveText('Failed to create account')
})
