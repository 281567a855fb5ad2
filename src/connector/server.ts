import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { connector } from '@/content/connector'
import type { Account } from './account'
import type { Log } from './log'

type Options = {
  account: Account
  /** Whether the tools that change data are listed too. */
  mayWrite: boolean
  log: Log
}

/** The MCP server with its tools. */
export function createServer({ account, log }: Options): McpServer {
  const server = new McpServer({
    ...connector,
    title: `${brand.name} catalog`,
  })
  server.registerTool(
    'who_am_i',
    {
      description: 'Names the staff member that this connector is signed in as.',
      inputSchema: z.object({}),
      outputSchema: z.object({ email: z.string() }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async () => {
      const start = performance.now()
      const { email } = await account.ready()
      log({ tool: 'who_am_i', outcome: 'ok', milliseconds: performance.now() - start })
      return { content: [{ type: 'text', text: JSON.stringify({ email }) }], structuredContent: { email } }
    },
  )
  return server
}
