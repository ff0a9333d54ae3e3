-- Search by words, at the same price however many rows there are (docs/adr/0011). One index for everything that can be
-- searched: each kind of row is a subject, and triggers of its table keep its words.

create type search_subject as enum ('treatment');

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

-- The words as they are written, for completing and correcting. Not unique: two writers of a new word would wait for one
-- another (and could wait in a circle); a word that is here twice does no harm, and one of no row any more leads nowhere.
create table search_words (
  subject search_subject not null,
  word text collate "C" not null,
  stem text collate "C" not null
);
create index search_words_word on search_words (subject, word);
-- A number is never misspelt.
create index search_words_alike on search_words using gin (word gin_trgm_ops) where word !~ '[0-9]';

-- Text as it is searched: small letters without accents, everything else a space.
create function search_plain(value text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.search_text(value), '[[:punct:][:space:][:cntrl:]]+', ' ', 'g')) $$;

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

-- Rows that have a word of every group in one of the fields, and every facet. The words of a group are parted by U+001F. Walks
-- along the rarest group, first a little way and then further, until there are `p_enough`; hands out at most `p_most`. Two words
-- of many rows each that hardly ever meet may meet beyond its way: then some of the rows are found, not all.
create function search_meet(
  p_subject search_subject, p_fields smallint[], p_groups text[], p_facets text[], p_enough integer, p_most integer
) returns uuid[] language plpgsql stable
  set plan_cache_mode = force_generic_plan
as $$
declare
  meeting record;
  fields smallint[];
  words text[];
  rows double precision;
  in_field smallint;
  written text;
  part_ids uuid[];
  part_spreads integer[];
  ids uuid[];
  spreads integer[];
  found uuid[] := '{}';
  alone boolean := cardinality(p_groups) + cardinality(p_facets) = 1;
  portion integer;
  begins integer := -2147483648;
  ends integer;
begin
  foreach portion in array case when alone then array[p_most] else array[300, 900] end loop
    rows := null;
    for meeting in
      select each.fields, each.words, (
          select sum(search_count(p_subject, field, word)) from unnest(each.fields) field, unnest(each.words) word
        ) as rows
      from (
        select p_fields as fields, string_to_array(value, chr(31)) as words from unnest(p_groups) value
        union all
        select array[0]::smallint[], array[value] from unnest(p_facets) value
      ) each
      order by 3
    loop
      if rows is null then
        rows := meeting.rows;
        ids := '{}';
        spreads := '{}';
        ends := null;
        portion := greatest(portion / (cardinality(meeting.fields) * cardinality(meeting.words)), 20);
        foreach in_field in array meeting.fields loop
          foreach written in array meeting.words loop
            select array_agg(id), array_agg(spread) into part_ids, part_spreads
            from (
              select id, spread from search_postings
              where subject = p_subject and field = in_field and word = written and spread >= begins
              order by spread, id limit portion
            ) part;
            continue when part_ids is null;
            ids := ids || part_ids;
            spreads := spreads || part_spreads;
            if cardinality(part_ids) = portion then
              ends := least(ends, part_spreads[portion]);
            end if;
          end loop;
        end loop;
        exit when alone;
        -- As far as all of its words were walked along; what lies beyond is for the next portion.
        if ends is not null then
          select array_agg(id), array_agg(spread) into ids, spreads
          from unnest(ids, spreads) taken (id, spread) where spread < ends;
        end if;
      elsif meeting.rows < 8 * rows then
        select * into ids, spreads from search_keep(p_subject, meeting.fields, meeting.words, ids, spreads);
      else
        select * into ids, spreads from search_probe(p_subject, meeting.fields, meeting.words, ids, spreads);
      end if;
      exit when ids is null or cardinality(ids) = 0;
    end loop;
    found := found || ids;
    begins := ends;
    exit when begins is null or cardinality(found) >= p_enough;
  end loop;
  return array(select distinct id from unnest(found) id limit p_most);
end $$;

-- What somebody may have meant by a word nobody wrote: words that hold it, and those spelt most like it.
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
    select stem, similarity(word, p_word) as alike, max(similarity(word, p_word)) over () as most
    from search_words
    where subject = p_subject and word !~ '[0-9]' and word % p_word
    order by alike desc, word limit 6
  ) each
  where alike >= most - 0.05 and (holding is null or alike >= 0.5);
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

-- The rows that answer a term, best first by `tier`: all of its words in the name, then anywhere, then words that begin so,
-- in the name and anywhere; and where no row has all of them, those that have the rarest. A word nobody wrote stands for what
-- was probably meant by it, and for nothing when nothing is like it. Stops at the tier with which it has `p_enough`, and hands
-- out at most `p_most` rows of a tier; eight words of the term count.
create function search_find(p_subject search_subject, p_term text, p_facets text[], p_enough integer, p_most integer)
  returns table (id uuid, tier smallint) language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan
