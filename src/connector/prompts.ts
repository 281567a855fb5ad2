import type { McpServer } from '@modelcontextprotocol/server'
import { connectorPrompts } from '@/catalog/connector-prompts'

/** Offers the prompts of the prompt book. Those that write are left out if the connector only reads. */
export function registerPrompts(server: McpServer, mayWrite: boolean): void {
  for (const { id, title, text, writes } of connectorPrompts) {
    if (writes && !mayWrite) continue
    server.registerPrompt(id, { title, description: title }, () => ({
      messages: [{ role: 'user', content: { type: 'text', text } }],
    }))
  }
}
