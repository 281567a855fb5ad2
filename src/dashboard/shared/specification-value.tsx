import type { Specification } from '@/catalog/specifications/specifications'
import { ExternalLink } from '@/ui/text-link'

/** A value in words. A link is named by its host, on paper too. */
export function SpecificationValue({ specification: { value, link } }: { specification: Specification }) {
  if (!link) return value
  return (
    <ExternalLink href={link.href} target="_blank" rel="noreferrer">
      {link.host}
    </ExternalLink>
  )
}