as $$
declare
  names constant smallint[] := '{1}';
  anywhere constant smallint[] := '{1,2}';
  written record;
  completions text[];
  strict_groups text[] := '{}';
  wide_groups text[] := '{}';
  wider boolean := false;
  elsewhere boolean := false;
  found uuid[] := '{}';
  more uuid[];
begin
  for written in
    select each, left(search_stem(each), 60) as stem
    from unnest((string_to_array(search_plain(left(p_term, 1000)), ' '))[1:40]) with ordinality word (each, place)
    where each <> ''
    group by each order by min(place)
  loop
    continue when written.stem is null;
    completions := case when length(written.each) > 1 then search_complete(p_subject, written.each, 8) else '{}' end;
    if search_count(p_subject, 1::smallint, written.stem) + search_count(p_subject, 2::smallint, written.stem) > 0 then
      strict_groups := strict_groups || written.stem;
      wider := wider or exists (select from unnest(completions) stem where stem <> written.stem);
      wide_groups := wide_groups || array_to_string(written.stem || array_remove(completions, written.stem), chr(31));
    else
      if cardinality(completions) = 0 then
        completions := search_guess(p_subject, written.each);
      end if;
      continue when cardinality(completions) = 0;
      strict_groups := strict_groups || array_to_string(completions, chr(31));
      wide_groups := wide_groups || array_to_string(completions, chr(31));
    end if;
    exit when cardinality(strict_groups) = 8;
  end loop;
  if cardinality(strict_groups) = 0 then
    return;
  end if;

  -- Where all words stand in names only, looking anywhere finds what looking in names did.
  elsewhere := exists (
    select from unnest(wide_groups) value, unnest(string_to_array(value, chr(31))) word
    where search_count(p_subject, 2::smallint, word) > 0
  );
  for step in 1..5 loop
    continue when (step in (3, 4) and not wider) or (step in (2, 4) and not elsewhere);
    exit when step = 5 and (cardinality(found) > 0 or cardinality(strict_groups) = 1);
    more := case step
      when 1 then search_meet(p_subject, names, strict_groups, p_facets, p_enough, p_most)
      when 2 then search_meet(p_subject, anywhere, strict_groups, p_facets, p_enough, p_most)
      when 3 then search_meet(p_subject, names, wide_groups, p_facets, p_enough, p_most)
      when 4 then search_meet(p_subject, anywhere, wide_groups, p_facets, p_enough, p_most)
      else search_meet(p_subject, anywhere, array[search_rarest(p_subject, strict_groups)], p_facets, p_enough, p_most)
    end;
    return query select each, step::smallint from unnest(more) each where each <> all (found);
    found := found || more;
    exit when cardinality(found) >= p_enough;
  end loop;
end $$;

create function search_rarest(p_subject search_subject, p_groups text[]) returns text language sql stable
as $$
  select value from unnest(p_groups) value
  order by (
    select sum(search_count(p_subject, field, word))
    from unnest('{1,2}'::smallint[]) field, unnest(string_to_array(value, chr(31))) word
  )
  limit 1
$$;

-- Treatments: those that are active, by name, category and description.

create function treatment_entries(treatment treatments)
  returns table (field smallint, word text) language sql stable rows 12
as $$
  select entry.field, entry.word
  from search_entries(treatment.name, concat_ws(' ', treatment.category, treatment.description),
    array['category:' || lower(treatment.category), 'complexity:' || treatment.complexity_level]) entry
  where treatment.is_active
$$;

-- Of a changed row only what changed: its price may be written as often as it likes.
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
  -- A restored backup brings the entries along.
  insert into search_postings (subject, field, word, spread, id)
    select 'treatment', field, word, search_spread(id), id from new_rows, treatment_entries(new_rows)
    -- In the order of the index, which a great many rows at once are thankful for.
    order by 2, 3, 4, 5
    on conflict do nothing;
  perform search_learn('treatment', array_agg(distinct value))
    from new_rows, unnest(array[name, category, description]) value where is_active;
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

insert into search_postings (subject, field, word, spread, id)
  select 'treatment', field, word, search_spread(id), id from treatments, treatment_entries(treatments)
  order by 2, 3, 4, 5;
select search_learn('treatment', array_agg(distinct value))
  from treatments, unnest(array[name, category, description]) value where is_active;

drop index treatments_search, treatments_search_name;
alter table treatments drop column search, drop column search_name;

-- What is listed by category or complexity is walked by name too.
create index treatments_category on treatments (lower(category), name, id) where is_active;
create index treatments_complexity on treatments (complexity_level, name, id) where is_active;
