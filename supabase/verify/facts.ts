import { readFileSync } from 'node:fs'
import type { Query } from './project.ts'

/** Something a database is made of, in words that are equal in two databases made by the same migrations. */
export type Fact = {
  kind: Kind
  name: string
  /** The relation or function it belongs to; where that is missing, the fact says nothing of its own. */
  of: string
  value: string
}

export type Kind =
  | 'table'
  | 'view'
  | 'sequence'
  | 'column'
  | 'constraint'
  | 'policy'
  | 'function'
  | 'trigger'
  | 'rights'
  | 'role'

const sql = readFileSync(new URL('./facts.sql', import.meta.url), 'utf8')

/** All facts of schemas public and private, and of the triggers elsewhere that run their functions. */
export async function readFacts(query: Query): Promise<Fact[]> {
  return (await query(sql)) as Fact[]
}

/** A fact that two databases do not share. A side is null where the database does not have it. */
export type Difference = Omit<Fact, 'value'> & { found: string | null; wanted: string | null }

/** What differs between the facts of a project and those of the migrations. */
export function compareFacts(found: readonly Fact[], wanted: readonly Fact[]): Difference[] {
  const [ours, theirs] = [index(found), index(wanted)]
  const differences = [...new Map([...theirs, ...ours]).values()].flatMap(({ kind, name, of }) => {
    const [is, should] = [ours.get(keyOf({ kind, name })), theirs.get(keyOf({ kind, name }))]
    if (is?.value === should?.value) return []
    return [{ kind, name, of, found: is?.value ?? null, wanted: should?.value ?? null }]
  })
  const absent = new Set(differences.filter(isWhole).map(({ name }) => name))
  return differences.filter(
    (difference) => (isWhole(difference) || !absent.has(difference.of)) && !isTolerated(difference),
  )
}

const keyOf = ({ kind, name }: Pick<Fact, 'kind' | 'name'>) => `${kind} ${name}`
const index = (facts: readonly Fact[]) => new Map(facts.map((fact) => [keyOf(fact), fact]))

/** Whether a relation or function is missing or additional as a whole. */
const isWhole = ({ name, of, found, wanted }: Difference) =>
  name === of && (found === null || wanted === null)

/** Supabase Auth's role sends no requests: hosted projects may grant it more than the hook. */
function isTolerated({ kind, name, found, wanted }: Difference): boolean {
  if (kind !== 'rights' || !name.startsWith('supabase_auth_admin ')) return false
  const has = found?.split(', ') ?? []
  return !wanted || wanted.split(', ').every((right) => has.includes(right))
}
