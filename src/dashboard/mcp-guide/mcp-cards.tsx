import Check from 'lucide-react/icons/check'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { DownloadLink } from './download-link'
import type { Choices } from './mcp-choices'
import { stepsFor, textsFor } from './mcp-texts'

type Props = Pick<Choices, 'server' | 'client'> & {
  /** The introduction, above the steps. */
  children: string
}

/** The introduction and the cards Quick Setup and, beside both, Security, for the chosen server and client. */
export function McpCards({ server, client, children }: Props) {
  return (
    <div className="mb-8 grid gap-x-12 border-line border-b pb-4 xl:mb-6 xl:border-b-0 xl:pb-0 xl:grid-cols-[minmax(0,1fr)_45%] xl:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_40%]">
      <p className="max-w-[62ch] text-balance pb-5 leading-[1.5] md:text-body md:leading-[1.5] xl:max-w-none xl:text-pretty xl:text-base xl:leading-[1.5]">
        {children}
      </p>
      <section aria-labelledby="quick-setup" className="border-line border-t pt-3.5 md:pt-5">
        <h3 id="quick-setup" className="text-[1.5rem]">
          Quick Setup
        </h3>
        <ol className="mt-1 divide-y divide-line">
          {stepsFor(server, client).map(({ title, text, download }, index) => (
            <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] py-4 xl:py-3">
              <span aria-hidden="true" className="font-medium text-ui tabular-nums">
                {index + 1}
              </span>
              <div>
                <h4 className="font-medium font-sans text-ui">{title}</h4>
                <p className="mt-1 max-w-[74ch] text-pretty text-ui leading-[1.47]">
                  {text.replaceAll('> ', '>\u00a0')}
                </p>
                {download && <DownloadLink form={download} className="mt-3 mb-2 xl:mb-3" />}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="security"
        className="border-line border-t pt-3.5 md:pt-5 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-12"
      >
        <h3 id="security" className="text-[1.5rem] xl:-mt-1.5">
          Security
        </h3>
        <dl className="mt-1 max-md:divide-y max-md:divide-line md:mt-3 md:grid md:gap-y-3.5 md:pl-7">
          {textsFor(server).security.map(({ claim, verdict, truth }) => (
            <div key={claim} className="max-md:py-3">
              {/* Where all claims are true, the same word four times would be noise. */}
              <dt className="relative flex gap-x-2 font-medium text-note md:text-ui">
                {verdict === 'True' && (
                  <>
                    <Check
                      size={16}
                      strokeWidth={2}
                      aria-hidden="true"
                      className="mt-0.5 shrink-0 text-moss md:absolute md:top-0.5 md:-left-7 md:mt-0"
                    />
                    <VisuallyHidden>True.</VisuallyHidden>
                  </>
                )}
                <span>{claim}</span>
              </dt>
              <dd className="mt-0.5 max-w-[68ch] max-md:pl-6 text-pretty text-clay text-note leading-[1.5]">
                {verdict !== 'True' && <span className="font-medium text-ink">{`${verdict}. `}</span>}
                <span>{truth}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
