import { calls } from './faults.ts'
import { expect, failedRequest, test } from './fixtures.ts'

// The newsletter with its backend. Every message: src/site/newsletter/newsletter-messages.test.tsx; what may be stored
// and read back: tests/policies/newsletter-subscribers.test.ts; late scripts: slow-scripts.spec.ts.

test('a visitor subscribes by keyboard, is told the second time, and without a network', async ({
  page,
  server,
  context,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  allowConsole(/^POST \/rest\/v1\/newsletter_subscribers: no answer$/)
  const subscribers = () => server.backend.query('select email, source from public.newsletter_subscribers')
  expect(await subscribers()).toEqual([])
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Newsletter')
  const button = footer.getByRole('button')
  await expect(footer.locator('input[name=website]')).toBeHidden()

  await test.step('a refused address fetches nothing, the first accepted one the backend’s client', async () => {
    const scripts: string[] = []
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
    await field.fill('someone')
    await page.keyboard.press('Enter')
    await expect(footer.getByRole('alert')).toHaveText('Please enter a valid email address')
    expect(scripts).toEqual([])
    await field.fill('  Someone@Example.com ')
    await page.keyboard.press('Enter')
    await expect(footer.getByRole('status')).toHaveText('Thank you for subscribing!')
    expect(scripts.length).toBeGreaterThan(0)
  })
  await expect(field).toBeFocused()
  expect(await subscribers()).toEqual([{ email: 'someone@example.com', source: 'website_footer' }])

  await page.keyboard.type('someone@example.com')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect(footer.getByRole('alert')).toHaveText('This email is already subscribed!')
  await expect(field).toBeFocused()
  expect(await subscribers()).toHaveLength(1)

  await context.setOffline(true)
  await button.click()
  await expect(footer.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await context.setOffline(false)
})

test('where its own code is gone the form reloads the page, keeps the address and says to try again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  allowConsole(/dynamically imported module|Importing a module/)
  await page.goto('/contact')
  await page.route('**/newsletter-queries-*.js', (route) => route.fulfill({ status: 404 }))
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Newsletter')
  await field.fill('gone@example.com')
  const reloaded = page.waitForEvent('load')
  await footer.getByRole('button').click()
  await reloaded
  await expect(footer.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(field).toHaveValue('gone@example.com')
  await expect(field).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(footer.getByRole('status')).toHaveText('Thank you for subscribing!')
})

test('staff who are signed in subscribe as visitors', async ({ page, login, server }) => {
  await login()
  await page.goto('/contact')
  const answered = page.waitForResponse(calls.newsletter)
  await page.getByLabel('Newsletter').fill('staff@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect(await (await answered).json()).toMatchObject({
    email: 'staff@example.com',
    source: 'website_footer',
  })
  expect(await server.backend.query('select from public.newsletter_subscribers')).toHaveLength(1)
})
