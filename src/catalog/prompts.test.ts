import { describe, expect, test } from 'vitest'
import { categories, currencies } from '@/content/equipment'
import { databaseTexts, verify } from '@/content/mcp-database'
import { generatedColumns, writableColumns } from './columns'
import { briefing, doNotSet, prompts, specificationBriefing, specificationKeys } from './prompts'

const [types = ''] = Object.values(
  import.meta.glob<string>('/src/lib/supabase/database.types.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const migrations = Object.values(
  import.meta.glob<string>('/supabase/migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
).join('\n')

/** The columns the generated types give the table. */
const columns = [
  ...(/equipment_catalog: \{\s*Row: \{([^}]*)\}/.exec(types)?.[1] ?? '').matchAll(/^\s*(\w+): /gm),
].map(([, name]) => name)

/** The keys of specifications the briefing names. */
const keys = [
  ...Object.values(specificationKeys)
    .join()
    .matchAll(/`(\w+)`/g),
].map(([, key]) => key)

const texts = [briefing, ...prompts.map(({ text }) => text)]

test('the briefing names every column and tells which ones the database sets', () => {
  expect([...writableColumns.map(({ column }) => column), ...generatedColumns].sort()).toEqual(
    columns.toSorted(),
  )
  for (const { column } of writableColumns) expect(briefing).toContain(`- \`${column}\`: `)
})

test('the briefing lists all categories and currencies as they are written', () => {
  expect(briefing).toContain(
    `The ${categories.length} categories, exactly as written: ${categories.join(', ')}.`,
  )
  expect(briefing).toContain(`The ${currencies.length} currencies: ${currencies.join(', ')}.`)
})

test('the briefing names the keys of every category, with type and unit', () => {
  expect(Object.keys(specificationKeys)).toEqual(['Every item', ...categories])
  for (const [group, list] of Object.entries(specificationKeys))
    expect(briefing).toContain(`- ${group}: ${list}`)
  expect(briefing).toContain('`power_kw` number in kW;')
  expect(briefing).toContain('`phases` one of 1, 3;')
})

test('the briefing names every unit that is not SI', () => {
  expect(briefing).toContain(
    'Units are SI, except nominal pipe sizes (`_in`, in inches) and `_hp` (horsepower):',
  )
  const listed = [
    ...Object.values(specificationKeys)
      .join('; ')
      .matchAll(/`(\w+)` ([^;]+)/g),
  ]
  for (const [unit, suffix] of [
    ['inches', '_in'],
    ['horsepower', '_hp'],
  ] as const) {
    const inUnit = listed.filter(([, , type]) => type === `number in ${unit}`).map(([, key]) => key)
    expect(inUnit).not.toEqual([])
    expect(inUnit).toEqual(keys.filter((key) => key?.endsWith(suffix)))
  }
  expect(briefing).not.toMatch(/number in (in|hp|ft|gal|lb|psi|cfm|gpm)\b/)
})

test('the heater prompt asks for the volume of the room, which heaters state as a range', () => {
  const prompt = prompts.find(({ title }) => title === 'What fits this room')
  expect(prompt?.text).toMatch(/Ask me for its volume/)
  for (const key of ['room_min_m3', 'room_max_m3']) {
    expect(prompt?.text).toContain(`\`${key}\``)
    expect(specificationKeys['Sauna Heaters']).toContain(`\`${key}\` number in m³`)
  }
})

describe.each(texts)('%s', (text) => {
  test('names nothing that is not in the schema', () => {
    const known = new Set(['equipment_catalog', ...columns, ...keys])
    const names = [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(0)
    /** The end of some keys, as in `_in`. */
    const isEnding = (name: string) => name.startsWith('_') && keys.some((key) => key?.endsWith(name))
    expect(names.filter((name) => !known.has(name) && !isEnding(name))).toEqual([])
    // Nor does a column hide outside the backticks, where it could be misspelled unnoticed.
    expect(text.replaceAll(/`\w+`/g, '').match(/\b[a-z]+_[a-z_]+\b/g)).toBeNull()
  })

  test('uses only categories and currencies that exist', () => {
    const words = text.replace(specificationBriefing, '')
    const codes = words.match(/\b(?!MCP|SQL|JSON)[A-Z]{3}\b/g) ?? []
    expect(codes.filter((code) => !currencies.some((currency) => currency === code))).toEqual([])
    const capitalised = words.match(/\b(?:[A-Z][a-z]+ ){1,2}(?:& )?[A-Z][a-z]+\b/g) ?? []
    expect(capitalised.filter((words) => !categories.some((category) => words.includes(category)))).toEqual(
      [],
    )
  })
})

test('every prompt that writes says what not to set', () => {
  expect(doNotSet).toBe('Do not set `id`, `created_at`, `updated_at`, `created_by` or `created_via`.')
  for (const text of [briefing, ...prompts.filter(({ writes }) => writes).map((prompt) => prompt.text)]) {
    expect(text).toContain(doNotSet)
  }
  expect(prompts.some(({ writes }) => !writes)).toBe(true)
})

test('the tables and constraints named in the guide exist', () => {
  for (const table of verify.expected) expect(migrations).toContain(`create table public.${table} (`)
  for (const { error } of databaseTexts.troubleshooting) {
    const constraint = /constraint "(\w+)"/.exec(error)?.[1]
    if (constraint) expect(migrations).toContain(`constraint ${constraint} check`)
  }
})
