import { snippetPlaceholders } from '@/content/mcp-guide'
import {
  launchCommand,
  promptedToken,
  remoteUrl,
  type ServerOptions,
  serverName,
  tokenPrompt,
  tokenVariable,
} from './mcp-snippets'

type InstallLink = { href: string; label: string; note: string | null }

/** A link cannot be edited like a snippet, so it needs the real reference instead of the placeholder. */
type InstallOptions = ServerOptions & { projectRef: string }

/** A link that opens the client with the configuration filled in, or null if the client has no such link. */
export function installLinkFor(options: InstallOptions): InstallLink | null {
  const remote = options.server === 'remote'
  if (options.client === 'claude-desktop' && remote) {
    const address = encodeURIComponent(remoteUrl(options))
    return {
      href: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=Supabase&connectorUrl=${address}`,
      label: 'Add to Claude',
      note: 'It opens the connector’s dialog, filled in.',
    }
  }
  if (options.client === 'cursor') {
    const config = remote
      ? { url: remoteUrl(options) }
      : { ...launchCommand(options), env: { [tokenVariable]: snippetPlaceholders.token } }
    const packed = encodeURIComponent(btoa(JSON.stringify(config)))
    return {
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${packed}`,
      label: 'Install in Cursor',
      note: remote ? null : 'Then put your token where the placeholder stands.',
    }
  }
  if (options.client === 'vscode') {
    const config = remote
      ? { name: serverName, type: 'http', url: remoteUrl(options) }
      : {
          name: serverName,
          ...launchCommand(options),
          env: { [tokenVariable]: promptedToken },
          inputs: [tokenPrompt],
        }
    return {
      href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(config))}`,
      label: 'Install in VS Code',
      note: remote ? null : 'VS Code then asks for your token.',
    }
  }
  return null
}
