import {
  createOutsiderSession,
  createSession,
  founder,
  outsider,
  password,
  storageKey,
  storeSession,
} from './accounts.ts'
import { equipmentPath } from './equipment-page.ts'
import { calls, hold, nextCall } from './faults.ts'
import { expect, test } from './fixtures.ts'

test('a visitor is sent to the sign-in page in place of the history entry', async ({ page }) => {
  await page.goto('/')
  await page.goto(equipmentPath)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the catalog asks for nothing before somebody is signed in', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(`${equipmentPath}?view=00000000-0000-4000-8000-000000000000`)
  await expect(page).toHaveURL('/login')
  expect(sent.filter((url) => url.includes('/rest/v1/'))).toEqual([])
})

test('Loading... stands until the session is known, and a reload is offered after 8 seconds', async ({
  page,
  context,
  server,
}) => {
  const session = await createSession(server, founder)
  // About to expire, so that determining the session takes a request.
  await storeSession(context, server.origin, { ...session, expires_at: Math.floor(Date.now() / 1000) + 10 })
  const release = await hold(page, 'POST', calls.refresh)
  await page.clock.install()
  await page.goto(equipmentPath)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0)
  await page.clock.runFor(8_000)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  release()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('heading', { name: 'Equipment Catalog' })).toBeVisible()
})

test('after signing in on the way to a dialog, the way there is offered', async ({
  page,
  catalog,
  server,
}) => {
  await createSession(server, founder)
  const [item] = await catalog.add({ name: 'Ice fountain' })
  await page.goto(`${equipmentPath}?view=${item?.id}`)
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(founder)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard(\/equipment)?$/)
  await page.getByRole('button', { name: 'Continue to Equipment Catalog' }).click()
  await expect(page.getByRole('dialog', { name: 'Ice fountain' })).toBeVisible()
  await expect(page).toHaveURL(`${equipmentPath}?view=${item?.id}`)
})

for (const path of ['/login', '/signup']) {
  test(`whoever is signed in leaves ${path} for the dashboard`, async ({ page, login }) => {
    await login()
    await page.goto('/')
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard/)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

test('signing out leads home and ends the session', async ({ page, login, server }) => {
  await login()
  await page.goto(equipmentPath)
  const call = nextCall(page, 'POST', calls.signOut)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect((await call).url()).toContain('scope=local')
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey(server.origin))).toBeNull()
  await page.goto(equipmentPath)
  await expect(page).toHaveURL('/login')
})

test('signing out in one tab ends the other one too', async ({ page, context, login }) => {
  await login()
  const other = await context.newPage()
  await page.goto(equipmentPath)
  await other.goto(equipmentPath)
  await expect(other.getByRole('heading', { name: 'Equipment Catalog' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/login')
  await expect(other.getByRole('alert')).toHaveCount(0)
})

test('a stored session of somebody else is refused and cleared', async ({ page, context, server }) => {
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

test('a session that cannot be read counts as none', async ({ page, context, server }) => {
  await storeSession(context, server.origin, { nothing: 'of use' })
  await page.goto(equipmentPath)
  await expect(page).toHaveURL('/login')
})

test('a reload keeps the session', async ({ page, login }) => {
  await login()
  await page.goto(equipmentPath)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Equipment Catalog' })).toBeVisible()
  await expect(page).toHaveURL(equipmentPath)
})
