import { Helmet } from 'react-helmet-async'

/** The metadata of a page for search engines and social networks. */
export type PageMetadata = {
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
  ogImage: string
  ogImageAlt: string
  canonicalUrl: string
}

type Props = {
  /** The title of the tab. */
  title: string
  metadata: PageMetadata
  siteName: string
  geo: { region: string; place: string; latitude: number; longitude: number }
}

/**
 * The head of a page. The theme colour is in index.html, because it is the same on every page.
 */
export function Seo({ title, metadata, siteName, geo }: Props) {
  const { description, keywords, ogTitle, ogDescription, ogImage, ogImageAlt, canonicalUrl } = metadata
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={canonicalUrl} />
      {/* On staff pages too: there the host's X-Robots-Tag header forbids indexing. */}
      <meta name="robots" content="index, follow" />
      <meta name="language" content="en-US" />
      <meta name="geo.region" content={geo.region} />
      <meta name="geo.placename" content={geo.place} />
      <meta name="geo.position" content={`${geo.latitude.toFixed(4)};${geo.longitude.toFixed(4)}`} />
      <meta name="ICBM" content={`${geo.latitude.toFixed(4)}, ${geo.longitude.toFixed(4)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={ogTitle} />
      <meta property="og:description" content={ogDescription} />
      <meta property="og:image" content={ogImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={ogImageAlt} />
      <meta property="og:url" content={canonicalUrl} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={ogTitle} />
      <meta name="twitter:description" content={ogDescription} />
      <meta name="twitter:image" content={ogImage} />
      <meta name="twitter:image:alt" content={ogImageAlt} />
    </Helmet>
  )
}
