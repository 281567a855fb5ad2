import { catalogRequirements, extensionForm, programNotes } from '@/content/mcp-catalog'
import { formFor, programLine } from './catalog-server'
import { Configuration } from './configuration'
import { CopyBlock } from './copy-block'
import { DownloadLink } from './download-link'
import type { ServerOptions } from './mcp-choices'
import { NodejsNote } from './nodejs-note'
import { Prose, Section } from './section'
import { Terms } from './terms'

/** The sections of Setup about the catalog connector: requirements, the extension or the program, and configuration. */
export function CatalogSetup({ options }: { options: ServerOptions }) {
  const form = formFor(options.client)
  return (
    <>
      <Section title="What you need">
        <Prose>
          <p>{catalogRequirements.account}</p>
          {form === 'extension' ? (
            <p>{catalogRequirements.extension}</p>
          ) : (
            <NodejsNote {...catalogRequirements.program} />
          )}
        </Prose>
      </Section>
      {form === 'extension' ? (
        <>
          <Section title="The extension" note="The fields of its form.">
            <Terms points={extensionForm} />
            <DownloadLink form="extension" variant="secondary" className="mt-4" />
          </Section>
          <Section title="Without the extension" note={programNotes.instead}>
            <Program options={options} />
            <Configuration options={options} />
          </Section>
        </>
      ) : (
        <>
          <Section title="The program">
            <Program options={options} />
          </Section>
          <Section title="The configuration">
            <Configuration options={options} />
          </Section>
        </>
      )}
    </>
  )
}

/** Downloading the program and signing in with it. */
function Program({ options: { client, system } }: { options: ServerOptions }) {
  const isInstead = formFor(client) === 'extension'
  return (
    <div className={isInstead ? 'mb-8' : undefined}>
      <Prose>
        {isInstead && <NodejsNote {...catalogRequirements.program} />}
        <p>{programNotes.place}</p>
      </Prose>
      <DownloadLink form="program" variant="secondary" className="mt-4 mb-6" />
      <CopyBlock
        text={programLine(system, 'sign-in')}
        name="the line to sign in"
        label={system === 'windows' ? 'Once, in Command Prompt' : 'Once, in the terminal'}
      />
      <p className="mt-3 max-w-[68ch] text-ui text-clay">{programNotes.session}</p>
    </div>
  )
}
