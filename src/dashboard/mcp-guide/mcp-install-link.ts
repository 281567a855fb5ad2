import { placeholders } from '@/content/mcp-guide'
import {
  launchOf,
  promptedToken,
  remoteUrl,
  serverName,
  tokenPrompt,
  tokenVariable,
  type Wish,
} from './mcp-snippets'

export type InstallLink = { href: string; label: string; note: string | null }

/** A link that hands the configuration to the client, where its vendor supports that. */
export function installLinkFor(wish: Wish): InstallLink | null {
  const remote = wish.server === 'remote'
  if (wish.client === 'claude-desktop' && remote) {
    const address = encodeURIComponent(remoteUrl(wish))
    return {
      href: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=Supabase&connectorUrl=${address}`,
      label: 'Add to Claude',
      note: 'It opens the connector’s dialog, filled in.',
    }
  }
  if (wish.client === 'cursor') {
    const config = remote
      ? { url: remoteUrl(wish) }
      : { ...launchOf(wish), env: { [tokenVariable]: placeholders.token } }
    const packed = encodeURIComponent(btoa(JSON.stringify(config)))
    return {
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${packed}`,
      label: 'Install in Cursor',
      note: remote ? null : 'Then put your token where the placeholder stands.',
    }
  }
  if (wish.client === 'vscode') {
    const config = remote
      ? { name: serverName, type: 'http', url: remoteUrl(wish) }
      : {
          name: serverName,
          ...launchOf(wish),
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
