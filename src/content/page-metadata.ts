import type { PageMetadata } from '@/lib/seo/seo'
import { brand } from './brand'

/** The origin the site is published at, without a slash at the end. */
export const siteOrigin = import.meta.env.VITE_SITE_URL || 'http://localhost:4173'

const defaultImage = '/og-image.png'

/** Title, description and keywords of a path. */
export type OwnMetadata = readonly [path: string, title: string, description: string, keywords: string]

export function toMetadata([path, title, description, keywords]: OwnMetadata): PageMetadata {
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

/** The metadata of a path without its own: brand, one sentence, canonical address of its own. */
export function defaultMetadata(path: string): PageMetadata {
  return toMetadata([
    path,
    `${brand.name} | Bathhouse and spa design, New York`,
    `${brand.name} designs bathhouses, saunas, cold plunges and spas in New York City.`,
    'bathhouse design, sauna design, cold plunge, spa consultancy, New York',
  ])
}
