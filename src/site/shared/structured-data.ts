import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Organization,
  Service,
  Thing,
  WithContext,
} from 'schema-dts'
import type { Borough } from '@/content/borough'
import { brand } from '@/content/brand'
import { business } from '@/content/business'
import type { Question } from '@/content/faq'
import { siteOrigin } from '@/content/page-metadata'
import { metadataFor } from '@/content/pages'
import { paths } from '@/lib/paths'
import { publicPages } from '@/lib/seo/public-pages'

// JSON-LD for search engines, built from the same content the pages show. Types: https://schema.org.

/** Excludes plain strings: most types of schema-dts also allow just a name. */
type Data<T extends Thing> = WithContext<Exclude<T, string>>

const context = 'https://schema.org'
const absolute = (path: string) => siteOrigin + path
const organizationId = absolute('/#organization')

const studio = { '@type': 'Organization', '@id': organizationId, name: brand.name } as const

/** Leaves out parts of the address that are still empty placeholders. */
function postalAddress() {
  const { street, locality, region, postalCode, country } = business.address
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    addressLocality: locality,
    addressRegion: region,
    ...(postalCode ? { postalCode } : {}),
    addressCountry: country,
  } as const
}

const contactDetails = {
  telephone: business.phone.display,
  email: business.founder.email,
  address: postalAddress(),
}

/** The studio as an organization. */
export function organization(): Data<Organization> {
  return {
    '@context': context,
    ...studio,
    legalName: brand.legalName,
    description: brand.tagline,
    url: absolute(paths.home()),
    logo: absolute('/icon-512.png'),
    ...contactDetails,
  }
}

const places = (names: readonly string[]) => names.map((name) => ({ '@type': 'Place', name }) as const)

/** The office with the areas it serves; `path` is the page that describes it. */
export function localBusiness(
  path: string,
  areas: readonly string[] = business.areasServed,
): Data<LocalBusiness> {
  const { hours, payment, currency } = business
  const { description, ogImage } = metadataFor(path)
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': absolute(`${path}#business`),
    name: brand.name,
    description,
    url: absolute(path),
    image: ogImage,
    ...contactDetails,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: business.geo.latitude,
      longitude: business.geo.longitude,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    paymentAccepted: payment.join(', '),
    currenciesAccepted: currency,
    areaServed: places(areas),
    parentOrganization: studio,
  }
}

/** The office as it serves a borough and its neighborhoods. */
export function boroughBusiness(path: string, { name, neighborhoods }: Borough) {
  return localBusiness(path, [name, ...neighborhoods])
}

/** Questions with their answers. */
export function faqPage(questions: readonly Question[]): Data<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type Offered = { title: string; description: string }

/** A group of services; `path` is the page that describes them. */
export function service(path: string, name: string, items: readonly Offered[]): Data<Service> {
  return {
    '@context': context,
    '@type': 'Service',
    '@id': absolute(`${path}#service`),
    name,
    serviceType: name,
    description: metadataFor(path).description,
    url: absolute(path),
    provider: { ...studio, url: absolute(paths.home()), ...contactDetails },
    areaServed: places(business.areasServed),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: items.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  }
}

/** The breadcrumb from the home page to this one; empty on the home page and on pages that are not listed. */
export function breadcrumbs(path: string): Data<BreadcrumbList>[] {
  const home = publicPages.find((page) => page.path === paths.home())
  const here = publicPages.find((page) => page.path === path)
  if (!home || !here || here === home) return []
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [home, here].map((page, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.name,
        item: absolute(page.path),
      })),
    },
  ]
}
