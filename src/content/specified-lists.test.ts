import { expect, test } from 'vitest'
import type { Borough } from './borough'
import { brand } from './brand'
import { brooklyn } from './brooklyn'
import { keyFigures } from './business'
import { categories, currencies, fallbackCategory } from './equipment'
import { faq } from './faq'
import { heroWords } from './home'
import { manhattan } from './manhattan'
import { projects } from './projects'
import {
  commercialExtras,
  commercialServices,
  installations,
  residentialExtras,
  residentialServices,
} from './services'

// The lists and counts that the specification names. Its texts: tests/specified-texts.test.ts. That pages show the lists:
// tests/build/pages.test.ts.

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test('home: three words, four projects, four questions', () => {
  expect(heroWords).toEqual(['VISION', 'CRAFT', 'RITUAL'])
  expect(brand.tagline).toMatch(/\w/)
  expect(titlesOf(projects)).toEqual([
    'Bathhouse Flatiron',
    'Bathhouse Williamsburg',
    'Othership',
    'Ongoing Projects',
  ])
  expect(faq).toHaveLength(4)
})

test('the claims: years of experience and durations of projects', () => {
  const figures = [
    keyFigures.experience,
    keyFigures.fullDevelopment,
    keyFigures.consulting,
    keyFigures.construction,
  ]
  expect(figures.map(({ figure, unit }) => `${figure} ${unit}`)).toEqual([
    '15+ years',
    '18–36 months',
    '3–12 months',
    '12–24 months',
  ])
  expect(faq[0]?.answer).toMatch(/12–24 months once a site is secured.*18–36 months.*3–12 months/)
})

test('commercial: five core and six additional services', () => {
  expect(titlesOf(commercialServices)).toEqual([
    'Concept Development',
    'Business Development',
    'Operations Design',
    'Capacity Management',
    'Systems Integration',
  ])
  expect(titlesOf(commercialExtras)).toEqual([
    'Equipment Specification',
    'Construction Administration',
    'Marketing Development',
    'Menu Curation',
    'Partnership Development',
    'Activation Support',
  ])
})

test('residential: four core and six additional services, six installations', () => {
  expect(titlesOf(residentialServices)).toEqual([
    'Design Development',
    'Design Coordination',
    'Project Planning',
    'Project Management',
  ])
  expect(residentialExtras).toHaveLength(6)
  expect(titlesOf(installations)).toEqual([
    'Saunas',
    'Steam Rooms',
    'Cold Plunges',
    'Spa Bathrooms',
    'Hot Tubs',
    'Wellness Rooms',
  ])
})

const countsOf = ({ projects, services, neighborhoods, highlights }: Borough) => ({
  projects: projects.length,
  services: services.length,
  neighborhoods: neighborhoods.length,
  highlights: highlights.length,
})

test('locations: three projects and four services each, 8 and 10 neighborhoods, 3 figures for Brooklyn', () => {
  expect(countsOf(manhattan)).toEqual({ projects: 3, services: 4, neighborhoods: 8, highlights: 0 })
  expect(countsOf(brooklyn)).toEqual({ projects: 3, services: 4, neighborhoods: 10, highlights: 3 })
})

test('equipment: twenty categories, the last for everything else, and four currencies, the default first', () => {
  expect(categories).toEqual([
    'Sauna Heaters',
    'Steam Generators',
    'Cold Plunge Pools',
    'Hot Tubs',
    'Showers',
    'Lockers',
    'Benches',
    'Ventilation',
    'Water Treatment',
    'Lighting',
    'Audio Systems',
    'Control Systems',
    'Flooring',
    'Wall Materials',
    'Doors',
    'Accessories',
    'Towels & Linens',
    'Cleaning Equipment',
    'Safety Equipment',
    'Other',
  ])
  expect(categories).toContain(fallbackCategory)
  expect(currencies).toEqual(['USD', 'EUR', 'GBP', 'CAD'])
})
