import { requirements, snippetPlaceholders } from '@/content/mcp-database'
import { vendorLinks } from '@/content/mcp-guide'
import { sentences } from '@/lib/text'
import { ExternalLink } from '@/ui/text-link'
import { Configuration } from './configuration'
import type { ServerOptions } from './mcp-choices'
import { snippetFor } from './mcp-snippets'
import { NodejsNote } from './nodejs-note'
import { Prose, Section } from './section'

/** The sections of Setup about Supabase's own server: requirements, token and configuration. */
export function DatabaseSetup({ options }: { options: ServerOptions }) {
  const { server, access, projectRef } = options
  return (
    <>
      <Section title="What you need">
        <Prose>
          <p>{requirements.membership}</p>
          {server === 'local' && <NodejsNote {...requirements.nodejs} />}
        </Prose>
      </Section>

      {server === 'local' && (
        <Section title="The token">
          <Prose>
            <p>
              <ExternalLink href={vendorLinks.tokens.href}>Create a personal access token</ExternalLink>
              <span>
                {sentences(
                  '. It starts with sbp_; scoped ones with sbp_fc.',
                  `Choose this one project, the database permission ${access === 'read' ? 'to read' : 'to read and write'}, and at most 90 days.`,
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
        {projectRef === null && (
          <p className="mb-4 max-w-[68ch] text-ui text-clay">
            This site’s address does not say which project it is, so{' '}
            <code className="font-mono text-fine text-cedar">{snippetPlaceholders.projectRef}</code> is left
            for you: the last part of supabase.com/dashboard/project/… The database built into a local copy of
            this site cannot be reached over MCP.
          </p>
        )}
        <Configuration options={options} />
      </Section>
    </>
  )
}
