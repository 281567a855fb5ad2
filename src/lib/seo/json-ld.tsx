import type { Thing, WithContext } from 'schema-dts'

/** A schema.org object with its context. */
export type StructuredData = WithContext<Exclude<Thing, string>>

/** Returns JSON with `<` escaped, so that no text can end the script element. */
export function toJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Structured data for search engines. Not run by browsers, so the content security policy needs no hash for it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and toJsonLd escapes it
      dangerouslySetInnerHTML={{ __html: toJsonLd(data) }}
    />
  )
}
