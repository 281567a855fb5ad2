import { paths } from '@/lib/paths'
import type { PageMetadata } from '@/lib/seo/seo'
import { brand } from './brand'
import { keyFigures } from './business'
import { defaultMetadata, type OwnMetadata, toMetadata } from './page-metadata'

const { experience, fullDevelopment } = keyFigures

/** The pages with metadata of their own. */
const ownMetadata: readonly OwnMetadata[] = [
  [
    paths.home(),
    `${brand.name} | Bathhouse, sauna and spa design in New York`,
    'A Brooklyn consultancy for bathhouses, saunas, cold plunges and spas: concept, business plan, design and operations, for developers and for homes.',
    'bathhouse design New York, sauna consultant, cold plunge design, spa development, bathhouse consultancy',
  ],
  [
    paths.about(),
    `Who we are | ${brand.name}`,
    `Our founder has worked on bathhouses, saunas, cold plunges and spas for ${experience.figure} ${experience.unit}. How we think about heat, water and rest.`,
    'bathhouse consultant, spa designer New York, sauna expert Brooklyn',
  ],
  [
    paths.commercial(),
    `Commercial bathhouse and spa development | ${brand.name}`,
    `Concept, pro forma, operations, capacity and systems for commercial bathhouses in New York. Full developments run ${fullDevelopment.figure} ${fullDevelopment.unit}.`,
    'commercial bathhouse development, spa pro forma, spa operations design, guest flow, bathhouse feasibility',
  ],
  [
    paths.residential(),
    `Home saunas, steam rooms and cold plunges | ${brand.name}`,
    'Design and installation of home saunas, cold plunges, steam rooms and wellness rooms in Manhattan, Brooklyn and around New York.',
    'home sauna New York, residential steam room, cold plunge installation, wellness room design',
  ],
  [
    paths.contact(),
    `Contact | ${brand.name}`,
    'Write, call or visit our office in Brooklyn. Tell us about the place and who it’s for.',
    'contact bathhouse consultant, spa design Brooklyn office',
  ],
  [
    paths.manhattan(),
    `Bathhouse and sauna design in Manhattan | ${brand.name}`,
    'Below-grade bathhouses, rooftop plunges and saunas in apartments: what bathing means for a building in Manhattan.',
    'Manhattan bathhouse design, sauna Tribeca, steam room Upper East Side, rooftop spa New York',
  ],
  [
    paths.brooklyn(),
    `Bathhouse and sauna design in Brooklyn | ${brand.name}`,
    'Adaptive-reuse bathhouses, townhouse and garden saunas in Brooklyn, from Williamsburg to Red Hook.',
    'Brooklyn bathhouse design, garden sauna Brooklyn, Williamsburg bathhouse, townhouse sauna',
  ],
]

const metadataByPath = new Map(ownMetadata.map((own) => [own[0], toMetadata(own)]))

/** The metadata of a path. */
export function metadataFor(path: string): PageMetadata {
  return metadataByPath.get(path) ?? defaultMetadata(path)
}
