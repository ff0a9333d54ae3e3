-- Search by words, at the same price however many rows there are (docs/adr/0011). One index for everything that can be
-- searched: each kind of row is a subject, and triggers of its table keep its words.

-- What is searched. An enum's new value is used only after the transaction that adds it: it comes in a migration of its own.
create type search_subject as enum ('treatment', 'hospital', 'doctor', 'city');

-- Which rows hold which word, by its stem. Field 0: facets (`category:spine`), 1: words of the name, 2: of the rest.
-- `spread` is a hash of the row's id: the first rows of a word are a fair sample of all of them, so whether two words meet,
-- and how common a word is, is known from a few entries.
create table search_postings (
  subject search_subject not null,
  field smallint not null,
  word text collate "C" not null,
  spread integer not null,
  id uuid not null,
  primary key (subject, field, word, spread, id)
);
comment on table search_postings is 'Kept by the program: worked out from what is searched.';

-- The words as they are written, for completing and correcting. Not unique: two writers of a new word would wait for one
-- another (and could wait in a circle); a word that is here twice does no harm, and one of no row any more leads nowhere.
create table search_words (
  subject search_subject not null,
  word text collate "C" not null,
  stem text collate "C" not null
);
comment on table search_words is 'Kept by the program: worked out from what is searched.';
create index search_words_word on search_words (subject, word);
-- A number is never misspelt.
create index search_words_alike on search_words using gin (word gin_trgm_ops) where word !~ '[0-9]';

-- What is noted of a row whose words come from several tables, so that a change in any of them finds what it replaces.
create table search_rows (
  subject search_subject not null,
  id uuid not null,
  fields smallint[] not null default '{}',
  words text[] not null default '{}',
  primary key (subject, id)
);
comment on table search_rows is 'Kept by the program: worked out from what is searched.';

-- Null for a word that says nothing ("of", "the").
create function search_stem(word text) returns text language sql immutable strict parallel safe
  as $$ select (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1] $$;

create function search_spread(id uuid) returns integer language sql immutable strict parallel safe
  as $$ select ('x' || left(md5(id::text), 8))::bit(32)::integer $$;

-- What is noted of one row. A word of the name is not noted a second time for the rest.
create function search_entries(name text, rest text, facets text[])
  returns table (field smallint, word text) language sql immutable parallel safe rows 12
as $$
  with words (in_name, anywhere) as (
    select tsvector_to_array(to_tsvector('pg_catalog.english', public.search_plain(name))),
      tsvector_to_array(to_tsvector('pg_catalog.english', public.search_plain(concat_ws(' ', name, rest))))
  )
  select 1::smallint, left(unnest(in_name), 60) from words
  union
  select 2::smallint, left(each, 60) from words, unnest(anywhere) each where each <> all (in_name)
  union
  select 0::smallint, left(unnest(facets), 60)
$$;

-- Notes words that are not known yet.
create function search_learn(p_subject search_subject, p_texts text[]) returns void language sql as $$
  insert into search_words (subject, word, stem)
    select p_subject, word, stem
    from (
      select distinct left(each, 60) as word
      from unnest(p_texts) value, string_to_table(public.search_plain(value), ' ') each
    ) written, lateral (select left(public.search_stem(word), 60) as stem) stemmed
    where word <> '' and stem is not null
      and not exists (select from search_words known where known.subject = p_subject and known.word = written.word)
$$;

-- About how many rows have a word in a field: counted up to 64, from there by how close together the first 64 lie.
create function search_count(p_subject search_subject, p_field smallint, p_word text) returns double precision
  language sql stable parallel safe
as $$
  select case when count(*) < 64 then count(*) else 64 * 4294967296.0 / (max(spread)::double precision + 2147483649) end
  from (
    select spread from search_postings
    where subject = p_subject and field = p_field and word = p_word
    order by spread limit 64
  ) first
$$;

