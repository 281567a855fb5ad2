import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  firstDay,
  lastDay,
  longestText,
  orSeveral,
  wantedOf,
} from '../../src/catalog/specifications/check-specification.ts'
import { fieldsByKey, type SpecificationField } from '../../src/catalog/specifications/fields.ts'
import { limitsOf } from '../../src/catalog/specifications/units.ts'

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))
const name = 'check_specifications'

/** Like `wantedOf`, but with options and answers as JSON holds them: only a client that writes JSON is refused here. */
function wantedAsStored(field: SpecificationField): string {
  if (field.type === 'boolean') return 'true or false'
  if (field.type !== 'enum' && field.type !== 'list') return wantedOf(field, 'si')
  const several = orSeveral(field, (example) => JSON.stringify(example))
  return `${field.type === 'enum' ? 'one' : 'a list'} of: ${field.options?.join(', ')}${several}`
}

/** The rule of a field, as one line of JSON. */
function ruleOf(field: SpecificationField): string {
  const { key, label, type, options, combinations } = field
  const [min, max] = limitsOf(field)
  const rule = {
    type,
    ...((type === 'number' || type === 'integer') && { min, max }),
    ...(type === 'date' && { min: firstDay, max: lastDay }),
    ...((type === 'enum' || type === 'list') && { options }),
    ...(combinations && { combines: true }),
    label,
    wanted: wantedAsStored(field),
  }
  return `    ${JSON.stringify(key)}: ${JSON.stringify(rule)}`
}

const migrations = () => readdirSync(folder).sort()

/**
 * The newest migration with the check, and the same text with the rules of the current fields. Replacing the function in a
 * later migration replaces the check.
 */
export function specificationCheck(): { stored: string; current: string } {
  const file = migrations().findLast((each) => each.endsWith(`_${name}.sql`))
  const stored = readFileSync(`${folder}${file}`, 'utf8')
  const rules = [...fieldsByKey.values()].map(ruleOf).join(',\n').replaceAll("'", "''")
  const current = stored
    .replace(/(?<=rules constant jsonb := jsonb '\{\n).+(?=\n {2}\}';)/s, () => rules)
    .replaceAll(/(?<=length\(given\.value #>> '\{\}'\) <= )\d+/g, String(longestText))
  return { stored, current }
}

/** A timestamp later than that of every migration. */
function nextTimestamp(): string {
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14))
  const newest = Number.parseInt(migrations().at(-1) ?? '0', 10)
  return String(Math.max(now, newest + 1))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stored, current } = specificationCheck()
  if (stored === current) {
    console.log('The database checks these fields already.')
  } else {
    const file = `${nextTimestamp()}_${name}.sql`
    writeFileSync(`${folder}${file}`, current)
    console.log(`Wrote supabase/migrations/${file}. Delete earlier attempts that no hosted project has.`)
  }
}
