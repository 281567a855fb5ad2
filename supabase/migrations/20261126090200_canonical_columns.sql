-- Each column is made canonical by itself. Two keys of the specifications that would become one keep only the
-- specifications as they are; before, they kept the name and all other texts of the item too.
create or replace function private.make_texts_canonical() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
  canonical jsonb;
begin
  if private.is_canonical(new::text) then
    return new;
  end if;
  given := to_jsonb(new);
  canonical := (select jsonb_object_agg(key, private.canonical_json(value)) from jsonb_each(given));
  return jsonb_populate_record(
    new,
    canonical || (
      -- A text of which only blanks are left is null; a name is refused, as an empty one is. Blanks are the characters
      -- that JavaScript's \s matches.
      select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_each_text(canonical)
      where key <> 'name' and value <> given ->> key
        and value !~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]'
    )
  );
end
$$;

-- Existing items with such keys, as in 20261126090000_canonical_texts.sql. Their other texts become canonical.
do $$
declare
  item_id uuid;
begin
  for item_id in
    select item.id from public.equipment_catalog as item
    where private.canonical_json(to_jsonb(item) - 'specifications') <> to_jsonb(item) - 'specifications'
  loop
    begin
      update public.equipment_catalog as item set name = item.name where item.id = item_id;
    exception when integrity_constraint_violation then
      raise warning 'Item % keeps its invisible characters: %', item_id, sqlerrm;
    end;
  end loop;
end
$$;
