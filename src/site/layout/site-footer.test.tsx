import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { addressLine, business } from '@/content/business'
import { publicPages } from '@/lib/seo/public-pages'
import { SiteFooter } from './site-footer'

const footer = (
  <MemoryRouter>
    <SiteFooter />
  </MemoryRouter>
)

afterEach(() => vi.useRealTimers())

test('has the specified links, and no link but to a public page', () => {
  render(footer)
  const links = within(screen.getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  const specified = [
    ['Home', '/'],
    ['Who We Are', '/about'],
    ['Commercial', '/commercial'],
    ['Residential', '/residential'],
    ['Manhattan', '/locations/manhattan'],
    ['Brooklyn', '/locations/brooklyn'],
    ['Contact', '/contact'],
  ]
  expect(links).toEqual(expect.arrayContaining(specified))
  const pages = publicPages.map(({ path }) => path)
  expect(pages).toEqual(expect.arrayContaining(links.map(([, href]) => href)))
})

test('has a link to write and one to call', () => {
  render(footer)
  const { founder, phone } = business
  expect(screen.getByRole('link', { name: founder.email })).toHaveAttribute('href', `mailto:${founder.email}`)
  expect(screen.getByRole('link', { name: phone.display })).toHaveAttribute('href', `tel:${phone.dial}`)
})

test('the owner, the address, and the year on the visitor’s clock, whenever the page was built', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00') })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(footer)
  expect(container).toHaveTextContent(`© 2026 ${brand.legalName}`)
  expect(container).toHaveTextContent(addressLine)
  vi.setSystemTime(new Date('2031-05-05T12:00:00'))
  render(footer, { container, hydrate: true })
  expect(container).toHaveTextContent(`© 2031 ${brand.legalName}`)
})

test('the large name at its end is nothing to a screen reader', () => {
  render(footer)
  expect(screen.getByText(brand.name)).toHaveAttribute('aria-hidden', 'true')
})
