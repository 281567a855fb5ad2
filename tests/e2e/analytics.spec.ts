import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { build } from 'vite'
import { root, siteFolder } from './build-site.ts'
import { isHydrated, listen, type Served, serve, skipSplash } from './static-site.ts'

// What analytics is told, in a build that has it configured: one more build, so one worker for all of it.
test.describe.configure({ mode: 'default' })

let measured: Served

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const outDir = join(siteFolder, '../site-analytics')
  const before = { ...process.env }
  Object.assign(process.env, {
    VITE_GA_MEASUREMENT_ID: 'G-TEST',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    NODE_ENV: 'production',
  })
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  // What this worker runs next, `npm start` among it, reads the same environment.
  process.env = before
  measured = await serve(outDir)
})
test.afterAll(() => measured.close())

const events = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
        ?.map((entry) => Array.from(entry))
        .filter(([command, event]) => command === 'event' && event === wanted)
        .map(([, , values]) => values),
    name,
  )

test('every page is reported once, by path, with its own title', async ({ page }) => {
  const said = listen(page)
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await skipSplash(page)
  await page.goto(`${measured.origin}/?utm=secret`)
  await page.waitForFunction(isHydrated)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('link', { name: "Let's Connect" }).click()
  await expect(page).toHaveTitle(/^Contact/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/^Who we are/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Contact/)
  const views = await events(page, 'page_view')
  expect(views).toEqual([
    { page_path: '/', page_title: expect.stringMatching(/sauna and spa design in New York$/) },
    { page_path: '/contact', page_title: expect.stringMatching(/^Contact/) },
    { page_path: '/about', page_title: expect.stringMatching(/^Who we are/) },
    { page_path: '/contact', page_title: expect.stringMatching(/^Contact/) },
  ])
  expect(await events(page, 'click_cta')).toEqual([
    { event_category: 'engagement', event_label: 'lets_connect_cta' },
  ])
  const recorded = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer))
  expect(recorded).not.toContain('secret')
  expect(said).toEqual([])
})

test('a subscription is reported', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort())
  await page.route('https://abc.supabase.co/**', (route) =>
    route.fulfill({
      status: route.request().method() === 'OPTIONS' ? 200 : 201,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { id: '1', email: 'a@example.com', source: 'website_footer' },
    }),
  )
  const said = listen(page)
  await skipSplash(page)
  await page.goto(`${measured.origin}/contact`)
  await page.waitForFunction(isHydrated)
  // Sooner than people can fill it in, the form takes its visitor for a program.
  await page.waitForFunction(() => performance.now() > 3000)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Newsletter').fill('a@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toHaveText('Thank you for subscribing!')
  expect(await events(page, 'form_submit')).toEqual([
    { event_category: 'lead_generation', event_label: 'footer_email_signup' },
  ])
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([
    expect.stringContaining('ad blocker'),
  ])
})

test('the policy names the hosts that are configured', async () => {
  const answer = await fetch(measured.origin)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('https://www.googletagmanager.com')
  expect(policy).toMatch(/connect-src 'self' https:\/\/abc\.supabase\.co wss:\/\/abc\.supabase\.co https:/)
  expect(await answer.text()).toContain(
    'connect-src &#x27;self&#x27; https://abc.supabase.co'.replaceAll('&#x27;', "'"),
  )
})
