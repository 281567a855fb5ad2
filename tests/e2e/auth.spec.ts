import type { Page } from 'playwright/test'
import { createSession, operations, password } from './accounts.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// What the two forms say, field by field and error by error: src/auth/auth-pages.test.tsx.

async function signUp(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const chosenPassword = 'chosen-by-the-reader'

/** On the page that mailed links lead to. */
async function savePassword(page: Page) {
  await page.getByLabel('New password').fill(chosenPassword)
  await page.getByLabel('Confirm password').fill(chosenPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
}

test('signing up stores the staff name and opens no session; signing in opens the dashboard', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await server.backend.query('delete from auth.users where email = $1', [operations])
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await signUp(page, operations)
  await expect(page).toHaveURL('/login')
  await expect(
    page.getByText('Account created successfully! You can now sign in.', { exact: true }),
  ).toBeVisible()
  const [user] = await server.backend.query(
    `select raw_user_meta_data ->> 'full_name' as name from auth.users where email = $1`,
    [operations],
  )
  expect(user).toEqual({ name: 'Operations' })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await signIn(page, operations, 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await signIn(page, operations)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByText(operations)).toBeVisible()

  await page.goto('/signup')
  await expect(page).toHaveURL('/dashboard')
})

test('who opens the confirmation link chooses the password; one that a stranger chose before is void', async ({
  page,
  context,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const { query } = server.backend
  const forget = () => query('delete from auth.users where email = $1', [operations])
  await forget()
  // As on a hosted project: a stranger signs up with the address, a mail is sent, its reader opens the link.
  const { access_token, refresh_token } = await createSession(server, operations)
  const set = (values: string) => query(`update auth.users set ${values} where email = $1`, [operations])
  await set('email_confirmed_at = null, confirmation_sent_at = now()')
  await set('email_confirmed_at = now()')
  const link = new URLSearchParams({ access_token, refresh_token, token_type: 'bearer', type: 'signup' })

  // Links lead to the Site URL, unless who asked for the mail named another page.
  await page.goto(`/about#${link}`, { waitUntil: 'commit' })
  await expect(page).toHaveURL('/choose-password')
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/login')
  await signIn(other, operations)
  await expect(other.getByRole('alert')).toHaveText('Invalid login credentials')
  await page.reload()
  await savePassword(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('access_token')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await signIn(page, operations, chosenPassword)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  // Other tests sign in with the usual password.
  await forget()
})

test('a mailed link is used up by the password that is saved, not by whoever opens it', async ({
  page,
  context,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const { query } = server.backend
  const forget = () => query('delete from auth.users where email = $1', [operations])
  await forget()
  await createSession(server, operations)
  // As on a hosted project, which sends the mails of supabase/templates.
  await query(
    `update auth.users set email_confirmed_at = null, confirmation_token = 'from-the-mail', confirmation_sent_at = now()
     where email = $1`,
    [operations],
  )
  const open = async (opened: Page) => {
    await opened.goto('/choose-password#token_hash=from-the-mail&type=signup', { waitUntil: 'commit' })
    await expect(opened).toHaveURL('/choose-password')
    await expect(opened.getByLabel('New password')).toBeVisible()
  }
  const other = await context.newPage()
  await open(other)
  // Pasted into the page that asks for it, where only what follows # is new.
  await page.goto('/choose-password')
  await expect(page.getByText('Open the link in your email to choose a password.')).toBeVisible()
  await open(page)
  await page.reload()
  await savePassword(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('from-the-mail')

  await savePassword(other)
  await expect(other.getByText('This link has expired or was used before.')).toBeVisible()
  await forget()
})
