import { useId } from 'react'
import { undoNotes } from '@/content/mcp-catalog'
import { accessHints, serverHints } from '@/content/mcp-guide'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { formFor } from './catalog-server'
import { CatalogSetup } from './catalog-setup'
import { ChoiceGroup } from './choice-group'
import { CopyBlock } from './copy-block'
import { DatabaseSetup } from './database-setup'
import { type Choices, type ServerOptions, servers } from './mcp-choices'
import { clients, systems } from './mcp-clients'
import { textsFor, writingWarnings } from './mcp-texts'
import { Prose, Section } from './section'

type Props = {
  options: ServerOptions
  onChoose: (changes: Partial<Choices>) => void
  onTrouble: () => void
}

/** The Setup tab: choices, requirements, configuration and a first question. */
export function McpSetup({ options, onChoose, onTrouble }: Props) {
  const { verify } = textsFor(options.server)
  const isCatalog = options.server === 'catalog'
  return (
    <>
      <Section title="Your computer" note="Remembered in this browser, except writing.">
        <div className="divide-y divide-line">
          <ChoiceGroup
            label="Server"
            options={servers}
            value={options.server}
            onChange={(server) => onChoose({ server })}
            hint={serverHints[options.server]}
          />
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
          <WritingSwitch options={options} onChoose={onChoose} />
        </div>
        {options.access === 'write' && (
          <Notice tone="danger" className="mt-4 grid gap-2">
            {writingWarnings(options.server).map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
      </Section>

      {isCatalog ? <CatalogSetup options={options} /> : <DatabaseSetup options={options} />}

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

      {isCatalog && (
        <Section title="To undo it all">
          <Prose>
            <p>{undoNotes.changes}</p>
            <p>
              <TextLink to={paths.dashboard()}>What changed, on the overview</TextLink>
            </p>
            <p>{undoNotes.connection}</p>
          </Prose>
        </Section>
      )}
    </>
  )
}

/** Switches between a read-only and a writing configuration. */
function WritingSwitch({ options, onChoose }: Pick<Props, 'options' | 'onChoose'>) {
  const hint = useId()
  const { server, client, access } = options
  const hints = server === 'catalog' ? accessHints[formFor(client)] : accessHints.database
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
            onChange={(event) => onChoose({ access: event.target.checked ? 'write' : 'read' })}
            aria-describedby={hint}
            className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-flint bg-steam transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-flint before:transition-transform before:duration-150 checked:border-brick checked:bg-brick checked:before:translate-x-5 checked:before:bg-steam forced-colors:appearance-auto"
          />
          Allow writing
        </label>
        <p id={hint} className="pb-2 text-note text-clay">
          {hints[access]}
        </p>
      </div>
    </div>
  )
}
