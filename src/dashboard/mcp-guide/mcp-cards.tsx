import { DownloadLink } from './download-link'
import type { Choices } from './mcp-choices'
import { stepsFor, textsFor } from './mcp-texts'

/** The cards Quick Setup and Security, for the chosen server and client. */
export function McpCards({ server, client }: Pick<Choices, 'server' | 'client'>) {
  return (
    <div className="my-8 grid border-line border-y lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:divide-x lg:divide-line">
      <section aria-labelledby="quick-setup" className="py-6 lg:pr-10">
        <h3 id="quick-setup" className="text-[1.5rem]">
          Quick Setup
        </h3>
        <ol className="mt-1 divide-y divide-line">
          {stepsFor(server, client).map(({ title, text, download }, index) => (
            <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] py-4">
              <span aria-hidden="true" className="text-clay text-ui tabular-nums">
                {index + 1}
              </span>
              <div>
                <h4 className="font-medium font-sans text-ui">{title}</h4>
                <p className="mt-1 text-ui leading-[1.6]">{text.replaceAll(' >', '\u00a0>')}</p>
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
        <dl className="mt-1 divide-y divide-line">
          {textsFor(server).security.map(({ claim, verdict, truth }) => (
            <div key={claim} className="py-4">
              <dt className="font-medium text-ui">{claim}</dt>
              <dd className="mt-1 max-w-[68ch] text-ui leading-[1.6]">
                <span className="text-moss">{`${verdict}. `}</span>
                <span>{truth}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
