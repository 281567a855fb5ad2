import { claudeOnWindows } from '@/content/mcp-guide'
import type { Client, System } from './mcp-choices'

/** The path of a client's MCP configuration on a system. */
export function configPath(client: Client, system: System): string {
  const home = system === 'windows' ? '%USERPROFILE%\\' : '~/'
  const inHome = (path: string) => home + (system === 'windows' ? path.replaceAll('/', '\\') : path)
  switch (client) {
    case 'claude-desktop':
      return {
        macos: '~/Library/Application Support/Claude/claude_desktop_config.json',
        windows: `${claudeOnWindows.installed}\\claude_desktop_config.json`,
        linux: '~/.config/Claude/claude_desktop_config.json',
      }[system]
    case 'claude-code':
      return '.mcp.json'
    case 'cursor':
      return inHome('.cursor/mcp.json')
    case 'vscode':
      return system === 'windows' ? '.vscode\\mcp.json' : '.vscode/mcp.json'
    case 'windsurf':
      return system === 'windows' ? '%APPDATA%\\devin\\mcp_config.json' : '~/.config/devin/mcp_config.json'
    case 'other':
      return 'The MCP settings of your client'
  }
}
