import { briefing, type Prompt, prompts } from '@/catalog/prompts'
import { promptNotes } from '@/content/mcp-guide'
import { CopyBlock } from './copy-block'
import { Section } from './section'

/** The tab Examples: the briefing and the prompts. */
export function McpExamples() {
  return (
    <>
      <Section title="The briefing" note={promptNotes.briefing}>
        <CopyBlock prose text={briefing} name="the briefing" label="Columns, categories, currencies, rules" />
      </Section>
      <Section title="To read" note="Works read-only.">
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
