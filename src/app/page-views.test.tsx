import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'

// What the site reports when analytics is configured. analytics.test.ts proves the commands themselves, headers.test.ts
// the content security policy.

// Set before the routes import the module that reads it.
vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST')

// jsdom lacks these. The home page watches what is in view, and the header closes its menu.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
HTMLDialogElement.prototype.close ??= () => {}

const titled = (title: RegExp) => waitFor(() => expect(document.title).toMatch(title))

test('page views by path and title, the call to action and a subscription are reported', async () => {
  vi.stubGlobal('scrollTo', () => {})
  // Under reduced motion no view transition is asked for, which jsdom lacks, too.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: '1', email: 'a@example.com', source: 'website_footer' }, { status: 201 }),
  )
  const { routes } = await import('./routes')
  const router = createMemoryRouter(routes, { initialEntries: [`${paths.home()}?utm=secret`] })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: home.cta.link }))
  await titled(/^Contact/)
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await user.click(within(menu).getByRole('link', { name: 'About' }))
  await titled(/^Who we are/)
  await router.navigate(-1)
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
