import type { ReactNode } from 'react'
import { staff } from '@/auth/staff'
import { divisionOfWork } from '@/dashboard/shared/division-of-work'
import { paths } from '@/lib/paths'
import { ExternalLink, TextLink } from '@/ui/text-link'

/** The getting-started panel: three steps, and who uses MCP and who the assistant. */
export function OverviewStart() {
  return (
    <section
      aria-labelledby="getting-started"
      className="mt-12 grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="getting-started" className="text-title">
          Getting started
        </h2>
        <p className="mt-3 max-w-[40ch] text-clay">{divisionOfWork(staff)}</p>
      </div>
      <ol className="divide-y divide-line border-line border-y">
        <Step
          numeral="I"
          title={<TextLink to={paths.equipment('add')}>Add the first equipment item</TextLink>}
        >
          Name and category are enough. Power, water, supplier and price can follow when they are known.
        </Step>
        <Step numeral="II" title={<TextLink to={paths.mcp()}>Connect your AI client</TextLink>}>
          Choose the client you use, copy its configuration, and ask it what is in the catalog.
        </Step>
        <Step
          numeral="III"
          title={
            <>
              Read the two guides: <ExternalLink href={paths.mcpSetupGuide()}>Setup guide</ExternalLink> and{' '}
              <ExternalLink href={paths.mcpPromptsGuide()}>Prompt book</ExternalLink>
            </>
          }
        >
          One covers every client and system, the other holds prompts that write good rows. Both print well.
        </Step>
      </ol>
    </section>
  )
}

function Step({ numeral, title, children }: { numeral: string; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] py-5">
      <span aria-hidden="true" className="font-display text-[1.25rem] text-cedar leading-snug">
        {numeral}
      </span>
      <div>
        <h3 className="font-medium font-sans text-body">{title}</h3>
        <p className="mt-1 text-[0.9375rem] text-clay">{children}</p>
      </div>
    </li>
  )
}
