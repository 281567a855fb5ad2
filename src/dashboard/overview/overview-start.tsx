import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useState } from 'react'
import { divisionOfWork, staff } from '@/auth/staff'
import { guides, rememberGuide, wasGuideOpened } from '@/dashboard/layout/guides'
import { paths } from '@/lib/paths'
import { ExternalLink, TextLink } from '@/ui/text-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { assistantSeenQuery, equipmentCountQuery } from './activity-queries'
import { linkClass, OverviewSection } from './overview-section'

/** The getting-started panel: three steps, checked off automatically, each explained until it is done, and who uses MCP and who uses the assistant. */
export function OverviewStart() {
  const { data: count = 0 } = useQuery(equipmentCountQuery)
  const { data: isAssistantSeen = false } = useQuery(assistantSeenQuery)
  const [opened, setOpened] = useState(() => guides.map(({ href }) => wasGuideOpened(href)))

  function openGuide(index: number, href: string) {
    rememberGuide(href)
    setOpened((before) => before.with(index, true))
  }

  const guideLink = (index: 0 | 1) => (
    <ExternalLink
      href={guides[index].href}
      className={linkClass}
      onClick={() => openGuide(index, guides[index].href)}
    >
      {guides[index].title}
    </ExternalLink>
  )

  return (
    <OverviewSection id="getting-started" title="Getting started" aside={<p>{divisionOfWork(staff)}</p>}>
      <ol className="divide-y divide-line border-line border-y">
        <Step
          number={1}
          isDone={count > 0}
          title={
            <TextLink to={paths.equipment('add')} className={linkClass}>
              Add the first equipment item
            </TextLink>
          }
        >
          Name and category are enough. Power, water, supplier and price can follow when they are known.
        </Step>
        <Step
          number={2}
          isDone={isAssistantSeen}
          title={
            <TextLink to={paths.mcp()} className={linkClass}>
              Connect your AI client
            </TextLink>
          }
        >
          Four steps: Claude Desktop takes an extension, every other client a program. Then ask it what is in
          the catalog.
        </Step>
        <Step
          number={3}
          isDone={opened.every(Boolean)}
          title={
            <>
              Read the two guides: {guideLink(0)}
              <span> and </span>
              {guideLink(1)}
            </>
          }
        >
          One covers every client and system, the other holds prompts that write good rows. Both print well.
        </Step>
      </ol>
    </OverviewSection>
  )
}

type StepProps = { number: number; isDone: boolean; title: ReactNode; children: ReactNode }

function Step({ number, isDone, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] py-2.5">
      <span aria-hidden="true" className="text-clay text-ui tabular-nums">
        {isDone ? <Check size={20} strokeWidth={1.5} className="text-moss" /> : number}
      </span>
      <div>
        <h3 className="font-medium font-sans text-ui leading-normal">
          {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
          <span>{title}</span>
        </h3>
        {!isDone && <p className="mt-0.5 text-clay text-note">{children}</p>}
      </div>
    </li>
  )
}
