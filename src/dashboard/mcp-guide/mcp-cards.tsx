import { DownloadLink } from './download-link'
import type { Choices } from './mcp-choices'
import { stepsFor, textsFor } from './mcp-texts'

const numerals = ['I', 'II', 'III', 'IV'] as const

/** The cards Quick Setup and Security, for the chosen server and client. */
export function McpCards({ server, client }: Pick<Choices, 'server' | 'client'>) {
  return (
    <div className="my-8 grid border-line border-y lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:divide-x lg:divide-line">
      <section aria-labelledby="quick-setup" className="py-6 lg:pr-10">
        <h3 id="quick-setup" className="text-[1.5rem]">
          Quick Setup
        </h3>
        <ol className="mt-4 divide-y divide-line">
          {stepsFor(server, client).map(({ title, text, download }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] py-4">
              <span aria-hidden="true" className="font-display text-[1.125rem] text-cedar">
                {numerals[index]}
              </span>
              <div>
                <h4 className="font-medium font-sans text-ui">{title}</h4>
                <p className="mt-1 text-ui text-clay">{text}</p>
                {download && <DownloadLink form={download} className="mt-3" />}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="security" className="border-line border-t py-6 lg:border-t-0 lg:pl-10">
        <h3 id="security" className="text-[1.5rem]">
          Security
        </h3>
        <dl className="mt-4 divide-y divide-line">
          {textsFor(server).security.map(({ claim, verdict, truth }) => (
            <div key={claim} className="py-4">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-6">
                <span className="font-medium text-ui">{claim}</span>
                <span className="text-fine text-cedar">{verdict}</span>
              </dt>
              <dd className="mt-1 max-w-[68ch] text-ui text-clay">{truth}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
