import type { Page } from 'playwright/test'
import { addressLine } from '../../src/content/business.ts'
import { calls, hold, intercept } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// The footer: its links, its year, and the newsletter in all its states.

const footer = (page: Page) => page.getByRole('contentinfo')
const field = (page: Page) => footer(page).getByLabel('Newsletter')
const button = (page: Page) => footer(page).getByRole('button')

/** Opens a page and stops its clock. */
async function openPage(page: Page, path = '/contact') {
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('.splash')).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function subscribe(page: Page, email: string) {
  await field(page).fill(email)
  await button(page).click()
}

test('links to every part of the site', async ({ page }) => {
  await page.goto('/')
  const links = footer(page).getByRole('navigation').getByRole('link')
  await expect(links).toHaveText([
    'Home',
    'Who We Are',
    'Commercial',
    'Residential',
    'Manhattan',
    'Brooklyn',
    'Contact',
  ])
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/about',
    '/commercial',
    '/residential',
    '/locations/manhattan',
    '/locations/brooklyn',
    '/contact',
  ])
  await links.last().click()
  await expect(page).toHaveURL('/contact')
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer(page)).toContainText(addressLine)
})

test.describe('the newsletter', () => {
  test('stores an address trimmed and in lower case, and says thank you for 5 s', async ({
    page,
    server,
  }) => {
    await openPage(page)
    const release = await hold(page, 'POST', calls.newsletter)
    await subscribe(page, '  Someone@Example.COM ')
    await expect(button(page)).toHaveText('...')
    await expect(button(page)).toHaveAccessibleName('Subscribing')
    await expect(button(page)).toBeDisabled()
    await expect(field(page)).toBeDisabled()
    release()
    await expect(footer(page).getByRole('status')).toHaveText('Thank you for subscribing!')
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeEnabled()
    await expect(button(page)).toHaveText('Subscribe')
    await page.clock.runFor(4900)
    await expect(footer(page).getByRole('status')).toHaveText('Thank you for subscribing!')
    await page.clock.runFor(200)
    await expect(footer(page).getByText('Thank you')).toHaveCount(0)
    expect(await server.backend.query('select email, source from public.newsletter_subscribers')).toEqual([
      { email: 'someone@example.com', source: 'website_footer' },
    ])
  })

  test('asks the backend for the row, and reads it', async ({ page }) => {
    await openPage(page)
    const answered = page.waitForResponse(calls.newsletter)
    await subscribe(page, 'row@example.com')
    const answer = await answered
    expect(answer.request().postDataJSON()).toEqual({ email: 'row@example.com', source: 'website_footer' })
    expect(await answer.json()).toMatchObject({ email: 'row@example.com', source: 'website_footer' })
  })

  test('by keyboard alone, and focus stays in it', async ({ page, allowConsole }) => {
    allowConsole(failedRequest)
    await openPage(page)
    await field(page).focus()
    await page.keyboard.type('keys@example.com')
    await page.keyboard.press('Enter')
    await expect(footer(page).getByRole('status')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('keys@example.com')
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(footer(page).getByRole('alert')).toHaveText('This email is already subscribed!')
    await expect(field(page)).toBeFocused()
  })

  test('knows an address it has, and keeps it in the field', async ({ page, server, allowConsole }) => {
    allowConsole(failedRequest)
    await openPage(page)
    await subscribe(page, 'twice@example.com')
    await expect(footer(page).getByRole('status')).toBeVisible()
    await subscribe(page, 'Twice@example.com')
    await expect(footer(page).getByRole('alert')).toHaveText('This email is already subscribed!')
    await expect(field(page)).toHaveValue('Twice@example.com')
    await expect(footer(page).getByRole('status')).toHaveCount(0)
    // An error stays until the field is edited.
    await page.clock.runFor(10_000)
    await expect(footer(page).getByRole('alert')).toBeVisible()
    await field(page).press('End')
    await page.keyboard.type('x')
    await expect(footer(page).getByRole('alert')).toHaveCount(0)
    expect(await server.backend.query('select from public.newsletter_subscribers')).toHaveLength(1)
  })

  for (const [typed, says] of [
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['someone', 'Please enter a valid email address'],
    ['some one@example.com', 'Please enter a valid email address'],
    ['someone@example', 'Please enter a valid email address'],
    ['a@b@example.com', 'Please enter a valid email address'],
  ] as const) {
    test(`answers "${typed}" with its own words, without asking anybody`, async ({ page }) => {
      const asked: string[] = []
      await openPage(page)
      page.on('request', (request) => asked.push(request.url()))
      await subscribe(page, typed)
      await expect(footer(page).getByRole('alert')).toHaveText(says)
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(says))
      await expect(field(page)).toBeFocused()
      await field(page).fill('a')
      await expect(footer(page).getByRole('alert')).toHaveCount(0)
      expect(asked).toEqual([])
    })
  }

  test('says that something went wrong, and logs what', async ({ page, allowConsole }) => {
    allowConsole(failedRequest)
    allowConsole(/the list is full/)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await openPage(page)
    const recover = await intercept(page, 'POST', calls.newsletter, (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'the list is full' } }),
    )
    await subscribe(page, 'someone@example.com')
    await expect(footer(page).getByRole('alert')).toHaveText('Something went wrong. Please try again.')
    expect(logged).toContainEqual(expect.stringContaining('the list is full'))
    await recover()
    await button(page).click()
    await expect(footer(page).getByRole('status')).toHaveText('Thank you for subscribing!')
  })

  test('says the same when nothing can be reached, not even its own code', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/./)
    await openPage(page)
    await context.setOffline(true)
    await subscribe(page, 'someone@example.com')
    await expect(footer(page).getByRole('alert')).toHaveText('Something went wrong. Please try again.')
    await context.setOffline(false)
  })

  test('fetches the backend’s client only when there is something to send', async ({ page }) => {
    const scripts: string[] = []
    await openPage(page)
    await field(page).fill('someone@example.com')
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
    await field(page).fill('someone')
    await button(page).click()
    await expect(footer(page).getByRole('alert')).toBeVisible()
    expect(scripts).toEqual([])
    await subscribe(page, 'someone@example.com')
    await expect(footer(page).getByRole('status')).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
  })

  test('thanks a program, and stores nothing', async ({ page, server }) => {
    const asked: string[] = []
    page.on('request', (request) => calls.newsletter.test(request.url()) && asked.push(request.url()))
    await openPage(page)
    await expect(page.locator('input[name=website]')).toBeHidden()
    await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await subscribe(page, 'program@example.com')
    await expect(footer(page).getByRole('status')).toHaveText('Thank you for subscribing!')
    await expect(field(page)).toHaveValue('')
    expect(asked).toEqual([])
    expect(await server.backend.query('select from public.newsletter_subscribers')).toEqual([])
  })

  test('takes staff who are signed in for visitors', async ({ page, login, server }) => {
    await login()
    await openPage(page)
    await subscribe(page, 'staff@example.com')
    await expect(footer(page).getByRole('status')).toHaveText('Thank you for subscribing!')
    expect(await server.backend.query('select from public.newsletter_subscribers')).toHaveLength(1)
  })
})
