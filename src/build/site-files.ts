import { brand } from '@/content/brand'
import { addressLine, keyFigures } from '@/content/business'
import { faq } from '@/content/faq'
import { siteOrigin } from '@/content/page-metadata'
import { metadataFor } from '@/content/pages'
import { paths } from '@/lib/paths'
import { publicPages } from '@/lib/seo/public-pages'

const canonical = (path: string) => metadataFor(path).canonicalUrl

function sitemap(): string {
  const entries = publicPages.map(({ path }) => `  <url><loc>${canonical(path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Disallows nothing: a crawler that may not fetch a page cannot see its noindex header. */
const robots = `User-agent: *
Allow: /

Sitemap: ${siteOrigin}/sitemap.xml
`

/** The text of llms.txt, a summary for language models: https://llmstxt.org. */
function llms(): string {
  const pages = publicPages.map(
    ({ path, name }) => `- [${name}](${canonical(path)}): ${metadataFor(path).description}`,
  )
  const figures = Object.values(keyFigures).map(({ figure, unit, label }) => `- ${figure} ${unit} ${label}`)
  const questions = faq.map(({ question, answer }) => `### ${question}\n\n${answer}`)
  return `# ${brand.name}

> ${metadataFor(paths.home()).description}

Office: ${addressLine}

## Pages

${pages.join('\n')}

## Figures

${figures.join('\n')}

## Questions

${questions.join('\n\n')}
`
}

function webManifest(themeColor: string): string {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en-US',
    start_url: paths.home(),
    scope: paths.home(),
    display: 'browser',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Sitemap, robots.txt, llms.txt and web manifest by file name, from the same content as the pages. */
export const siteFiles = (themeColor: string): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots,
  'llms.txt': llms(),
  'site.webmanifest': webManifest(themeColor),
})
