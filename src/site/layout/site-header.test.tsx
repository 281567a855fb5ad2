import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { SiteHeader } from './site-header'

// jsdom has no modal dialogs: tests/e2e/mobile-menu.spec.ts proves the menu.
vi.mock('./mobile-menu', () => ({ MobileMenu: () => null }))

test('four links, the current one marked, and the brand leads home', async () => {
  render(
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: `${brand.name}, home` })).toHaveAttribute('href', '/')
  const links = within(screen.getByRole('navigation', { name: 'Main' }))
  const names = () => links.getAllByRole('link').map((link) => link.textContent)
  expect(names()).toEqual(['Commercial', 'Residential', 'About', 'Contact'])
  expect(links.queryByRole('link', { current: 'page' })).toBeNull()
  for (const name of names()) {
    await userEvent.click(links.getByRole('link', { name: name ?? '' }))
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent(name ?? '')
  }
})
