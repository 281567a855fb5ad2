import type { Thing, WithContext } from 'schema-dts'

/** Structured data of one kind, as every builder returns it. */
export type StructuredData = WithContext<Exclude<Thing, string>>

/** JSON that cannot end the script element it stands in. */
export function toJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Structured data for search engines. Browsers do not run it, so the content security policy does not ask about it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and toJsonLd escapes it
      dangerouslySetInnerHTML={{ __html: toJsonLd(data) }}
    />
  )
}
