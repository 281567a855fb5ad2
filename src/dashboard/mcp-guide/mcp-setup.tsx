import { type ReactNode, useId } from 'react'
import { requirements, snippetPlaceholders, vendorLinks, verify, writingWarning } from '@/content/mcp-guide'
import { sentences } from '@/lib/text'
import { Notice } from '@/ui/notice'
import { ExternalLink } from '@/ui/text-link'
import { ChoiceGroup } from './choice-group'
import { CopyBlock } from './copy-block'
import { type Access, type Choices, clients, servers, systems } from './mcp-choices'
import { installLinkFor } from './mcp-install-link'
import { type ServerOptions, type Snippet, snippetFor } from './mcp-snippets'
import { Section } from './section'

type Props = {
  options: ServerOptions
  onChoose: (changes: Partial<Choices>) => void
  onTrouble: () => void
}

/** The tab Setup: the choices, their requirements, the token, the configuration and a question to try. */
export function McpSetup({ options, onChoose, onTrouble }: Props) {
  return (
    <>
      <Section title="Your computer" note="Remembered in this browser, except writing.">
        <div className="divide-y divide-line">
          <ChoiceGroup
            label="Client"
            options={clients}
            value={options.client}
            onChange={(client) => onChoose({ client })}
          />
          <ChoiceGroup
            label="System"
            options={systems}
            value={options.system}
            onChange={(system) => onChoose({ system })}
          />
          <ChoiceGroup
            label="Server"
            options={servers}
            value={options.server}
            onChange={(server) => onChoose({ server })}
            hint={
              options.server === 'local'
                ? 'Runs on your computer, with your token.'
                : 'Runs at Supabase. You sign in with the browser; there is no token to paste.'
            }
          />
          <WritingSwitch access={options.access} onChange={(access) => onChoose({ access })} />
        </div>
        {options.access === 'write' && (
          <Notice tone="danger" className="mt-4 grid gap-2">
            <p>{writingWarning.shared}</p>
            <p>{writingWarning[options.server]}</p>
          </Notice>
        )}
      </Section>

      <Section title="What you need">
        <Prose>
          <p>{requirements.membership}</p>
          {options.server === 'local' && (
            <p>
              <span>{requirements.nodejs.before}</span>
              <ExternalLink href={vendorLinks.nodejs.href}>nodejs.org</ExternalLink>
              <span>{requirements.nodejs.after}</span>
            </p>
          )}
        </Prose>
      </Section>

      {options.server === 'local' && (
        <Section title="The token">
          <Prose>
            <p>
              <ExternalLink href={vendorLinks.tokens.href}>Create a personal access token</ExternalLink>
              <span>
                {sentences(
                  '. It starts with sbp_; scoped ones with sbp_fc.',
                  `Choose this one project, the database permission ${options.access === 'read' ? 'to read' : 'to read and write'}, and at most 90 days.`,
                )}
              </span>
            </p>
            <p>
              {sentences(
                'This page never asks for it.',
                snippetFor(options).text.includes(snippetPlaceholders.token)
                  ? 'Copy the configuration with its placeholder, and replace that on your own computer.'
                  : 'The configuration holds none: leave it as it is. How your client gets the token stands below it.',
                'An API key does not work here.',
              )}
            </p>
          </Prose>
        </Section>
      )}

      <Section title="The configuration">
        <Configuration options={options} />
      </Section>

      <Section title="The question">
        <Prose>
          <p>{verify.how}</p>
        </Prose>
        <CopyBlock prose text={verify.question} name="the question" className="my-4" />
        <Prose>
          <p>{verify.answer}</p>
          <p>
            Something else happened?{' '}
            <button
              type="button"
              onClick={onTrouble}
              className="cursor-pointer text-cedar underline decoration-line underline-offset-4 hover:decoration-cedar"
            >
              Look it up in Tips
            </button>
          </p>
        </Prose>
      </Section>
    </>
  )
}

type WritingSwitchProps = { access: Access; onChange: (access: Access) => void }

/** Switches between a read-only and a writing configuration. */
function WritingSwitch({ access, onChange }: WritingSwitchProps) {
  const hint = useId()
  return (
    <div className="py-2 md:grid md:grid-cols-[8rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="text-note text-clay md:flex md:h-11 md:items-center">
        Access
      </span>
      <div>
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-ui">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: HTML refuses aria-checked beside the checkbox's own state.
            role="switch"
            checked={access === 'write'}
            onChange={(event) => onChange(event.target.checked ? 'write' : 'read')}
            aria-describedby={hint}
            className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-flint bg-steam transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-flint before:transition-transform before:duration-150 checked:border-brick checked:bg-brick checked:before:translate-x-5 checked:before:bg-steam forced-colors:appearance-auto"
          />
          Allow writing
        </label>
        <p id={hint} className="pb-2 text-note text-clay">
          {access === 'write'
            ? 'The AI may change the database.'
            : 'Read-only: the AI sees everything and changes nothing.'}
        </p>
      </div>
    </div>
  )
}

function Configuration({ options }: { options: ServerOptions }) {
  const snippet = snippetFor(options)
  const { projectRef } = options
  const install = projectRef === null ? null : installLinkFor({ ...options, projectRef })
  return (
    <>
      {projectRef === null && (
        <p className="mb-4 max-w-[68ch] text-ui text-clay">
          This site’s address does not say which project it is, so{' '}
          <code className="font-mono text-fine text-cedar">{snippetPlaceholders.projectRef}</code> is left for
          you: the last part of supabase.com/dashboard/project/… The database built into a local copy of this
          site cannot be reached over MCP.
        </p>
      )}
      <SnippetBlock snippet={snippet} name="the configuration" />
      {install && (
        <p className="mt-4 text-ui">
          Or in one step: <ExternalLink href={install.href}>{install.label}</ExternalLink>.
          {install.note && <span className="text-clay">{` ${install.note}`}</span>}
        </p>
      )}
      {snippet.alternative && (
        <div className="mt-8">
          <h4 className="mb-3 font-medium font-sans text-ui">Another way</h4>
          <SnippetBlock snippet={snippet.alternative} name="the other configuration" />
        </div>
      )}
    </>
  )
}

const labelPrefixes: Record<Snippet['language'], string> = {
  json: 'In ',
  shell: 'In the terminal; it writes ',
  url: 'Under ',
}

function SnippetBlock({ snippet, name }: { snippet: Snippet; name: string }) {
  return (
    <>
      <CopyBlock
        text={snippet.text}
        name={name}
        label={
          <>
            <span>{labelPrefixes[snippet.language]}</span>
            <span className="font-mono [overflow-wrap:anywhere] text-fine text-ink">{snippet.path}</span>
          </>
        }
      />
      <ul className="mt-3 grid max-w-[68ch] gap-1.5 text-ui text-clay [overflow-wrap:anywhere]">
        {snippet.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

function Prose({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[68ch] gap-2 text-ui">{children}</div>
}
