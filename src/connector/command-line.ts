import { parseArgs } from 'node:util'
import { configFolder } from './config-folder'

const commands = ['serve', 'sign-in', 'sign-out'] as const

type Command = (typeof commands)[number] | 'help' | 'version'

/** The text that `--help` prints. */
export const helpText = `node catalog-mcp.mjs [--write]    serves the equipment catalog to an AI client, which starts it
node catalog-mcp.mjs sign-in      asks for email and password and keeps the session
node catalog-mcp.mjs sign-out     ends the session

  --write      lists the tools that change data, too
  --version    prints the version
  --help       prints this text

Variables:

  CATALOG_EMAIL, CATALOG_PASSWORD    sign in with these instead: the session then ends with the program
  CATALOG_WRITE=true                 the same as --write

Session and log are in ${configFolder}
`

/** Reads the arguments. Throws an Error whose message names the one that is unknown. */
export function readArguments(args: readonly string[]): { command: Command; mayWrite: boolean } {
  const { values, positionals } = parse(args)
  if (values.help) return { command: 'help', mayWrite: false }
  if (values.version) return { command: 'version', mayWrite: false }
  const [word = 'serve', ...more] = positionals
  const command = commands.find((known) => known === word)
  if (!command || more.length > 0) throw new Error(`Unknown command: ${positionals.join(' ')}`)
  return { command, mayWrite: Boolean(values.write) || process.env.CATALOG_WRITE === 'true' }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { write: { type: 'boolean' }, version: { type: 'boolean' }, help: { type: 'boolean' } },
    })
  } catch (error) {
    // Only the first sentence: the others explain how to escape an argument.
    throw new Error(String(Object(error).message).split('. ')[0])
  }
}
