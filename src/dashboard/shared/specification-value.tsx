import type { Specification } from '@/catalog/specifications/specifications'
import { ExternalLink } from '@/ui/text-link'

/** The value of a specification. A link shows its host, on paper too. */
export function SpecificationValue({ specification: { value, link } }: { specification: Specification }) {
  if (!link) return <span dir="auto">{value}</span>
  return (
    <ExternalLink href={link.href} target="_blank" rel="noreferrer">
      {link.host}
    </ExternalLink>
  )
}
