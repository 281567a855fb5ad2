import { ExternalLink } from '@/ui/text-link'
import { CopyBlock } from './copy-block'
import type { ServerOptions } from './mcp-choices'
import { installLinkFor, snippetFor } from './mcp-snippets'
import type { Snippet } from './snippet'
import { keepPaths } from './terms'

/** The configuration for the choices, the link that fills it in, and another way to the same result. */
export function Configuration({ options }: { options: ServerOptions }) {
  const snippet = snippetFor(options)
  const install = installLinkFor(options)
  return (
    <>
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
  toml: 'In ',
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
          <li key={note}>{keepPaths(note)}</li>
        ))}
      </ul>
    </>
  )
}
