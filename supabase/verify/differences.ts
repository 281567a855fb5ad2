import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compareFacts, type Difference, type Kind, readFacts } from './facts.ts'
import { type Finding, ok, wrong } from './finding.ts'
import type { Databases } from './project.ts'

/** What a difference of this kind means, and the statement of a migration that makes such a thing: % is its name. */
const kinds: Record<Kind, { meaning: string; made: string }> = {
  table: {
    meaning: 'Row-level security decides whether policies are asked at all',
    made: 'alter table (\\w+\\.)?% enable row level security',
  },
  view: { meaning: 'It decides what its readers see', made: 'create (or replace )?view (\\w+\\.)?%' },
  sequence: { meaning: 'It numbers new rows', made: 'sequence (\\w+\\.)?%' },
  column: { meaning: 'The site and the functions rely on it', made: '(create|alter) table[^;]*%' },
  constraint: { meaning: 'It decides which values are stored', made: 'constraint %' },
  policy: { meaning: 'It decides who reaches which rows', made: '(create|alter) policy %' },
  function: {
    meaning: 'Policies, triggers and the site rely on it',
    made: 'create (or replace )?function (\\w+\\.)?%',
  },
  trigger: { meaning: 'It guards or records what is written', made: 'create (or replace )?trigger %' },
  rights: { meaning: 'It decides what a role may try at all', made: '(grant|revoke)[^;]*%' },
  role: { meaning: 'Requests arrive as it: policies must bind it', made: '%' },
}

/** Says of everything that is not as the migrations make it how it is, and what makes it right. */
export async function checkDifferences({ project, fresh }: Databases): Promise<Finding[]> {
  const asked = 'Tables, policies, rights, functions, triggers and constraints'
  const wanted = await readFacts(fresh)
  const differences = compareFacts(await readFacts(project), wanted)
  if (differences.length === 0)
    return [ok(asked, `${wanted.length} compared`, 'All are as the migrations make them')]
  return differences.map((difference) => {
    const { kind, name } = difference
    return wrong(`${kind} ${name}`, describe(difference), kinds[kind].meaning, mendOf(difference))
  })
}

function describe({ kind, found, wanted }: Difference): string {
  if (found === null) return 'missing'
  if (wanted === null)
    return kind === 'function' || !found ? 'not from a migration' : `not from a migration: ${found}`
  if (kind !== 'function' && kind !== 'view') return `${found}, instead of ${wanted}`
  const [lines, others] = [[...found.split('\n'), ''], wanted.split('\n')]
  const line = lines.findIndex((text, number) => text !== others[number])
  return `differs in line ${line + 1}: ${lines[line]?.trim()}`
}

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

function mendOf({ kind, name, of, wanted }: Difference): string {
  if (kind === 'role') return `\`alter role ${name} nobypassrls\` in the SQL editor`
  if (wanted === null) return `${undo(kind, name)}, or write a migration that makes it`
  const pattern = `${written(kind, name, of)}(?!\\w)`
  const statement = new RegExp(kinds[kind].made.replace('%', () => pattern))
  const file = readdirSync(folder)
    .sort()
    .findLast((each) => statement.test(readFileSync(`${folder}${each}`, 'utf8')))
  return `Run its part of supabase/migrations/${file ?? ''} again in the SQL editor`
}

/** The name as migrations write it, without schema and arguments, as a pattern. */
function written(kind: Kind, name: string, of: string): string {
  const whole = escaped(of.replace(/^\w+\.|\(.*$/g, ''))
  if (kind === 'column') return `${whole}[^;]*${escaped(name.split('.').at(-1) ?? '')}`
  const isPart = kind === 'policy' || kind === 'trigger' || kind === 'constraint'
  return isPart ? escaped(name.split(' on ')[0] ?? '') : whole
}

function undo(kind: Kind, name: string): string {
  const [role, object] = name.split(' on ')
  if (kind === 'rights') return `\`revoke all on ${object} from ${role}, public\` in the SQL editor`
  if (kind === 'policy' || kind === 'trigger' || kind === 'function')
    return `\`drop ${kind} ${name}\` in the SQL editor`
  return 'Take it back in the SQL editor'
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
