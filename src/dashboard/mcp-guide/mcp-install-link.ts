import { serverName } from './mcp-notes'
import { remoteUrl, type ServerOptions, serverEntry, tokenPrompt } from './mcp-snippets'

type InstallLink = { href: string; label: string; note: string | null }

/** A link cannot be edited like a snippet, so it needs the real reference instead of the placeholder. */
type InstallOptions = ServerOptions & { projectRef: string }

/** A link that opens the client with the configuration filled in, or null if the client has no such link. */
export function installLinkFor(options: InstallOptions): InstallLink | null {
  const { client } = options
  const isRemote = options.server === 'remote'
  if (client === 'claude-desktop' && isRemote) {
    const address = encodeURIComponent(remoteUrl(options))
    return {
      href: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=Supabase&connectorUrl=${address}`,
      label: 'Add to Claude',
      note: 'It opens the connector’s dialog, filled in.',
    }
  }
  if (client === 'cursor') {
    const config = encodeURIComponent(btoa(JSON.stringify(serverEntry(options))))
    return {
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${config}`,
      label: 'Install in Cursor',
      note: isRemote ? null : 'Then put your token where the placeholder stands.',
    }
  }
  if (client === 'vscode') {
    const server = { name: serverName, ...serverEntry(options), ...(!isRemote && { inputs: [tokenPrompt] }) }
    return {
      href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(server))}`,
      label: 'Install in VS Code',
      note: isRemote ? null : 'VS Code then asks for your token.',
    }
  }
  return null
}
