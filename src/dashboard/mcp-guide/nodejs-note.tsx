import { vendorLinks } from '@/content/mcp-guide'
import { ExternalLink } from '@/ui/text-link'

/** A sentence about Node.js around the link to its download. */
export function NodejsNote({ before, after }: { before: string; after: string }) {
  return (
    <p>
      <span>{before}</span>
      <ExternalLink href={vendorLinks.nodejs.href}>nodejs.org</ExternalLink>
      <span>{after}</span>
    </p>
  )
}
