import { homedir } from 'node:os'
import { join } from 'node:path'
import { connector } from '@/content/connector'

/**
 * The folder of session and log in the person's home. Not in AppData on Windows: Claude Desktop is a package there, and
 * what its programs write into AppData goes to a copy that no terminal sees. Not in XDG_CONFIG_HOME: AI clients start
 * programs without that variable, and would look elsewhere than the terminal has written.
 */
export const configFolder = join(homedir(), '.config', connector.name)
