import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { defaultAllowList, parseAllowList, type StaffMember } from '../../src/auth/allow-list.ts'
import { labelOf } from './database.ts'
import { Refusal } from './refusal.ts'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** `preview`: a production build (`npm start`). `dev`: the sources, with hot reload (`npm run dev`). */
export type Mode = 'preview' | 'dev'

const commands = {
  preview: { command: 'npm start', port: 4173, does: 'Builds the site and serves it' },
  dev: { command: 'npm run dev', port: 5173, does: 'Serves the sources, with hot reload,' },
}

/** The text that `--help` prints. */
export const helpText = (mode: Mode) => `${commands[mode].command} [-- --port <number>]

${commands[mode].does} at http://localhost:${commands[mode].port}, with a database of its own.

  --port <number>         use another port
  --help                  print this text

Variables, in the environment or in .env:

  LOCAL_DB                where the data is: a folder (default: ./supabase/.temp/db), \`memory\`, or the address of a
                          PostgreSQL server, 15 or newer: postgres://user:password@host/name
  LOCAL_SEED              \`none\` leaves the sample equipment out
  VITE_STAFF_ALLOW_LIST   who may sign up: address=Name, separated by commas
`

/** Reads the arguments after the mode. Null: help is asked for. Throws a Refusal if one is unknown or no port. */
export function readPort(mode: Mode, args: readonly string[]): number | null {
  const { port, help } = parseStrictly(mode, args)
  if (help) return null
  if (port === undefined) return commands[mode].port
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new Refusal(`--port ${port} is not a port: choose a number from 1 to 65535.`)
  }
  return Number(port)
}

function parseStrictly(mode: Mode, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { port: { type: 'string' }, help: { type: 'boolean' } } })
      .values
  } catch (error) {
    // Only the first sentence: the others explain how to escape an argument.
    const [reason] = String(Object(error).message).split('. ')
    throw new Refusal(`${reason}: \`${commands[mode].command} -- --help\` lists the arguments.`)
  }
}

/** The settings from the environment and the .env files. */
export type Settings = {
  /** `memory`, the path of a directory, or a postgres:// address. */
  data: string
  /** The place of the data for display. */
  dataLabel: string
  seed: boolean
  allowList: StaffMember[]
}

/** Reads the settings from the environment and the .env files. Throws a Refusal that names the variable it cannot use. */
export function readSettings(mode: Mode): Settings {
  const prefixes = ['LOCAL_', 'VITE_STAFF_ALLOW_LIST']
  const env = loadEnv(mode === 'dev' ? 'development' : 'production', root, prefixes)
  return {
    ...readPlace(env.LOCAL_DB || './supabase/.temp/db'),
    seed: readSeed(env.LOCAL_SEED ?? ''),
    allowList: readAllowList(env.VITE_STAFF_ALLOW_LIST || defaultAllowList),
  }
}

function readSeed(value: string): boolean {
  if (value !== '' && value !== 'none') {
    throw new Refusal(
      `LOCAL_SEED=${value}: the only value is \`none\`, which leaves the sample equipment out.`,
    )
  }
  return value !== 'none'
}

function readAllowList(text: string): StaffMember[] {
  try {
    return parseAllowList(text)
  } catch (error) {
    throw new Refusal(String(Object(error).message))
  }
}

/** A name without a slash is refused: it is more likely a misspelled `memory` than a folder. */
function readPlace(place: string): Pick<Settings, 'data' | 'dataLabel'> {
  if (place === 'memory') return { data: place, dataLabel: 'in memory, gone when this stops' }
  // Two letters at least: a single one is a drive of Windows.
  if (/^[a-z][a-z\d+.-]+:/i.test(place)) {
    // Without the value: an address may hold a password.
    if (!/^postgres(ql)?:\/\//.test(place) || !URL.canParse(place))
      throw new Refusal('LOCAL_DB is not an address like postgres://user:password@host/name.')
    return { data: place, dataLabel: labelOf(place) }
  }
  if (!/[\\/]/.test(place) && place !== '.') {
    throw new Refusal(
      `LOCAL_DB=${place}: use \`memory\`, a postgres:// address, or a folder such as ./${place}.`,
    )
  }
  const data = resolve(root, place)
  return { data, dataLabel: `${labelOf(data)}, kept across restarts` }
}