-- Of the candidates those that have one of the words too, for words about as common as what the candidates were found by: one
-- walk through the stretch they lie in.
create function search_keep(
  p_subject search_subject, p_fields smallint[], p_words text[], inout ids uuid[], inout spreads integer[]
) language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_nestloop = off set enable_mergejoin = off
as $$
begin
  with stretch as (select min(each) as first, max(each) as last from unnest(spreads) each),
    held as materialized (
      select distinct posting.id from search_postings posting
      where posting.subject = p_subject and posting.field = any (p_fields) and posting.word = any (p_words)
        and posting.spread between (select first from stretch) and (select last from stretch)
    )
  select array_agg(candidate.id), array_agg(candidate.spread) into ids, spreads
  from unnest(ids, spreads) candidate (id, spread) join held on held.id = candidate.id;
end $$;

-- The same for words that are much more common: a look for each candidate.
create function search_probe(
  p_subject search_subject, p_fields smallint[], p_words text[], inout ids uuid[], inout spreads integer[]
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  if cardinality(p_fields) * cardinality(p_words) = 1 then
    select array_agg(candidate.id), array_agg(candidate.spread) into ids, spreads
    from unnest(ids, spreads) candidate (id, spread), lateral (
      select from search_postings posting
      where posting.subject = p_subject and posting.field = p_fields[1] and posting.word = p_words[1]
        and posting.spread = candidate.spread and posting.id = candidate.id
      limit 1
    ) held;
    return;
  end if;
  -- Dearer by half, which is why it is not the only way.
  select array_agg(candidate.id), array_agg(candidate.spread) into ids, spreads
  from unnest(ids, spreads) candidate (id, spread), lateral (
    select from search_postings posting
    where posting.subject = p_subject and posting.field = any (p_fields) and posting.word = any (p_words)
      and posting.spread = candidate.spread and posting.id = candidate.id
    limit 1
  ) held;
end $$;

-- Of the first rows of a word those that have another one too, where that is about as common: the rows of both are laid beside one another as
-- they lie in the index, so two common words that hardly ever meet cost half (docs/adr/0011).
create function search_beside(
  p_subject search_subject, p_field smallint, p_word text, p_begins integer, p_portion integer, p_other_field smallint, p_other text,
  out last integer, out ids uuid[], out spreads integer[]
) language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_nestloop = off set enable_hashjoin = off
as $$
begin
  with way as materialized (
    select spread, id from search_postings
    where subject = p_subject and field = p_field and word = p_word and spread >= p_begins
    order by spread, id limit p_portion
  )
  select (select case when count(*) = p_portion then max(spread) end from way), array_agg(way.id), array_agg(way.spread)
    into last, ids, spreads
  from way join search_postings posting on posting.spread = way.spread and posting.id = way.id
  where posting.subject = p_subject and posting.field = p_other_field and posting.word = p_other
    and posting.spread >= p_begins;
end $$;

-- The first rows of a word, and of these, where another word is given, those that have it too. `last` is how far it went: null where
-- the word has no more rows.
create function search_way(
  p_subject search_subject, p_field smallint, p_word text, p_begins integer, p_portion integer, p_other_field smallint, p_other text,
  p_other_count double precision, out last integer, out ids uuid[], out spreads integer[]
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
begin
  if p_other is not null and p_other_count < 8 * search_count(p_subject, p_field, p_word) then
    select * into last, ids, spreads
    from search_beside(p_subject, p_field, p_word, p_begins, p_portion, p_other_field, p_other);
    return;
  end if;
  select array_agg(way.id), array_agg(way.spread) into ids, spreads
  from (
    select posting.id, posting.spread from search_postings posting
    where posting.subject = p_subject and posting.field = p_field and posting.word = p_word and posting.spread >= p_begins
    order by posting.spread, posting.id limit p_portion
  ) way;
  last := case when cardinality(ids) = p_portion then spreads[p_portion] end;
  if p_other is not null and ids is not null then
    select * into ids, spreads from search_probe(p_subject, array[p_other_field], array[p_other], ids, spreads);
  end if;
end $$;

-- Rows that have a word of every group in one of the fields, and every facet. The words of a group are parted by U+001F. Walks along the rarest
-- group, as far as `p_portions` say, until there are `p_enough`; hands out at most `p_most`. Two groups of a word each that are about as common
-- are walked along together. Two words of many rows each that hardly ever meet may meet beyond its way: then some of the rows are found, not all.
create function search_meet(
  p_subject search_subject, p_fields smallint[], p_groups text[], p_facets text[], p_enough integer, p_most integer,
  p_portions integer[] default '{300,900}'
) returns uuid[] language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
declare
  groups text[] := p_groups || p_facets;
  facets_from integer := cardinality(p_groups) + 1;
  alone boolean := cardinality(groups) = 1;
  places integer[] := '{1}';
  counts double precision[];
  fields smallint[];
  words text[];
  -- What is looked for along the way at once: nothing, in one field, where it is to be looked for afterwards.
  beside text;
  beside_fields smallint[] := '{0}';
  beside_counts double precision[];
  in_field smallint;
  written text;
  way record;
  ids uuid[];
  spreads integer[];
  found uuid[] := '{}';
  portion integer;
  begins integer := -2147483648;
  ends integer;
begin
  if not alone then
    -- The rarest first.
    select array_agg(each.place order by each.rows), array_agg(each.rows order by each.rows) into places, counts
    from (
      select numbered.place, (
          select sum(search_count(p_subject, field, word))
          from unnest(case when numbered.place < facets_from then p_fields else '{0}' end) field,
            unnest(string_to_array(value, chr(31))) word
        ) as rows
      from unnest(groups) with ordinality numbered (value, place)
    ) each;
    if counts[2] < 8 * counts[1] and groups[places[1]] || groups[places[2]] !~ chr(31) then
      beside := groups[places[2]];
      beside_fields := case when places[2] < facets_from then p_fields else '{0}' end;
      beside_counts := array(select search_count(p_subject, field, beside) from unnest(beside_fields) field);
    end if;
  end if;
  foreach portion in array case when alone then array[p_most] else p_portions end loop
    for rank in 1..cardinality(places) loop
      fields := case when places[rank] < facets_from then p_fields else '{0}' end;
      words := string_to_array(groups[places[rank]], chr(31));
      if rank = 1 then
        ids := '{}';
        spreads := '{}';
        ends := null;
        portion := greatest(portion / (cardinality(fields) * cardinality(words)), 20);
        foreach in_field in array fields loop
          foreach written in array words loop
            for other in 1..cardinality(beside_fields) loop
              way := search_way(p_subject, in_field, written, begins, portion, beside_fields[other], beside, beside_counts[other]);
              ids := ids || way.ids;
              spreads := spreads || way.spreads;
              ends := least(ends, way.last);
            end loop;
          end loop;
        end loop;
        exit when alone;
        -- As far as all of its words were walked along; what lies beyond is for the next portion.
        if ends is not null then
          select array_agg(id), array_agg(spread) into ids, spreads
          from unnest(ids, spreads) taken (id, spread) where spread < ends;
        end if;
      elsif rank = 2 and beside is not null then
        continue;
      elsif counts[rank] < 8 * counts[1] then
        select * into ids, spreads from search_keep(p_subject, fields, words, ids, spreads);
      else
        select * into ids, spreads from search_probe(p_subject, fields, words, ids, spreads);
      end if;
      exit when ids is null or cardinality(ids) = 0;
    end loop;
    found := found || ids;
    begins := ends;
    exit when begins is null or cardinality(found) >= p_enough;
  end loop;
  return array(select distinct id from unnest(found) id limit p_most);
end $$;

-- What may have been meant by a word that no row has: words that hold it, and those spelt most like it. What is more like a word of another kind
-- of row is meant there.
create function search_guess(p_subject search_subject, p_word text) returns text[] language plpgsql stable
  set pg_trgm.similarity_threshold = 0.35 set plan_cache_mode = force_generic_plan
as $$
declare
  holding text[];
  likely text[];
begin
  if length(p_word) < 3 or p_word ~ '[0-9]' then
    return '{}';
  end if;
  select array_agg(stem) into holding
  from (
    select stem from search_words
    where subject = p_subject and word !~ '[0-9]' and word like '%' || p_word || '%'
    order by length(word), word limit 6
  ) each;
  -- Beside words that hold it a resemblance must be a close one.
  select array_agg(stem) into likely
  from (
    select subject, stem, similarity(word, p_word) as alike, max(similarity(word, p_word)) over () as most
    from search_words
    where word !~ '[0-9]' and word % p_word
    order by alike desc, word limit 24
  ) each
  where subject = p_subject and alike >= most - 0.05 and (holding is null or alike >= 0.5);
  return array(select distinct stem from unnest(holding || likely) stem);
end $$;

-- Words that begin so, the shortest first; looks at the first five hundred.
create function search_complete(p_subject search_subject, p_word text, p_most integer) returns text[]
  language sql stable
as $$
  select coalesce(array_agg(distinct stem), '{}')
  from (
    select stem
    from (
      select word, stem from search_words
      where subject = p_subject and word > p_word collate "C" and word < (p_word || U&'\+10FFFF') collate "C"
      order by word limit 500
    ) beginning
    order by length(word), word limit p_most
  ) nearest
$$;

-- Rows whose name has all words of a term: as written or as a beginning. A word no name has ends it; with `p_guess` it stands for what
-- is like it or is left out, and the caller sees whether the names found are near enough.
create function search_named(p_subject search_subject, p_term text, p_guess boolean, p_most integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
declare
  written record;
  completions text[];
  groups text[] := '{}';
begin
  for written in
    select each, left(search_stem(each), 60) as stem
    from unnest((string_to_array(search_plain(left(p_term, 1000)), ' '))[1:8]) with ordinality word (each, place)
    where each <> ''
    group by each order by min(place)
  loop
    continue when written.stem is null;
    if search_count(p_subject, 1::smallint, written.stem) > 0 then
      groups := groups || written.stem;
      continue;
    end if;
    completions := case when length(written.each) > 2 then search_complete(p_subject, written.each, 8) else '{}' end;
    if cardinality(completions) = 0 and p_guess then
      completions := search_guess(p_subject, written.each);
    end if;
    if cardinality(completions) = 0 then
      continue when p_guess;
      return '{}';
    end if;
    groups := groups || array_to_string(completions, chr(31));
  end loop;
  if cardinality(groups) = 0 then
    return '{}';
  end if;
  return search_meet(p_subject, '{1}', groups, '{}', p_most, p_most);
end $$;

-- Treatments, those that are active, are found by their everyday name and by what people say they have, too.
create function treatment_entries(treatment treatments)
  returns table (field smallint, word text) language sql stable rows 12
as $$
  select entry.field, entry.word
  from search_entries(treatment.name,
    concat_ws(' ', treatment.plain_name, treatment.category, treatment.department, treatment.description,
      array_to_string(treatment.conditions_in_plain_words, ' ')),
    array['category:' || lower(treatment.category), 'complexity:' || treatment.complexity_level]) entry
  where treatment.is_active
$$;

create function treatment_words(treatment treatments) returns text[] language sql immutable parallel safe
  as $$
  select array[treatment.name, treatment.plain_name, treatment.category, treatment.department, treatment.description]
    || treatment.conditions_in_plain_words
$$;

-- Of a changed row only what changed: its price may be written as often as it likes. A restored backup brings the entries along.
create function treatments_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from search_postings where subject = 'treatment';
    return null;
  elsif tg_op = 'UPDATE' then
    delete from search_postings posting
      using (
        select id, search_spread(id) as spread, field, word from old_rows, treatment_entries(old_rows)
        except
        select id, search_spread(id), field, word from new_rows, treatment_entries(new_rows)
      ) gone
      where posting.subject = 'treatment' and posting.field = gone.field and posting.word = gone.word
        and posting.spread = gone.spread and posting.id = gone.id;
  elsif tg_op = 'DELETE' then
    delete from search_postings posting
      using (select id, search_spread(id) as spread, field, word from old_rows, treatment_entries(old_rows)) gone
      where posting.subject = 'treatment' and posting.field = gone.field and posting.word = gone.word
        and posting.spread = gone.spread and posting.id = gone.id;
    return null;
  end if;
  insert into search_postings (subject, field, word, spread, id)
    select 'treatment', field, word, search_spread(id), id from new_rows, treatment_entries(new_rows)
    order by 2, 3, 4, 5
    on conflict do nothing;
  perform search_learn('treatment', array_agg(distinct value))
    from new_rows, unnest(treatment_words(new_rows)) value where is_active;
  return null;
end $$;
create trigger treatments_search_insert after insert on treatments
  referencing new table as new_rows for each statement execute function treatments_search();
create trigger treatments_search_update after update on treatments
  referencing old table as old_rows new table as new_rows for each statement execute function treatments_search();
create trigger treatments_search_delete after delete on treatments
  referencing old table as old_rows for each statement execute function treatments_search();
create trigger treatments_search_truncate after truncate on treatments
  for each statement execute function treatments_search();

-- Hospitals, doctors and cities: their words come from several tables.

-- What a city was called, and what people still write.
create table city_other_names (
  city_slug slug not null,
  name text not null,
  primary key (city_slug, name)
);

insert into city_other_names (city_slug, name) values
  ('ahmedabad', 'Amdavad'), ('bengaluru', 'Bangalore'), ('chennai', 'Madras'), ('delhi', 'New Delhi'), ('goa', 'Panaji'),
  ('gurugram', 'Gurgaon'), ('kochi', 'Cochin'), ('kolkata', 'Calcutta'), ('mumbai', 'Bombay'), ('pune', 'Poona'),
  ('thiruvananthapuram', 'Trivandrum'), ('visakhapatnam', 'Vizag');

-- The other names of a city in one text.
create function city_names(p_slug text) returns text language sql stable
  as $$ select string_agg(name, ' ') from city_other_names where city_slug = p_slug $$;

-- What people may look for of a treatment: its names and what people say they have.
create function treatment_text(treatment treatments) returns text language sql immutable parallel safe
  as $$ select concat_ws(' ', treatment.name, treatment.plain_name, array_to_string(treatment.conditions_in_plain_words, ' ')) $$;

-- The texts of rows by id, removed cities among them.
create function search_texts_of_any(p_subject search_subject, p_ids uuid[])
  returns table (id uuid, name text, rest text, facets text[]) language plpgsql stable
as $$
begin
  case p_subject
    when 'doctor' then return query
      select doctor.id, doctor.full_name,
        concat_ws(' ', 'doctor', doctor.title, array_to_string(doctor.specializations, ' '), array_to_string(doctor.languages, ' '),
          hospital.hospital_name, city.name, public.city_names(city.slug), done.text),
        array['city:' || city.slug] || array(select 'language:' || lower(each) from unnest(doctor.languages) each)
          || array(select 'specialization:' || lower(each) from unnest(doctor.specializations) each) || coalesce(done.facets, '{}')
      from doctors doctor
      join partner_hospitals hospital on hospital.id = doctor.hospital_id
      join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
      left join cities city on city.id = hospital.city_id
      left join lateral (
        select string_agg(public.treatment_text(treatment), ' ') as text, array_agg('treatment:' || treatment.id) as facets
        from doctor_treatments done join treatments treatment on treatment.id = done.treatment_id and treatment.is_active
        where done.doctor_id = doctor.id
      ) done on true
      where doctor.id = any (p_ids) and doctor.is_active;
    when 'hospital' then return query
      select hospital.id, hospital.hospital_name,
        concat_ws(' ', 'hospital', hospital.hospital_type, city.name, public.city_names(city.slug),
          (select string_agg(each, ' ') from jsonb_array_elements_text(hospital.departments) each),
          (select string_agg(each, ' ') from jsonb_array_elements_text(hospital.accreditations) each),
          array_to_string(hospital.languages, ' '), done.text),
        array['city:' || city.slug] || array(select 'language:' || lower(each) from unnest(hospital.languages) each)
          || array(select 'department:' || lower(each) from jsonb_array_elements_text(hospital.departments) each)
          || coalesce(done.facets, '{}')
      from partner_hospitals hospital
      join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
      left join cities city on city.id = hospital.city_id
      left join lateral (
        select string_agg(public.treatment_text(treatment), ' ') as text, array_agg('treatment:' || treatment.id) as facets
        from hospital_prices price join treatments treatment on treatment.id = price.treatment_id and treatment.is_active
        where price.hospital_id = hospital.id
      ) done on true
      where hospital.id = any (p_ids);
    when 'city' then return query
      select city.id, concat_ws(' ', city.name, public.city_names(city.slug), city.airport_code),
        concat_ws(' ', city.state, city.airport_name), '{}'::text[]
      from cities city where city.id = any (p_ids);
  end case;
end $$;

-- The texts of rows by id: those that are not shown are left out.
create function search_texts(p_subject search_subject, p_ids uuid[])
  returns table (id uuid, name text, rest text, facets text[]) language sql stable
as $$
  select each.id, each.name, each.rest, each.facets
  from public.search_texts_of_any(p_subject, p_ids) each
  where p_subject <> 'city' or exists (select from public.cities city where city.id = each.id and city.is_active)
$$;

-- Notes what is true of these rows now. Of two writers the second waits here, and then sees what the first one wrote.
create function search_refresh(p_subject search_subject, p_ids uuid[]) returns void language plpgsql as $$
begin
  if p_ids is null then
    return;
  end if;
  insert into search_rows (subject, id)
    select p_subject, each from (select distinct unnest(p_ids) as each order by 1) ids on conflict do nothing;
  perform from search_rows where subject = p_subject and id = any (p_ids) order by id for update;
  with texts as materialized (select * from search_texts(p_subject, p_ids)),
    entries as materialized (
      select texts.id, entry.field, entry.word from texts, search_entries(texts.name, texts.rest, texts.facets) entry
      where entry.word is not null
    ),
    noted as materialized (
      select known.id, entry.field, entry.word
      from search_rows known, unnest(known.fields, known.words) entry (field, word)
      where known.subject = p_subject and known.id = any (p_ids)
    ),
    gone as (
      delete from search_postings posting
        using (select id, search_spread(id) as spread, field, word from (table noted except table entries) each) gone
        where posting.subject = p_subject and posting.field = gone.field and posting.word = gone.word
          and posting.spread = gone.spread and posting.id = gone.id
    ),
    new as (
      insert into search_postings (subject, field, word, spread, id)
        select p_subject, field, word, search_spread(id), id from (table entries except table noted) each
        order by 2, 3, 4, 5
        on conflict do nothing
    ),
    learnt as (select search_learn(p_subject, array_agg(name || ' ' || rest)) from texts)
  update search_rows known set fields = each.fields, words = each.words
    from (
      select asked.id, coalesce(array_agg(entries.field) filter (where entries.word is not null), '{}') as fields,
        coalesce(array_agg(entries.word) filter (where entries.word is not null), '{}') as words
      from (select distinct unnest(p_ids) as id) asked left join entries on entries.id = asked.id
      group by asked.id
    ) each, learnt
    where known.subject = p_subject and known.id = each.id;
  delete from search_rows where subject = p_subject and id = any (p_ids) and words = '{}';
end $$;

-- A row is noted again when a row of another table changes whose words it has.

create function doctors_search() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(id) from new_rows);
  elsif tg_op = 'DELETE' then
    changed := (select array_agg(id) from old_rows);
  else
    changed := (
      select array_agg(is_now.id) from new_rows is_now join old_rows was using (id)
      where (is_now.full_name, is_now.title, is_now.specializations, is_now.languages, is_now.hospital_id, is_now.is_active)
        is distinct from (was.full_name, was.title, was.specializations, was.languages, was.hospital_id, was.is_active)
    );
  end if;
  perform search_refresh('doctor', changed);
  return null;
end $$;

create function doctor_treatments_search() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform search_refresh('doctor', (select array_agg(doctor_id) from old_rows));
  end if;
  if tg_op <> 'DELETE' then
    perform search_refresh('doctor', (select array_agg(doctor_id) from new_rows));
  end if;
  return null;
end $$;

create function doctors_of_hospitals(p_hospitals uuid[]) returns uuid[] language sql stable
  as $$ select array_agg(id) from doctors where hospital_id = any (p_hospitals) $$;

create function partner_hospitals_search() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(id) from new_rows);
  elsif tg_op = 'DELETE' then
    changed := (select array_agg(id) from old_rows);
  else
    changed := (
      select array_agg(is_now.id) from new_rows is_now join old_rows was using (id)
      where (is_now.hospital_name, is_now.hospital_type, is_now.city_id, is_now.partner_id, is_now.departments,
          is_now.accreditations, is_now.languages)
        is distinct from (was.hospital_name, was.hospital_type, was.city_id, was.partner_id, was.departments,
          was.accreditations, was.languages)
    );
    perform search_refresh('doctor', doctors_of_hospitals((
      select array_agg(is_now.id) from new_rows is_now join old_rows was using (id)
      where (is_now.hospital_name, is_now.city_id, is_now.partner_id)
        is distinct from (was.hospital_name, was.city_id, was.partner_id)
    )));
  end if;
  perform search_refresh('hospital', changed);
  return null;
end $$;

-- Prices change all the time, what is done where seldom.
create function hospital_prices_search() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(distinct hospital_id) from new_rows);
  elsif tg_op = 'DELETE' then
    changed := (select array_agg(distinct hospital_id) from old_rows);
  else
    changed := (
      select array_agg(distinct hospital_id)
      from (
        (select hospital_id, treatment_id from new_rows except select hospital_id, treatment_id from old_rows)
        union all
        (select hospital_id, treatment_id from old_rows except select hospital_id, treatment_id from new_rows)
      ) each
    );
  end if;
  perform search_refresh('hospital', changed);
  return null;
