import { expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { brooklyn } from '@/content/brooklyn'
import { business } from '@/content/business'
import { faq } from '@/content/faq'
import { publicPages } from '@/lib/seo/public-pages'
import { siteUrl } from '../e2e/build-site.ts'
import { documentOf } from './setup.ts'

// The data for search engines and social networks in the prerendered documents.

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1]
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** The kinds of structured data of pages that have more than breadcrumbs. */
const ownData: Record<string, string[]> = {
  '/': ['Organization', 'LocalBusiness', 'FAQPage'],
  '/commercial': ['Service', 'BreadcrumbList'],
  '/residential': ['Service', 'BreadcrumbList'],
  '/locations/manhattan': ['LocalBusiness', 'BreadcrumbList'],
  '/locations/brooklyn': ['LocalBusiness', 'BreadcrumbList'],
}

test.each(publicPages)('$path is a document with a head of its own', ({ path }) => {
  const html = documentOf(path)
  const [head = '', body = ''] = html.split('</head>')
  const canonical = siteUrl + path
  expect(html).toContain('<html lang="en-US">')
  expect(html.indexOf('<meta charset')).toBeLessThan(1024)
  expect(head.match(/<title>/g)).toHaveLength(1)
  expect(head).toContain(`<link rel="canonical" href="${canonical}"/>`)
  expect({
    robots: metaOf(head, 'robots'),
    language: metaOf(head, 'language'),
    region: metaOf(head, 'geo.region'),
    place: metaOf(head, 'geo.placename'),
    position: metaOf(head, 'geo.position'),
    icbm: metaOf(head, 'ICBM'),
    theme: metaOf(head, 'theme-color'),
    card: metaOf(head, 'twitter:card'),
    url: metaOf(head, 'og:url'),
    image: metaOf(head, 'og:image'),
    imageAlt: metaOf(head, 'og:image:alt'),
  }).toEqual({
    robots: 'index, follow',
    language: 'en-US',
    region: 'US-NY',
    place: 'New York',
    position: '40.7128;-74.0060',
    icbm: '40.7128, -74.0060',
    theme: expect.stringMatching(/^#[01]/),
    card: 'summary_large_image',
    url: canonical,
    image: `${siteUrl}/og-image.png`,
    imageAlt: expect.stringContaining(brand.name),
  })
  for (const name of ['description', 'keywords', 'og:title', 'og:description', 'twitter:title'])
    expect(metaOf(head, name), name).toBeTruthy()
  expect(body).toMatch(/<h1/)
  expect(body).not.toContain('<title>')
  const kinds = structuredData(html).map((data) => data['@type'])
  expect(kinds).toEqual(ownData[path] ?? ['BreadcrumbList'])
  // A page that opens with a picture preloads it beside its style sheet.
  expect(head.includes('imageSrcSet')).toBe(body.includes('fetchPriority="high"'))
})

test('no two pages share a title', () => {
  const titles = publicPages.map(({ path }) => titleOf(documentOf(path)))
  expect(new Set(titles).size).toBe(publicPages.length)
})

test('no two of the seven pages with metadata of their own share a description', () => {
  const own = ['/', '/about', '/commercial', '/residential', '/contact', '/locations/manhattan']
  const descriptions = [...own, '/locations/brooklyn'].map((path) => metaOf(documentOf(path), 'description'))
  expect(new Set(descriptions).size).toBe(7)
})

test('the business is listed with hours, payment, currency and place', () => {
  const [organization, listing, questions] = structuredData(documentOf('/'))
  expect(organization).toMatchObject({ name: expect.any(String), logo: expect.stringContaining(siteUrl) })
  expect(listing).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    paymentAccepted: 'Cash, Credit Card, Wire Transfer',
    currenciesAccepted: 'USD',
    geo: { latitude: business.geo.latitude, longitude: business.geo.longitude },
    address: { addressLocality: business.address.locality, addressCountry: 'US' },
  })
  expect(questions.mainEntity).toHaveLength(faq.length)
  const namesOf = (places: { name: string }[]) => places.map(({ name }) => name)
  const [offered] = structuredData(documentOf('/commercial'))
  for (const { areaServed } of [listing, offered])
    expect(namesOf(areaServed)).toEqual(['Manhattan', 'Brooklyn', 'New York'])
  const [brooklynListing] = structuredData(documentOf('/locations/brooklyn'))
  // The borough itself and its neighborhoods.
  expect(brooklynListing.areaServed).toHaveLength(1 + brooklyn.neighborhoods.length)
})
