// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A fresh copy of the module, built as if with these variables. */
async function load(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./analytics')
}

const configured = { VITE_GA_MEASUREMENT_ID: 'G-TEST' }
const commands = () => (window.dataLayer ?? []).map((entry) => [...entry])
const command = (name: string) => commands().filter(([first]) => first === name)
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

beforeEach(() => {
  history.replaceState(null, '', '/dashboard/equipment?q=heater&item=7#x')
  // Before each, not after: files of a worker may share the document.
  for (const name of ['dataLayer', 'va', 'vaq', 'si', 'siq'] as const) delete window[name]
  document.head.replaceChildren()
})

afterEach(() => vi.unstubAllEnvs())

test('nothing happens without a measurement id', async () => {
  const { startAnalytics, track, trackPageView } = await load({})
  startAnalytics()
  trackPageView('/about', 'About')
  track({ name: 'click_cta', category: 'engagement', label: 'lets_connect_cta' })
  expect(window.dataLayer).toBeUndefined()
  expect(window.va).toBeUndefined()
  expect(scripts()).toEqual([])
})

test('sends consent before the configuration', async () => {
  const { startAnalytics } = await load(configured)
  startAnalytics()
  const [everywhere, regions, started, config] = commands()
  const ads = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  expect(everywhere).toEqual(['consent', 'default', { ...ads, analytics_storage: 'granted' }])
  expect(regions).toEqual([
    'consent',
    'default',
    { ...ads, analytics_storage: 'denied', region: expect.arrayContaining(['DE', 'NO', 'GB', 'CH']) },
  ])
  expect(started).toEqual(['js', expect.any(Date)])
  expect(config).toEqual([
    'config',
    'G-TEST',
    expect.objectContaining({
      send_page_view: false,
      anonymize_ip: true,
      cookie_flags: 'SameSite=None;Secure',
    }),
  ])
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
})

test('the tag library gets its commands as arguments objects', async () => {
  const { startAnalytics } = await load(configured)
  startAnalytics()
  expect(window.dataLayer?.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    Array(4).fill('[object Arguments]'),
  )
})

test('Global Privacy Control denies analytics everywhere', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  const { startAnalytics } = await load(configured)
  startAnalytics()
  const storage = command('consent').map(([, , values]) => values.analytics_storage)
  expect(storage).toEqual(['denied', 'denied'])
})

test('a page view carries path and title, and no query', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/dashboard/equipment?q=heater')
  const { startAnalytics, trackPageView } = await load(configured)
  startAnalytics()
  trackPageView('/dashboard/equipment', 'Equipment Catalog · Studio')
  expect(command('event')).toEqual([
    ['event', 'page_view', { page_path: '/dashboard/equipment', page_title: 'Equipment Catalog · Studio' }],
  ])
  // Of the events the tag library sends by itself.
  expect(command('set')).toEqual([
    [
      'set',
      {
        page_location: `${window.location.origin}/dashboard/equipment`,
        page_title: 'Equipment Catalog · Studio',
      },
    ],
  ])
  expect(JSON.stringify(commands())).not.toContain('heater')
})

test('a page view carries only the campaign parameters of the query', async () => {
  window.history.replaceState(null, '', '/about?email=a%40b.example&utm_source=news+letter&gclid=x1')
  const { trackPageView } = await load(configured)
  trackPageView('/about', 'About')
  const page_location = `${window.location.origin}/about?utm_source=news+letter&gclid=x1`
  expect(command('set')).toEqual([['set', { page_location, page_title: 'About' }]])
  expect(JSON.stringify(commands())).not.toContain('b.example')
})

test('the two events carry category and label, and a value only when there is one', async () => {
  const { track } = await load(configured)
  track({ name: 'click_cta', category: 'engagement', label: 'lets_connect_cta' })
  track({ name: 'form_submit', category: 'lead_generation', label: 'footer_email_signup', value: 1 })
  expect(command('event')).toEqual([
    ['event', 'click_cta', { event_category: 'engagement', event_label: 'lets_connect_cta' }],
    [
      'event',
      'form_submit',
      { event_category: 'lead_generation', event_label: 'footer_email_signup', value: 1 },
    ],
  ])
})

test("Vercel's scripts come from their default paths and send no query", async () => {
  const { startAnalytics } = await load({ VITE_VERCEL_ANALYTICS: '1' })
  startAnalytics()
  expect(scripts()).toEqual(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'])
  expect(window.dataLayer).toBeUndefined()
  for (const queue of [window.vaq, window.siq]) {
    const [name, beforeSend] = [...(queue?.[0] ?? [])]
    expect(name).toBe('beforeSend')
    expect(beforeSend({ type: 'pageview', url: 'https://a.test/dashboard?q=heater#x' })).toEqual({
      type: 'pageview',
      url: 'https://a.test/dashboard',
    })
  }
})

test('scripts that fail to load cause one line in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { startAnalytics } = await load({ ...configured, VITE_VERCEL_ANALYTICS: '1' })
  startAnalytics()
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('ad blocker')]])
})