end $$;

create function partners_search() returns trigger language plpgsql as $$
declare
  hospitals uuid[] := (
    select array_agg(hospital.id) from partner_hospitals hospital
    join new_rows is_now on is_now.id = hospital.partner_id join old_rows was on was.id = is_now.id
    where is_now.status <> was.status
  );
begin
  perform search_refresh('hospital', hospitals);
  perform search_refresh('doctor', doctors_of_hospitals(hospitals));
  return null;
end $$;
create trigger partners_search_update after update on partners
  referencing old table as old_rows new table as new_rows for each statement execute function partners_search();

create function cities_search() returns trigger language plpgsql as $$
declare
  renamed uuid[];
  hospitals uuid[];
begin
  if tg_op = 'INSERT' then
    perform search_refresh('city', (select array_agg(id) from new_rows));
  elsif tg_op = 'DELETE' then
    perform search_refresh('city', (select array_agg(id) from old_rows));
  else
    renamed := (
      select array_agg(is_now.id) from new_rows is_now join old_rows was using (id)
      where (is_now.name, is_now.slug, is_now.state, is_now.airport_name, is_now.airport_code)
        is distinct from (was.name, was.slug, was.state, was.airport_name, was.airport_code)
    );
    hospitals := (select array_agg(id) from partner_hospitals where city_id = any (renamed));
    perform search_refresh('city', renamed);
    perform search_refresh('hospital', hospitals);
    perform search_refresh('doctor', doctors_of_hospitals(hospitals));
  end if;
  return null;
