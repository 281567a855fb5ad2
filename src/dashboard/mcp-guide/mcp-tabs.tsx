import type { Prompt } from '@/catalog/prompts'
import { promptNotes, type Trouble } from '@/content/mcp-guide'
import { sentences } from '@/lib/text'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { ChoiceGroup } from './choice-group'
import { CopyBlock } from './copy-block'
import type { Choices, Server, ServerOptions } from './mcp-choices'
import { systems } from './mcp-clients'
import { commandGroups } from './mcp-snippets'
import { promptBook, textsFor } from './mcp-texts'
import { Section } from './section'
import { keepPaths, mono, Terms } from './terms'

// The tabs after Setup.

/** The tab Examples: the briefing and the prompts. */
export function McpExamples({ server }: { server: Server }) {
  const { briefing, contents, prompts } = promptBook(server)
  return (
    <>
      <Section title="The briefing" note={promptNotes.briefing}>
        <CopyBlock prose text={briefing} name="the briefing" label={contents} />
      </Section>
      <Section
        title="To read"
        note={sentences(promptNotes.reading, server === 'catalog' && promptNotes.offered)}
      >
        <Prompts list={prompts.filter(({ writes }) => !writes)} />
      </Section>
      <Section title="To write" note={promptNotes.writing}>
        <Prompts list={prompts.filter(({ writes }) => writes)} />
      </Section>
    </>
  )
}

function Prompts({ list }: { list: readonly Prompt[] }) {
  return (
    <ul className="grid gap-6">
      {list.map(({ id, title, text }) => (
        <li key={id}>
          <CopyBlock
            prose
            text={text}
            name={`the prompt: ${title}`}
            label={<span className="font-medium text-ink">{title}</span>}
          />
        </li>
      ))}
    </ul>
  )
}

type CommandLinesProps = { options: ServerOptions; onChoose: (changes: Partial<Choices>) => void }

/** Clients take the connector from Command Prompt only: PowerShell drops the `--` of their lines. */
const windowsShell = (server: Server) => (server === 'catalog' ? 'Command Prompt' : 'PowerShell')

/** The tab Commands: command lines for the terminal, for the choices made in Setup. */
export function McpCommandLines({ options, onChoose }: CommandLinesProps) {
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
          hint={options.system === 'windows' ? `Lines for ${windowsShell(options.server)}.` : undefined}
        />
      </Section>
      {commandGroups(options).map(({ title, commands }) => (
        <Section key={title} title={title}>
          <ul className="grid gap-6">
            {commands.map(({ text, purpose }) => (
              <li key={text}>
                <p className="mb-2 text-ui text-clay">{purpose}</p>
                <CopyBlock text={text} name={`the command: ${purpose}`} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Options of the server">
        <Terms points={textsFor(options.server).options} mono="title" />
      </Section>
    </>
  )
}

/** The tab Tips: safety, troubleshooting and logs. */
export function McpTips({ server }: { server: Server }) {
  const { safety, troubleshooting, logs } = textsFor(server)
  return (
    <>
      <Section title="Safety">
        <Terms points={safety} />
      </Section>
      <Section title="Troubleshooting" note="What it says, why, and what helps.">
        <Troubles list={troubleshooting} />
      </Section>
      <Section title="Logs" note="Where your client writes down what the AI did.">
        <Terms points={logs} mono="text" />
      </Section>
    </>
  )
}

const row = 'grid gap-x-6 gap-y-1.5 @2xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]'

function Troubles({ list }: { list: readonly Trouble[] }) {
  return (
    <div className="@container">
      <Table aria-label="Troubleshooting" className="block text-ui">
        <TableHead className="sr-only @2xl:not-sr-only @2xl:block">
          <TableRow className={`${row} border-flint @2xl:border-b`}>
            {['Error', 'Cause', 'Fix'].map((column) => (
              <ColumnHeader key={column} className="pb-3 text-left font-medium text-note text-clay">
                {column}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody className="block divide-y divide-line">
          {list.map(({ error, isSymptom, cause, fix }) => (
            <TableRow key={error} className={`${row} py-4 @max-2xl:first:pt-0`}>
              <TableCell className={isSymptom ? 'font-medium' : mono}>{error}</TableCell>
              <TableCell className="text-clay">{cause}</TableCell>
              <TableCell>{keepPaths(fix)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
