-- One stored form of every text of the catalog: composed letters (NFC) and no invisible characters. Otherwise two items that
-- look the same are two, and a search finds one of them. Everything visible stays as typed, hyphens and full-width letters
-- too; the search folds those.

-- A quick check, because an import writes thousands of rows and the functions below take ten times as long. False also for
-- texts that only may have something to change, such as joined emoji.
create function private.is_canonical(value text) returns boolean
  language sql immutable set search_path = ''
as $$
  -- ASCII has neither accents nor invisible characters; nearly every row is ASCII.
  select octet_length(value) = length(value) or (
    value !~ '[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]'
    and value is nfc normalized
  )
$$;
comment on function private.is_canonical(text) is 'Whether a text surely is as private.canonical_text makes it.';

-- The copy of `canonicalText` in src/lib/canonical-text.ts; tests/policies/canonical-texts.test.ts compares the two.
create function private.canonical_text(value text) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when private.is_canonical(value) then value
    else normalize(
      regexp_replace(
        regexp_replace(
          value,
          '[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]',
          '', 'g'
        ),
        -- Joiners stay between characters that they join: emoji, and letters of Arabic, Indic and Mongolian scripts.
        '(?<![\u0600-\u109f\u1780-\u18af\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u109f\u1780-\u18af\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])',
        '', 'g'
      ),
      nfc
    )
  end
$$;
comment on function private.canonical_text(text) is 'A text in NFC, without invisible characters.';

-- Works on the text of the whole value, because a function that calls itself for each level crashes on deep nesting. A
-- character behind each escape (\n) keeps NFC from joining its letter to an accent that follows.
create function private.canonical_json(value jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select case
    when private.is_canonical(value::text) then value
    else (
      -- Shorter if two keys have become one: then the value stays as it is.
      select case when length(canonical::jsonb::text) = length(canonical) then canonical::jsonb else value end
      from replace(
        private.canonical_text(regexp_replace(value::text, '\\(u[0-9a-f]{4}|.)', '\&' || chr(1), 'g')), chr(1), ''
      ) as canonical
    )
  end
$$;
comment on function private.canonical_json(jsonb) is 'The same value with canonical keys and texts.';

-- Each column by itself: two keys of the specifications that would become one keep only the specifications as they are.
create function private.canonical_item(item jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, private.canonical_json(value)) from jsonb_each(item)
$$;
comment on function private.canonical_item(jsonb) is 'The same item with canonical texts.';

-- Runs as the owner, because the API's roles may not call private.canonical_json() by name.
create function private.make_texts_canonical() returns trigger
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
  canonical := private.canonical_item(given);
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

-- Triggers run in the order of their names: this one before those that check.
create trigger canonical_texts before insert or update on public.equipment_catalog
  for each row execute function private.make_texts_canonical();

revoke all on all functions in schema private from public;

-- Existing items, as one change of the history. An item that a check refuses, such as one whose name was all invisible,
-- stays as it is until somebody edits it.
do $$
declare
  item_id uuid;
begin
  for item_id in
    select item.id from public.equipment_catalog as item
    where private.canonical_item(to_jsonb(item)) <> to_jsonb(item)
  loop
    begin
      update public.equipment_catalog as item set name = item.name where item.id = item_id;
    exception when integrity_constraint_violation then
      raise warning 'Item % keeps its invisible characters: %', item_id, sqlerrm;
    end;
  end loop;
end
$$;
