import { serverFlags } from '@/content/mcp-guide'
import { ChoiceGroup } from './choice-group'
import { CopyBlock } from './copy-block'
import { type Choices, systems } from './mcp-choices'
import { commandGroups } from './mcp-commands'
import type { ServerOptions } from './mcp-snippets'
import { Section } from './section'

type Props = { options: ServerOptions; onChoose: (changes: Partial<Choices>) => void }

/** The tab Commands: command lines for the terminal, for the choices made in Setup. */
export function McpCommandLines({ options, onChoose }: Props) {
  return (
    <>
      <Section
        title="Your terminal"
        note={
          options.access === 'read'
            ? 'Lines are read-only, as in Setup.'
            : 'Lines allow writing, as in Setup.'
        }
      >
        <ChoiceGroup
          label="System"
          options={systems}
          value={options.system}
          onChange={(system) => onChoose({ system })}
          hint={options.system === 'windows' ? 'Lines for PowerShell.' : undefined}
        />
      </Section>
      {commandGroups(options).map(({ title, commands }) => (
        <Section key={title} title={title}>
          <ul className="grid gap-6">
            {commands.map(({ id, text, purpose }) => (
              <li key={id}>
                <p className="mb-2 text-ui text-clay">{purpose}</p>
                <CopyBlock text={text} name={`the command: ${purpose}`} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Options of the server">
        <dl className="divide-y divide-line">
          {serverFlags.map(({ flag, text }) => (
            <div
              key={flag}
              className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="font-mono text-fine leading-6">{flag}</dt>
              <dd className="text-ui text-clay">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
