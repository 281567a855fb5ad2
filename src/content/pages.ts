import { brand } from './brand'

export type PageMetadata = {
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
  ogImage: string
  canonicalUrl: string
}

/** Where the site is published; canonical and social addresses start with it. */
export const siteOrigin = (import.meta.env.VITE_SITE_URL || 'http://localhost:4173').replace(/\/$/, '')

const defaultImage = '/og-image.png'

function page(path: string, title: string, description: string, keywords: string): PageMetadata {
  return {
    title,
    description,
    keywords,
    ogTitle: title,
    ogDescription: description,
    ogImage: siteOrigin + defaultImage,
    canonicalUrl: siteOrigin + path,
  }
}

/** For every address without metadata of its own: brand, one sentence, its own address. */
export function defaultMetadata(path: string): PageMetadata {
  return page(
    path,
    `${brand.name} | Bathhouse and spa design, New York`,
    `${brand.name} designs bathhouses, saunas, cold plunges and spas in New York City.`,
    'bathhouse design, sauna design, cold plunge, spa consultancy, New York',
  )
}

const metadata: Readonly<Record<string, PageMetadata>> = {
  '/': page(
    '/',
    `${brand.name} | Bathhouse, sauna and spa design in New York`,
    'A Brooklyn consultancy for bathhouses, saunas, cold plunges and spas: concept, business plan, design and operations, for developers and for homes.',
    'bathhouse design New York, sauna consultant, cold plunge design, spa development, bathhouse consultancy',
  ),
  '/about': page(
    '/about',
    `Who we are | ${brand.name}`,
    'Our founder has worked on bathhouses, saunas, cold plunges and spas for more than 15 years. How we think about heat, water and rest.',
    'bathhouse consultant, spa designer New York, sauna expert Brooklyn',
  ),
  '/commercial': page(
    '/commercial',
    `Commercial bathhouse and spa development | ${brand.name}`,
    'Concept, pro forma, operations, capacity and systems for commercial bathhouses in New York. Full developments run 18-36 months.',
    'commercial bathhouse development, spa pro forma, spa operations design, guest flow, bathhouse feasibility',
  ),
  '/residential': page(
    '/residential',
    `Home saunas, steam rooms and cold plunges | ${brand.name}`,
    'Design and installation of home saunas, cold plunges, steam rooms and wellness rooms in Manhattan, Brooklyn and around New York.',
    'home sauna New York, residential steam room, cold plunge installation, wellness room design',
  ),
  '/contact': page(
    '/contact',
    `Contact | ${brand.name}`,
    'Write, call or visit our office in Brooklyn. Tell us about the place and who it is for.',
    'contact bathhouse consultant, spa design Brooklyn office',
  ),
  '/locations/manhattan': page(
    '/locations/manhattan',
    `Bathhouse and sauna design in Manhattan | ${brand.name}`,
    'Below-grade bathhouses, rooftop plunges and saunas in apartments: what bathing asks of a building in Manhattan.',
    'Manhattan bathhouse design, sauna Tribeca, steam room Upper East Side, rooftop spa New York',
  ),
  '/locations/brooklyn': page(
    '/locations/brooklyn',
    `Bathhouse and sauna design in Brooklyn | ${brand.name}`,
    'Adaptive-reuse bathhouses, townhouse and garden saunas in Brooklyn, from Williamsburg to Red Hook.',
    'Brooklyn bathhouse design, garden sauna Brooklyn, Williamsburg bathhouse, townhouse sauna',
  ),
}

/** The metadata of an address. */
export function metadataFor(path: string): PageMetadata {
  return metadata[path] ?? defaultMetadata(path)
}
