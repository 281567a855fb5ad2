import { join } from 'node:path'
import { buildInto, siteFolder } from './build-site.ts'
import { expect, test } from './fixtures.ts'
import { isHydrated, serve } from './static-site.ts'

// One visit to a build that has analytics configured. The commands themselves: src/lib/analytics.test.ts; the content
// security policy of such a build: src/build/headers.test.ts.

test('page views by path and title, the call to action and a subscription are reported', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ad blocker/)
  allowConsole(/^Failed to load resource/)
  const outDir = join(siteFolder, '../site-analytics')
  await buildInto(outDir, {
    VITE_GA_MEASUREMENT_ID: 'G-TEST',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  })
  const site = await serve(outDir)
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort())
  await page.route('https://abc.supabase.co/**', (route) =>
    route.fulfill({
      status: route.request().method() === 'OPTIONS' ? 200 : 201,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { id: '1', email: 'a@example.com', source: 'website_footer' },
    }),
  )
  const warned = page.waitForEvent('console', (message) => message.text().includes('ad blocker'))
  await page.goto(`${site.origin}/?utm=secret`)
  await page.waitForFunction(isHydrated)
  await page.getByRole('link', { name: "Let's Connect" }).click()
  await expect(page).toHaveTitle(/^Contact/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle(/^Who we are/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Contact/)
  await page.getByLabel('Newsletter').fill('a@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status')).toHaveText('Thank you for subscribing!')
  await warned

  const dataLayer = await page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry)),
  )
  const events = dataLayer.filter(([command]) => command === 'event').map(([, ...event]) => event)
  expect(events).toEqual([
    ['page_view', { page_path: '/', page_title: expect.stringMatching(/design in New York$/) }],
    ['click_cta', { event_category: 'engagement', event_label: 'lets_connect_cta' }],
    ['page_view', { page_path: '/contact', page_title: expect.stringMatching(/^Contact/) }],
    ['page_view', { page_path: '/about', page_title: expect.stringMatching(/^Who we are/) }],
    ['page_view', { page_path: '/contact', page_title: expect.stringMatching(/^Contact/) }],
    ['form_submit', { event_category: 'lead_generation', event_label: 'footer_email_signup' }],
  ])
  expect(JSON.stringify(dataLayer)).not.toContain('secret')
  await site.close()
})
