import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { scrollWindow } from '@/motion/smooth-scroll'
import { SiteHeader } from './site-header'

// jsdom has no modal dialogs: tests/e2e/mobile-menu.spec.ts proves the menu.
vi.mock('./mobile-menu', () => ({ MobileMenu: () => null }))
vi.mock('@/motion/smooth-scroll', async (load) => ({
  ...(await load<typeof import('@/motion/smooth-scroll')>()),
  scrollWindow: vi.fn(),
}))

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

test('on the home page the brand scrolls to the top, unless the click opens a tab or window', () => {
  render(
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: `${brand.name}, home` })
  // jsdom cannot follow the link.
  link.addEventListener('click', (event) => event.preventDefault())
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    fireEvent.click(link, { [modifier]: true })
  expect(scrollWindow).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(scrollWindow).toHaveBeenCalledExactlyOnceWith(0, expect.any(Number))
})

test('without scripts it stays at the top of the page, where its white text can be read', () => {
  const header = (
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(header)
  expect(screen.getByRole('banner')).toHaveClass('absolute')
  render(header, { container, hydrate: true })
  expect(screen.getByRole('banner')).toHaveClass('fixed')
  expect(screen.getByRole('banner')).not.toHaveClass('absolute')
})
