import { catalogRequirements, extensionForm, programNotes } from '@/content/mcp-catalog'
import { sentences } from '@/lib/text'
import { Disclosure } from '@/ui/disclosure'
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
          </Section>
          <Section title="Without the extension" note={programNotes.instead}>
            <Disclosure summary="Use the program and a configuration file" className="-mt-2.5 text-ui">
              <div className="mt-4 grid gap-8">
                <Program options={options} />
                <div>
                  <Configuration options={options} />
                </div>
              </div>
            </Disclosure>
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

/** Installing the program and signing in with it. Quick Setup has its download, unless the client takes the extension. */
function Program({ options: { client, system } }: { options: ServerOptions }) {
  const isInsteadOfExtension = formFor(client) === 'extension'
  return (
    <div className="grid gap-4">
      <Prose>
        {isInsteadOfExtension && <NodejsNote {...catalogRequirements.program} />}
        <p>{sentences(programNotes.place, system === 'macos' && programNotes.onMac)}</p>
      </Prose>
      {isInsteadOfExtension && <DownloadLink form="program" className="w-fit" />}
      <CopyBlock
        text={programLine(system, 'sign-in')}
        name="the line to sign in"
        label={system === 'windows' ? 'Once, in Command Prompt' : 'Once, in the terminal'}
      />
      <p className="max-w-[68ch] text-ui text-clay">{programNotes.session}</p>
    </div>
  )
}
