// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { about } from '@/content/about'
import type { Borough } from '@/content/borough'
import { brand } from '@/content/brand'
import { brooklyn } from '@/content/brooklyn'
import { addressLine, business, keyFigures } from '@/content/business'
import { contact } from '@/content/contact'
import { faq } from '@/content/faq'
import { heroWords, home } from '@/content/home'
import { manhattan } from '@/content/manhattan'
import { plates } from '@/content/plates'
import { projects } from '@/content/projects'
import {
  commercialExtras,
  commercialServices,
  installations,
  residentialExtras,
  residentialServices,
} from '@/content/services'
import { documentOf } from './setup.ts'

// The words and links of every public page are in its prerendered document, before any script runs.

const open = (path: string) => new DOMParser().parseFromString(documentOf(path), 'text/html')

const textsOf = (root: ParentNode | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((element) => element.textContent?.trim())
const linksOf = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('href'),
  ])
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** The texts of a selector inside the innermost part of the page with this heading. */
const under = (page: Document, heading: string, selector: string) => {
  const title = [...page.querySelectorAll('main h2')].find((one) => one.textContent === heading)
  const part = title?.parentElement
  return part?.querySelector(selector)
    ? textsOf(part, selector)
    : textsOf(part?.parentElement ?? null, selector)
}

test('home: three words, tagline, project cards, services, questions with answers, call to action', () => {
  const page = open('/')
  const hero = page.querySelector('#hero')
  expect(textsOf(hero, 'h1')).toEqual([`${brand.name}: ${heroWords.join(' ')}`])
  expect(hero?.textContent).toContain(brand.tagline)
  expect(linksOf(hero)).toEqual([['See Our Work', '/projects']])

  const cards = [...page.querySelectorAll('#projects [role=group]')]
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(
    projects.map((_, index) => `${index + 1} of ${projects.length}`),
  )
  for (const [index, { slug, title, subtitle, description, altText }] of projects.entries()) {
    const card = cards[index]
    expect(textsOf(card ?? null, 'h3, p')).toEqual([title, subtitle, description])
    expect(card?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(altText)
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(`/projects#${slug}`)
  }
  expect(linksOf(page.querySelector('#services'))).toEqual([
    ['Commercial', '/commercial'],
    ['Residential', '/residential'],
  ])
  const questions = page.querySelector('#faq')
  expect(textsOf(questions, 'button')).toEqual(faq.map(({ question }) => question))
  for (const { answer } of faq) expect(questions?.textContent).toContain(answer)
  expect(page.querySelector('#cta')?.textContent).toContain(home.cta.title)
  expect(linksOf(page.querySelector('#cta'))).toEqual([[home.cta.link, '/contact']])
})

test('/projects: the projects of the home page, and the way to contact', () => {
  const main = open('/projects').querySelector('main')
  expect(textsOf(main, 'article h2')).toEqual(titlesOf(projects))
  expect(projects.map(({ slug }) => main?.querySelector(`#${slug} h2`)?.textContent)).toEqual(
    titlesOf(projects),
  )
  expect(linksOf(main).map(([, href]) => href)).toEqual(['/contact'])
})

test('/projects: every study has a number, a drawing and two materials', () => {
  const articles = [...open('/projects').querySelectorAll('main article')]
  expect(articles.map((article) => article.querySelector('p span')?.textContent)).toEqual([
    'Plate I',
    'Plate II',
    'Plate III',
    'Plate IV',
  ])
  for (const [index, article] of articles.entries()) {
    expect(article.querySelectorAll('figure > svg[aria-hidden=true]')).toHaveLength(1)
    expect(textsOf(article, 'figcaption')).toEqual([expect.stringMatching(/^(Section|Plan)/)])
    expect(textsOf(article, '[aria-label=Materials] > li')).toEqual(
      plates[projects[index]?.slug ?? '']?.materials.map(({ name }) => name),
    )
  }
})

test('/about: the founder and the years of experience', () => {
  const main = open('/about').querySelector('main')
  expect(textsOf(main, 'h2')).toContain(about.founder.title)
  expect(main?.textContent).toContain(
    `${keyFigures.experience.figure} ${keyFigures.experience.unit} of experience`,
  )
})

test('/commercial: core and additional services', () => {
  const page = open('/commercial')
  expect(under(page, 'What we do', 'h3')).toEqual(titlesOf(commercialServices))
  expect(under(page, 'From specification to opening night', 'h3')).toEqual(titlesOf(commercialExtras))
})

test('/residential: core services, installations and additional services', () => {
  const page = open('/residential')
  expect(under(page, 'What we do', 'h3')).toEqual(titlesOf(residentialServices))
  expect(under(page, 'Rooms people ask for', 'h3')).toEqual(titlesOf(installations))
  expect(under(page, 'Before, during and after the build', 'h3')).toEqual(titlesOf(residentialExtras))
})

test.each([
  ['/commercial', commercialServices],
  ['/residential', residentialServices],
])('%s: each core service leads to a letter about it', (path, services) => {
  const links = [...open(path).querySelectorAll('main ol a')]
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    services.map(({ id, title }) => [`Write to us about ${title}`, `/contact?about=${id}`]),
  )
})

test.each<[string, Borough]>([
  ['/locations/manhattan', manhattan],
  ['/locations/brooklyn', brooklyn],
])(
  '%s: projects with addresses, services, neighborhoods and figures, and a button to contact',
  (path, location) => {
    const page = open(path)
    const main = page.querySelector('main')
    expect(under(page, 'Projects', 'h3')).toEqual(location.projects.map(({ name }) => name))
    for (const { address, description } of location.projects) {
      expect(main?.textContent).toContain(address)
      expect(main?.textContent).toContain(description)
    }
    expect(under(page, 'Neighborhoods', 'li')).toEqual(location.neighborhoods)
    expect(under(page, `What we do in ${location.name}`, 'h3')).toEqual(titlesOf(location.services))
    expect(textsOf(main, 'dt')).toEqual(location.highlights.map(({ label }) => label))
    for (const { figure, unit } of location.highlights)
      expect(main?.textContent).toContain(`${figure} ${unit}`)
    expect(linksOf(main).map(([, href]) => href)).toEqual(['/contact'])
  },
)

test('/contact: mail with a subject, the office on a map, the telephone', () => {
  const main = open('/contact').querySelector('main')
  const letter = expect.stringMatching(/^mailto:[^?]+\?subject=\w/)
  expect(linksOf(main?.querySelector('dl') ?? null)).toEqual([
    [business.founder.email, letter],
    ['Start a conversation', letter],
    [addressLine, expect.stringContaining(encodeURIComponent(addressLine))],
    [business.phone.display, `tel:${business.phone.dial}`],
  ])
  expect(textsOf(main, 'h3')).toEqual(titlesOf(contact.helps))
})
