import type { Page } from 'playwright/test'
import {
  createOutsiderSession,
  createSession,
  founder,
  outsider,
  password,
  storageKey,
  storeSession,
} from './accounts.ts'
import { addButton, equipmentPath } from './equipment-page.ts'
import { calls, nextCall } from './faults.ts'
import { expect, test } from './fixtures.ts'

// The guard, the sign-out reasons and sessions that cannot be read: src/auth/auth-pages.test.tsx.

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(founder)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a visitor is asked to sign in before any data is requested, and can then continue to the dialog', async ({
  page,
  catalog,
  server,
}) => {
  await createSession(server, founder)
  const [item] = await catalog.add({ name: 'Ice fountain' })
  const address = `${equipmentPath}?view=${item?.id}`
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await page.goto(address)
  await expect(page).toHaveURL('/login')
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/')

  await page.goto(address)
  await signIn(page)
  await page.getByRole('button', { name: 'Continue to Equipment Catalog' }).click()
  await expect(page.getByRole('dialog', { name: 'Ice fountain' })).toBeVisible()
  await expect(page).toHaveURL(address)
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
  await signIn(other)
  await other.getByRole('button', { name: 'Continue to Equipment Catalog' }).click()
  await expect(other.getByRole('dialog').getByLabel('Name')).toHaveValue('Half a heater')
})

test('a stored session of somebody who is not on the allow-list is refused and ended everywhere', async ({
  page,
  context,
  server,
}) => {
  const session = await createOutsiderSession(server)
  expect(session.user.email).toBe(outsider)
  await storeSession(context, server.origin, session)
  const call = nextCall(page, 'POST', calls.signOut)
  await page.goto(equipmentPath)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toHaveText('Unauthorized email address')
  expect((await call).url()).toContain('scope=global')
  const stored = () => page.evaluate((key) => localStorage.getItem(key), storageKey(server.origin))
  await expect.poll(stored).toBeNull()
})
