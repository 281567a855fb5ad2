-- A number smaller than the smallest double, 5e-324, cannot be cast to one: 1e-400 was refused by Postgres, as "out of range
-- for type double precision". Now by the sentence that says what to do.
create or replace function private.check_numbers() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  inexact record;
begin
  if jsonb_typeof(new.specifications) is distinct from 'object' then
    return new;
  end if;

  select given.key, number #>> '{}' as digits into inexact
  from jsonb_each(new.specifications) as given
    cross join lateral jsonb_path_query(given.value, 'strict $.** ? (@.type() == "number")') as number
  where given.value is distinct from old.specifications -> given.key
    and case
      when abs(number::numeric) > 1e308 then true
      when number::numeric <> 0 and abs(number::numeric) < 5e-324 then true
      else number::numeric <> (number #>> '{}')::double precision::text::numeric
    end
    and not exists (
      select from public.equipment_history as entry
      where entry.equipment_id = new.id and entry.before -> 'specifications' -> given.key = given.value
    )
  limit 1;

  if found then
    raise exception 'The number in % has more digits than can be kept: %. Write it as text.',
        inexact.key, left(inexact.digits, 60)
      using errcode = 'check_violation', constraint = 'equipment_specifications_exact';
  end if;
  return new;
end
$$;
