import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'

// What the site reports when analytics is configured. src/lib/analytics.test.ts proves the commands themselves,
// src/build/headers.test.ts the content security policy.

// Modules read the variable when they are imported. The next file of this worker gets modules without it.
vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST')
vi.resetModules()
afterAll(() => vi.resetModules())

const { setUpScreens } = await import('./open-screen.tsx')
const screens = setUpScreens()

// jsdom lacks both. The home page slides between pages, and the header closes its menu.
document.startViewTransition ??= (update) => {
  const done = Promise.resolve(typeof update === 'function' ? update() : undefined).then(() => {})
  return { ready: done, finished: done, updateCallbackDone: done, skipTransition() {} } as ViewTransition
}
HTMLDialogElement.prototype.close ??= () => {}

const titled = (title: RegExp) => waitFor(() => expect(document.title).toMatch(title))

test('page views by path and title, the call to action and a subscription are reported', async () => {
  const { user } = await screens.openScreen(`${paths.home()}?utm=secret`)
  await user.click(await screen.findByRole('link', { name: home.cta.link }))
  await titled(/^Contact/)
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await user.click(within(menu).getByRole('link', { name: 'About' }))
  await titled(/^Who we are/)
  window.history.back()
  await titled(/^Contact/)
  await user.type(await screen.findByLabelText('Newsletter'), 'a@example.com{Enter}')
  expect(await screen.findByText('Thank you for subscribing!')).toBeVisible()

  const commands = (window.dataLayer ?? []).map((entry) => [...entry])
  expect(commands.filter(([command]) => command === 'event').map(([, ...event]) => event)).toEqual([
    ['page_view', { page_path: '/', page_title: expect.stringMatching(/design in New York$/) }],
    ['click_cta', { event_category: 'engagement', event_label: 'lets_connect_cta' }],
    ['page_view', { page_path: '/contact', page_title: expect.stringMatching(/^Contact/) }],
    ['page_view', { page_path: '/about', page_title: expect.stringMatching(/^Who we are/) }],
    ['page_view', { page_path: '/contact', page_title: expect.stringMatching(/^Contact/) }],
    ['form_submit', { event_category: 'lead_generation', event_label: 'footer_email_signup' }],
  ])
  expect(JSON.stringify(commands)).not.toContain('secret')
})
