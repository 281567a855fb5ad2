import type { Claim } from '@/content/mcp-guide'
import { useMediaQuery } from '@/lib/use-media-query'
import { Disclosure } from '@/ui/disclosure'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { DownloadLink } from './download-link'
import type { Choices } from './mcp-choices'
import { stepsFor, textsFor } from './mcp-texts'
import { keepPaths } from './terms'

type Props = Pick<Choices, 'server' | 'client'> & {
  /** The introduction, above the steps. */
  children: string
}

/** The introduction and the cards Quick Setup and, beside both, Security, for the chosen server and client. */
export function McpCards({ server, client, children }: Props) {
  const isWide = useMediaQuery('(width >= 80rem)')
  return (
    <div className="mb-8 grid gap-x-12 border-line border-b pb-4 xl:mb-6 xl:border-b-0 xl:pb-0 xl:grid-cols-[minmax(0,1fr)_42%] xl:grid-rows-[auto_1fr]">
      <p className="max-w-[62ch] text-balance pb-5 text-ui leading-[1.5] md:text-body md:leading-[1.5] xl:max-w-none xl:text-pretty xl:text-base xl:leading-[1.5]">
        {children}
      </p>
      <section aria-labelledby="quick-setup" className="border-line border-t pt-3.5 md:pt-5">
        <h3 id="quick-setup" className="text-[1.5rem]">
          Quick Setup
        </h3>
        <ol className="mt-1 divide-y divide-line">
          {stepsFor(server, client).map(({ title, text, download }, index) => (
            <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] py-4 xl:py-3">
              <span aria-hidden="true" className="font-medium text-body leading-snug tabular-nums">
                {index + 1}
              </span>
              <div>
                <h4 className="font-medium font-sans text-body leading-snug">{title}</h4>
                <p className="mt-1 max-w-[74ch] text-pretty text-clay text-ui leading-[1.47]">
                  {keepPaths(text)}
                </p>
                {download && <DownloadLink form={download} className="mt-3 mb-2 max-sm:w-full xl:mb-3" />}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="security"
        className="border-line border-t pt-3.5 md:pt-5 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start xl:border-t-0 xl:border-l xl:pt-0 xl:pl-12"
      >
        <h3 id="security" className="text-[1.5rem] xl:-mt-1.5">
          Security
        </h3>
        <ul className="mt-1 divide-y divide-line">
          {textsFor(server).security.map((one) => (
            <li key={one.claim}>
              <Answer {...one} isOpen={isWide} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** A claim about security with its answer, shown or behind a disclosure. */
function Answer({ claim, verdict, truth, isOpen }: Claim & { isOpen: boolean }) {
  const head = (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="font-medium">{claim}</span>
      {/* Where all claims are true, the same word four times would be noise. */}
      {verdict === 'True' ? (
        <VisuallyHidden>True.</VisuallyHidden>
      ) : (
        <span className="text-clay text-note">{`${verdict}.`}</span>
      )}
    </span>
  )
  if (isOpen)
    return (
      <div className="py-3">
        <p className="text-ui">{head}</p>
        <p className="mt-1 text-wrap text-clay text-note leading-[1.5]">{truth}</p>
      </div>
    )
  return (
    <Disclosure summary={head} summaryClass="w-full py-2 text-ui">
      <p className="max-w-[62ch] pb-4 pl-4.5 text-pretty text-clay text-note leading-[1.5]">{truth}</p>
    </Disclosure>
  )
}
