import type { Page } from 'playwright/test'
import { createSession, founder, operations, password, storageKey, storeSession } from './accounts.ts'
import { addButton, equipmentPath } from './equipment-page.ts'
import { calls, nextCall } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// auth-pages.test.tsx proves what the pages say and when the guard refuses, tests/screens/auth-server.test.tsx what the
// server answers.

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a visitor signs up, signs in, and is led to the item they wanted', async ({
  page,
  server,
  catalog,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const [item] = await catalog.add({ name: 'Ice fountain' })
  const address = `${equipmentPath}?view=${item?.id}`
  await server.backend.query('delete from auth.users where email = $1', [operations])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await test.step('the guard asks for a sign-in before any data is requested', async () => {
    await page.goto('/')
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    expect(requests.filter((url) => url.includes('/rest/v1/'))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  await test.step('signing up stores the staff name and opens no session', async () => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(operations)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/login')
    const created = 'Account created successfully! You can now sign in.'
    await expect(page.getByText(created, { exact: true })).toBeVisible()
    const [user] = await server.backend.query(
      `select raw_user_meta_data ->> 'full_name' as name from auth.users where email = $1`,
      [operations],
    )
    expect(user).toEqual({ name: 'Operations' })
  })

  await page.goto(address)
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await signIn(page, operations, 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await signIn(page, operations)
  await expect(page.getByRole('dialog', { name: 'Ice fountain' })).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.goto('/signup')
  await expect(page).toHaveURL('/dashboard')
})

test('a mailed link is used up by saving a password, not by opening it', async ({
  page,
  context,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  const { query } = server.backend
  // As on a hosted project: a stranger signed up with the address, and a mail of supabase/templates was sent.
  await query('delete from auth.users where email = $1', [operations])
  await createSession(server, operations)
  await query(
    `update auth.users set email_confirmed_at = null, confirmation_token = 'from-the-mail', confirmation_sent_at = now()
     where email = $1`,
    [operations],
  )
  const open = async (opened: Page) => {
    await opened.goto('/choose-password#token_hash=from-the-mail&type=signup', { waitUntil: 'commit' })
    await expect(opened).toHaveURL('/choose-password')
    await expect(opened.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
    await expect(opened.getByLabel('New password')).toBeVisible()
  }
  const savePassword = async (opened: Page) => {
    await opened.getByLabel('New password').fill('chosen-by-the-reader')
    await opened.getByLabel('Confirm password').fill('chosen-by-the-reader')
    await opened.getByRole('button', { name: 'Save password' }).click()
  }
  const other = await context.newPage()
  await open(other)
  // Pasted into the page that asks for it, where only the hash is new.
  await page.goto('/choose-password')
  await expect(page.getByText('Open the link in your email to choose a password.')).toBeVisible()
  await open(page)
  await page.reload()
  await savePassword(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('from-the-mail')
  await savePassword(other)
  await expect(other.getByText('This link has expired or was used before.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await signIn(page, operations)
  await expect(page.getByRole('alert'), 'the password of the stranger').toHaveText(
    'Invalid login credentials',
  )
  await signIn(page, operations, 'chosen-by-the-reader')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  // Other tests sign in with the usual password.
  await query('delete from auth.users where email = $1', [operations])
})

test('signing out in one tab ends the other, which says so and keeps what was typed', async ({
  page,
  context,
  server,
}) => {
  // A session of its own: signing out ends it on the server too.
  await storeSession(context, server.origin, await createSession(server, founder))
  const other = await context.newPage()
  await other.goto(equipmentPath)
  await addButton(other).click()
  await other.getByRole('dialog').getByLabel('Name').fill('Half a heater')
  await page.goto(equipmentPath)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Equipment Catalog' })).toBeVisible()

  const call = nextCall(page, 'POST', calls.signOut)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect((await call).url()).toContain('scope=local')
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey(server.origin))).toBeNull()

  await expect(other).toHaveURL('/login')
  const ended = 'Your session ended. Your unsaved changes are kept: sign in to go on.'
  await expect(other.getByText(ended)).toBeVisible()
  await signIn(other, founder)
  await expect(other.getByRole('dialog').getByLabel('Name')).toHaveValue('Half a heater')
})
