import { expect, failedRequest, test } from './fixtures.ts'

// The newsletter with its backend. The tests in src/site/newsletter prove every message and the reload after a deployment,
// tests/policies what may be stored and read, slow-scripts.spec.ts late scripts.

test('a visitor subscribes by keyboard, once, and hears of a lost network', async ({
  page,
  server,
  context,
  allowConsole,
}) => {
  allowConsole(failedRequest, /^POST \/rest\/v1\/newsletter_subscribers: no answer$/)
  const subscribers = () => server.backend.query('select email, source from public.newsletter_subscribers')
  // Starts the backend before the page asks it, which would time out on a busy machine.
  expect(await subscribers()).toEqual([])
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Newsletter')
  const button = footer.getByRole('button')
  await expect(footer.locator('input[name=website]')).toBeHidden()

  await test.step('only an accepted address fetches the backend client', async () => {
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
