import type { PageMetadata } from '@/lib/seo/seo'
import { brand } from './brand'

/** The origin of the published site, without a final slash. */
export const siteOrigin = import.meta.env.VITE_SITE_URL || 'http://localhost:4173'

const defaultImage = '/og-image.png'

/** What the image shows; src/assets/identity/make.ts draws it. */
const defaultImageAlt = `${brand.name}: name and motto over a stone bathing hall`

/** Title, description and keywords of a path. */
export type OwnMetadata = readonly [path: string, title: string, description: string, keywords: string]

/** The complete metadata of a page from its own words. */
export function toMetadata([path, title, description, keywords]: OwnMetadata): PageMetadata {
  return {
    title,
    description,
    keywords,
    ogTitle: title,
    ogDescription: description,
    ogImage: siteOrigin + defaultImage,
    ogImageAlt: defaultImageAlt,
    canonicalUrl: siteOrigin + path,
  }
}

/** The metadata of a path that has no entry in pages.ts: brand, one sentence and its own canonical address. */
export function defaultMetadata(path: string): PageMetadata {
  return toMetadata([
    path,
    `${brand.name} | Bathhouse and spa design, New York`,
    `${brand.name} designs bathhouses, saunas, cold plunges and spas in New York City.`,
    'bathhouse design, sauna design, cold plunge, spa consultancy, New York',
  ])
}