end $$;

do $$
declare
  source text;
begin
  foreach source in array array['doctors', 'doctor_treatments', 'partner_hospitals', 'hospital_prices', 'cities'] loop
    execute format('create trigger %1$s_search_insert after insert on %1$s
      referencing new table as new_rows for each statement execute function %1$s_search()', source);
    execute format('create trigger %1$s_search_update after update on %1$s
      referencing old table as old_rows new table as new_rows for each statement execute function %1$s_search()', source);
    execute format('create trigger %1$s_search_delete after delete on %1$s
      referencing old table as old_rows for each statement execute function %1$s_search()', source);
  end loop;
end $$;

create function cities_shown_search() returns trigger language plpgsql as $$
begin
  perform search_refresh('city', (
    select array_agg(is_now.id) from new_rows is_now join old_rows was using (id) where is_now.is_active <> was.is_active
  ));
  return null;
end $$;
create trigger cities_shown_search after update on cities
  referencing old table as old_rows new table as new_rows for each statement execute function cities_shown_search();

-- Those who do a treatment are found by its words.
create function treatments_told_search() returns trigger language plpgsql as $$
declare
  changed uuid[] := (
    select array_agg(is_now.id) from new_rows is_now join old_rows was using (id)
    where (is_now.name, is_now.plain_name, is_now.conditions_in_plain_words, is_now.is_active)
      is distinct from (was.name, was.plain_name, was.conditions_in_plain_words, was.is_active)
  );
begin
  perform search_refresh('hospital',
    (select array_agg(distinct hospital_id) from hospital_prices where treatment_id = any (changed)));
  perform search_refresh('doctor',
    (select array_agg(distinct doctor_id) from doctor_treatments where treatment_id = any (changed)));
  return null;
end $$;
create trigger treatments_told_search after update on treatments
  referencing old table as old_rows new table as new_rows for each statement execute function treatments_told_search();

create function search_forget() returns trigger language plpgsql as $$
begin
  delete from search_postings where subject = tg_argv[0]::search_subject;
  delete from search_rows where subject = tg_argv[0]::search_subject;
  return null;
end $$;
create trigger doctors_search_truncate after truncate on doctors
  for each statement execute function search_forget('doctor');
create trigger partner_hospitals_search_truncate after truncate on partner_hospitals
  for each statement execute function search_forget('hospital');
create trigger cities_search_truncate after truncate on cities
  for each statement execute function search_forget('city');

-- What people write for what there is, by language (docs/adr/0027). The API holds all of it in memory.

create table search_concepts (
  kind text not null check (kind in ('organ', 'act', 'condition', 'treatment', 'speciality', 'city', 'language', 'need', 'page', 'word')),
  key text not null,
  treats text[] not null default '{}',
  seen_by text[] not null default '{}',
  soft boolean not null default false,
  any_part boolean not null default false,
  title text,
  is_seeded boolean not null default false,
  primary key (kind, key)
);

create table search_terms (
  kind text not null,
  key text not null,
  term text not null,
  language text not null,
  is_seeded boolean not null default false,
  primary key (kind, key, term),
  foreign key (kind, key) references search_concepts
);

-- Goes up with every change of what is kept in memory, so that a reader knows by one small read whether to read again.
create table search_terms_version (
  one boolean primary key default true check (one),
  version bigint not null
);

-- Only that it changes matters, not where it begins.
insert into search_terms_version (version) values (3);

create function search_terms_changed() returns trigger language plpgsql as $$
begin
  update search_terms_version set version = version + 1;
  return null;
end $$;
create trigger search_terms_changed after insert or update or delete on search_terms
  for each statement execute function search_terms_changed();
create trigger search_concepts_changed after insert or update or delete on search_concepts
  for each statement execute function search_terms_changed();
create trigger treatments_search_terms after insert or delete or update of slug, name, plain_name, conditions_in_plain_words, is_active
  on treatments for each statement execute function search_terms_changed();
create trigger cities_search_terms after insert or delete or update of slug, name on cities
  for each statement execute function search_terms_changed();
create trigger cities_shown_terms after update of is_active on cities
  for each statement execute function search_terms_changed();
