import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { longestText, wantedOf } from '../../src/dashboard/equipment/specifications/check-specification.ts'
import { fieldsByKey, type SpecificationField } from '../../src/dashboard/equipment/specifications/fields.ts'
import { limitsOf } from '../../src/dashboard/equipment/specifications/units.ts'

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))
const name = 'check_specifications'

/** As `wantedOf`, with options and answers as they are stored: whom the database refuses writes JSON. */
function wantedAsStored(field: SpecificationField): string {
  if (field.type === 'boolean') return 'true or false'
  if (field.type !== 'enum' && field.type !== 'list') return wantedOf(field, 'si')
  return `${field.type === 'enum' ? 'one' : 'a list'} of: ${field.options?.join(', ')}`
}

/** What the check needs of a field, as one line of JSON. */
function ruleOf(field: SpecificationField): string {
  const { key, label, type, options } = field
  const [min, max] = limitsOf(field)
  const rule = {
    type,
    ...((type === 'number' || type === 'integer') && { min, max }),
    ...((type === 'enum' || type === 'list') && { options }),
    label,
    wanted: wantedAsStored(field),
  }
  return `    ${JSON.stringify(key)}: ${JSON.stringify(rule)}`
}

/** The migration that makes the database check the fields of today. It replaces the one before. */
export function specificationCheck(): string {
  const rules = [...fieldsByKey.values()].map(ruleOf).join(',\n').replaceAll("'", "''")
  return `-- Generated from src/dashboard/equipment/specifications by \`npm run db:specifications\`.
--
-- Refuses values of known keys that have the wrong type, are not among the options, or are of absurd size. Other keys
-- and null pass. A value is checked when it is new: what a row holds stays editable around, and what an item held once,
-- by its history, may return.

create or replace function private.check_specifications() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  rules constant jsonb := jsonb '{
${rules}
  }';
  refused record;
begin
  -- A check constraint refuses what is no object.
  if jsonb_typeof(new.specifications) is distinct from 'object' then
    return new;
  end if;

  -- Numbers are compared as jsonb: between two numbers there are only numbers.
  select given.key, given.value, rules -> given.key as rule into refused
  from jsonb_each(new.specifications) as given
  where rules ? given.key
    and given.value <> 'null'
    and given.value is distinct from old.specifications -> given.key
    and (case rules -> given.key ->> 'type'
      when 'number' then given.value between rules -> given.key -> 'min' and rules -> given.key -> 'max'
      when 'integer' then case
        when given.value between rules -> given.key -> 'min' and rules -> given.key -> 'max'
        then given.value::numeric % 1 = 0
        else false
      end
      when 'boolean' then jsonb_typeof(given.value) = 'boolean'
      when 'enum' then jsonb_typeof(given.value) <> 'array' and rules -> given.key -> 'options' @> given.value
      when 'list' then jsonb_typeof(given.value) = 'array' and rules -> given.key -> 'options' @> given.value
      when 'date' then given.value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d$' and given.value @? '$.datetime("YYYY-MM-DD")'
      when 'url' then jsonb_typeof(given.value) = 'string' and length(given.value #>> '{}') <= ${longestText}
        and given.value #>> '{}' ~* '^https?://\\S+$'
      else jsonb_typeof(given.value) = 'string' and length(given.value #>> '{}') <= ${longestText}
    end) is not true
    and not exists (
      select from public.equipment_history as entry
      where entry.equipment_id = new.id and entry.before -> 'specifications' -> given.key = given.value
    )
  limit 1;

  if found then
    raise exception '% (%) must be %, not %', refused.rule ->> 'label', refused.key, refused.rule ->> 'wanted',
        left(refused.value::text, 60)
      using errcode = 'check_violation', constraint = 'equipment_specifications_known';
  end if;
  return new;
end
$$;
revoke all on function private.check_specifications() from public, anon, authenticated, service_role;

create or replace trigger check_specifications before insert or update of specifications on public.equipment_catalog
  for each row execute function private.check_specifications();
`
}

const migrations = () => readdirSync(folder).sort()

/** The newest such migration; '' before there is one. */
export function newestSpecificationCheck(): string {
  const file = migrations().findLast((each) => each.endsWith(`_${name}.sql`))
  return file ? readFileSync(`${folder}${file}`, 'utf8') : ''
}

/** A timestamp later than every migration's. */
function nextTimestamp(): string {
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14))
  const newest = Number.parseInt(migrations().at(-1) ?? '0', 10)
  return String(Math.max(now, newest + 1))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (newestSpecificationCheck() === specificationCheck()) {
    console.log('The database checks these fields already.')
  } else {
    const file = `${nextTimestamp()}_${name}.sql`
    writeFileSync(`${folder}${file}`, specificationCheck())
    console.log(`Wrote supabase/migrations/${file}. Delete older ones that were never applied anywhere.`)
  }
}
