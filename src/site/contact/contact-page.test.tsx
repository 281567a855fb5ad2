import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { business } from '@/content/business'
import { commercialServices, residentialServices } from '@/content/services'
import { paths } from '@/lib/paths'
import { Component } from './contact-page'

beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})

/** The contact page at an address: its letter's label and its subject. */
function letterAt(address: string) {
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <Component />
    </MemoryRouter>,
  )
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: business.founder.email })
  const letter = {
    label: link.closest('dd')?.previousElementSibling?.textContent,
    subject: new URL(link.href).searchParams.get('subject'),
  }
  unmount()
  return letter
}

test('a letter that begins at a service names it', () => {
  for (const { id, title } of [...commercialServices, ...residentialServices]) {
    const { label, subject } = letterAt(paths.contact(id))
    expect(label).toMatch(new RegExp(`^Write to .+ about ${title}$`))
    expect(label).not.toContain('The founder')
    expect(subject).toBe(`Inquiry for ${brand.name} about ${title}`)
  }
})

test('any other letter has the plain subject, also if the address names no service of the site', () => {
  const plain = letterAt(paths.contact())
  expect(plain.subject).toBe(`Inquiry for ${brand.name}`)
  for (const about of ['', 'Free money', '__proto__']) {
    expect(letterAt(`${paths.contact()}?${new URLSearchParams({ about })}`)).toEqual(plain)
  }
})
