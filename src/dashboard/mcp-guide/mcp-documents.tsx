import { type GuideLink, vendorLinks } from '@/content/mcp-guide'
import { guides, rememberGuide } from '@/dashboard/layout/guides'
import { ExternalLink } from '@/ui/text-link'

/** Links to the two printable guides and to the vendors' documentation. */
export function McpDocuments() {
  return (
    <footer className="mt-10 grid gap-x-10 gap-y-8 border-line border-t pt-8 sm:grid-cols-2">
      <Links title="Guides to print" links={guides} onOpen={rememberGuide} />
      <Links title="From the vendors" links={Object.values(vendorLinks)} />
    </footer>
  )
}

type LinksProps = {
  title: string
  links: readonly GuideLink[]
  onOpen?: (href: string) => void
}

function Links({ title, links, onOpen }: LinksProps) {
  return (
    <section>
      <h3 className="text-[1.25rem]">{title}</h3>
      <ul className="mt-2 text-ui">
        {links.map((link) => (
          <li key={link.href} className="py-1.5">
            <ExternalLink href={link.href} onClick={() => onOpen?.(link.href)}>
              {link.title}
            </ExternalLink>
            <span className="text-clay"> · {link.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
