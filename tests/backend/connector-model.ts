import { seededRandom } from '../../src/catalog/seeded-random.fixture.ts'

/** The values that the random calls read and write. */
const values = {
  brand: ['Nordwood', 'Heatworks', 'Vapor', null],
  supplier: ['Sample Supply Co.', 'Stone & Sons', null],
  lead_time_days: [10, 30, 60, null],
  warranty_months: [12, 24, null],
  weight_kg: [40, 80.5, 120, null],
} as const

type Field = keyof typeof values
export type Item = Record<Field, string | number | null>

const fields = Object.keys(values) as Field[]
const empty: Item = {
  brand: null,
  supplier: null,
  lead_time_days: null,
  warranty_months: null,
  weight_kg: null,
}

type Entry = { id: string; before: Item | null; after: Item | null }
type Change = { id: string; by: 'assistant' | 'web'; entries: Entry[] }

/** What a tool has answered; null for a refusal. */
type Answer = {
  total: number
  changed: number
  undo_id: string
  change_id: string | null
  item: { id: string; updated_at: string }
  values: { field: string; value: unknown }[]
} | null

type Player = {
  /** Calls a tool. Null when it refuses. */
  call(tool: string, input: object): Promise<Answer>
  /** Saves a value of an item as the web form does. */
  saveOnWeb(id: string, value: Partial<Item>): Promise<void>
}

const same = (one: Item | null, other: Item | null) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes random calls, with changes on the web in between, and the same in a model of the catalog.
 * @returns the differences between answers and model, and the items as they should be stored
 */
export async function play({ call, saveOnWeb }: Player, seed: number, calls: number) {
  const { number, pick } = seededRandom(seed)
  const items = new Map<string, Item>()
  const changes: Change[] = []
  const reads: { id: string; updated_at: string; item: Item }[] = []
  const differences: string[] = []

  function check(step: string, expected: unknown, actual: unknown) {
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      differences.push(`${step}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`)
  }
  const randomValues = () =>
    Object.fromEntries(
      fields.filter(() => number(2) === 0).map((field) => [field, pick<Item[Field]>(values[field])]),
    ) as Partial<Item>
  const store = (id: string, item: Item | null) => (item ? items.set(id, item) : items.delete(id))
  function record(id: string, by: Change['by'], entries: Entry[]) {
    const real = entries.filter(({ before, after }) => !same(before, after))
    for (const { id, after } of real) store(id, after)
    if (real.length > 0) changes.push({ id, by, entries: real })
  }
  const lastOf = (itemId: string) =>
    changes.findLast(({ entries }) => entries.some(({ id }) => id === itemId))
  const note = (answer: Answer) => {
    const item = answer && items.get(answer.item.id)
    if (answer && item) reads.push({ id: answer.item.id, updated_at: answer.item.updated_at, item })
  }

  async function add(step: string) {
    const given = randomValues()
    const answer = await call('add_equipment', { fields: { name: 'Item', categories: 'Benches', ...given } })
    if (!answer) return check(step, 'added', null)
    record(answer.change_id ?? '', 'assistant', [
      { id: answer.item.id, before: null, after: { ...empty, ...given } },
    ])
    note(answer)
  }

  async function update(step: string) {
    const read = pick(reads)
    const given = randomValues()
    const stored = items.get(read.id)
    const answer = await call('update_equipment', { id: read.id, updated_at: read.updated_at, fields: given })
    if (!stored) return check(step, null, answer)
    const mine = fields.filter((field) => field in given && given[field] !== read.item[field])
    const isConflict = mine.some(
      (field) => stored[field] !== read.item[field] && stored[field] !== given[field],
    )
    check(step, isConflict, answer === null)
    if (!answer) return
    const after = { ...stored, ...Object.fromEntries(mine.map((field) => [field, given[field]])) }
    record(answer.change_id ?? '', 'assistant', [{ id: read.id, before: stored, after }])
    note(answer)
  }

  async function set(step: string) {
    const field = pick(['brand', 'lead_time_days', 'warranty_months', 'weight_kg'] as const)
    const value = pick<Item[Field]>(values[field])
    const brand = pick(['Nordwood', 'Heatworks'])
    const chosen = [...items].filter(([, item]) => item.brand === brand)
    const answer = await call('set_values', {
      filter: { where: [{ field: 'brand', is: brand }] },
      expected_total: Math.max(1, chosen.length),
      fields: { [field]: value },
    })
    if (chosen.length === 0) return check(step, null, answer)
    const entries = chosen.map(([id, before]) => ({ id, before, after: { ...before, [field]: value } }))
    check(step, entries.filter(({ before, after }) => !same(before, after)).length, answer?.changed)
    record(answer?.change_id ?? '', 'assistant', entries)
  }

  async function undo(step: string) {
    if (changes.length === 0) return
    const change = pick(changes.slice(-6))
    const isLast = change.entries.every(({ id }) => lastOf(id) === change)
    const answer = await call('undo_change', { change_id: change.id })
    check(step, change.by === 'assistant' && isLast, answer !== null)
    if (!answer) return
    record(
      answer.undo_id,
      'assistant',
      change.entries.map(({ id, before, after }) => ({ id, before: after, after: before })),
    )
  }

  async function search(step: string) {
    const [brand, days] = [pick(['Nordwood', 'Heatworks', 'Vapor']), pick([10, 30, 60])]
    const answer = await call('search_equipment', {
      where: [{ field: 'lead_time_days', min: days }],
      words: brand,
    })
    const found = [...items.values()].filter(
      (item) => item.brand === brand && Number(item.lead_time_days ?? -1) >= days,
    )
    check(step, found.length, answer?.total)
  }

  async function get(step: string) {
    const { id } = pick(reads)
    const item = items.get(id)
    const answer = await call('get_equipment', { id })
    if (!item) return check(step, null, answer)
    const read = (field: Field) => answer?.values.find((one) => one.field === field)?.value ?? null
    check(step, item, Object.fromEntries(fields.map((field) => [field, read(field)])))
    note(answer)
  }

  async function changeOnWeb() {
    const [id = '', before] = pick([...items].length > 0 ? [...items] : [['', empty] as const])
    if (!id || !before) return
    const field = pick(['brand', 'supplier', 'lead_time_days'] as const)
    const value = pick<Item[Field]>(values[field])
    await saveOnWeb(id, { [field]: value })
    record('00000000-0000-4000-8000-000000000000', 'web', [
      { id, before, after: { ...before, [field]: value } },
    ])
  }

  for (let index = 0; index < 5; index++) await add(`add ${index}`)
  const kinds = { add, update, set, undo, search, get }
  for (let index = 0; index < calls - 5; index++) {
    if (number(8) === 0) await changeOnWeb()
    const kind = pick(Object.keys(kinds) as (keyof typeof kinds)[])
    await kinds[kind](`${kind} ${index}`)
  }
  return { differences, items }
}
