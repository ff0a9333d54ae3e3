-- One search over treatments, hospitals, doctors and cities (docs/adr/0011).

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

-- What is noted of a row whose words come from several tables, so that a change in any of them finds what it replaces.
create table search_rows (
  subject search_subject not null,
  id uuid not null,
  fields smallint[] not null default '{}',
  words text[] not null default '{}',
  primary key (subject, id)
);

-- The other names of a city in one text.
create function city_names(p_slug text) returns text language sql stable
  as $$ select string_agg(name, ' ') from city_other_names where city_slug = p_slug $$;

-- What somebody may look for of a treatment: its names and what people say they have.
create function treatment_text(treatment treatments) returns text language sql immutable parallel safe
  as $$ select concat_ws(' ', treatment.name, treatment.plain_name, array_to_string(treatment.conditions_in_plain_words, ' ')) $$;

-- The texts of rows by id: those nobody may read are left out.
create function search_texts(p_subject search_subject, p_ids uuid[])
  returns table (id uuid, name text, rest text, facets text[]) language plpgsql stable
as $$
begin
  case p_subject
    when 'doctor' then return query
      select doctor.id, doctor.full_name,
        concat_ws(' ', 'doctor', doctor.title, array_to_string(doctor.specializations, ' '), array_to_string(doctor.languages, ' '),
          hospital.hospital_name, city.name, public.city_names(city.slug), done.text),
        array['city:' || city.slug] || array(select 'language:' || lower(each) from unnest(doctor.languages) each)
          || array(select 'specialization:' || lower(each) from unnest(doctor.specializations) each)
      from doctors doctor
      join partner_hospitals hospital on hospital.id = doctor.hospital_id
      join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
      left join cities city on city.id = hospital.city_id
      left join lateral (
        select string_agg(public.treatment_text(treatment), ' ') as text
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
      from partner_hospitals hospital
      join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
      left join cities city on city.id = hospital.city_id
      left join lateral (
        select string_agg(public.treatment_text(treatment), ' ') as text
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

-- Whoever's words stand on a row of another table is noted anew with it.

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

create function search_forget() returns trigger language plpgsql as $$
begin
  delete from search_postings where subject = tg_argv[0]::search_subject;
  delete from search_rows where subject = tg_argv[0]::search_subject;
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

create trigger partners_search_update after update on partners
  referencing old table as old_rows new table as new_rows for each statement execute function partners_search();
create trigger treatments_told_search after update on treatments
  referencing old table as old_rows new table as new_rows for each statement execute function treatments_told_search();
create trigger doctors_search_truncate after truncate on doctors
  for each statement execute function search_forget('doctor');
create trigger partner_hospitals_search_truncate after truncate on partner_hospitals
  for each statement execute function search_forget('hospital');
create trigger cities_search_truncate after truncate on cities
  for each statement execute function search_forget('city');

-- Treatments are found by their everyday name and by what people say they have too.

create or replace function treatment_entries(treatment treatments)
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

create or replace function treatments_search() returns trigger language plpgsql as $$
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

-- A word that begins so is known of another kind of row: "chennai" is no misspelt word of a treatment.
create function search_elsewhere(p_subject search_subject, p_word text) returns boolean language sql stable
as $$
  select exists (
    select from unnest(enum_range(null::search_subject)) other
    where other <> p_subject and length(p_word) > 2 and exists (
      select from search_words
      where subject = other and word >= p_word collate "C" and word < (p_word || U&'\+10FFFF') collate "C"
    )
  )
$$;

-- As before, but what is more like a word of another kind of row is meant there.
create or replace function search_guess(p_subject search_subject, p_word text) returns text[] language plpgsql stable
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

-- The rows that answer a term, best first by `tier`: all of its words in the name (1), then anywhere (2), then words that begin
-- so, in the name (3) and anywhere (4); where no row has all of them, those that have all but one (5), and at last those that
-- have the rarest (6). A word nobody wrote stands for what was probably meant by it; one that only another kind of row has, and
-- one that nothing is like, stand for nothing. Stops at the tier with which it has `p_enough`, and hands out at most `p_most`
-- rows of a tier; eight words of the term count.
create or replace function search_find(
  p_subject search_subject, p_term text, p_facets text[], p_enough integer, p_most integer
)
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
  words integer;
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
        continue when search_elsewhere(p_subject, written.each);
        completions := search_guess(p_subject, written.each);
      end if;
      continue when cardinality(completions) = 0;
      strict_groups := strict_groups || array_to_string(completions, chr(31));
      wide_groups := wide_groups || array_to_string(completions, chr(31));
    end if;
    exit when cardinality(strict_groups) = 8;
  end loop;
  words := cardinality(strict_groups);
  if words = 0 then
    return;
  end if;

  -- Where all words stand in names only, looking anywhere finds what looking in names did.
  elsewhere := exists (
    select from unnest(wide_groups) value, unnest(string_to_array(value, chr(31))) word
    where search_count(p_subject, 2::smallint, word) > 0
  );
  for step in 1..4 loop
    continue when (step in (3, 4) and not wider) or (step in (2, 4) and not elsewhere);
    more := case step
      when 1 then search_meet(p_subject, names, strict_groups, p_facets, p_enough, p_most)
      when 2 then search_meet(p_subject, anywhere, strict_groups, p_facets, p_enough, p_most)
      when 3 then search_meet(p_subject, names, wide_groups, p_facets, p_enough, p_most)
      else search_meet(p_subject, anywhere, wide_groups, p_facets, p_enough, p_most)
    end;
    return query select each, step::smallint from unnest(more) each where each <> all (found);
    found := found || more;
    exit when cardinality(found) >= p_enough;
  end loop;
  if cardinality(found) > 0 or words = 1 then
    return;
  end if;

  -- What was typed last is given up first: people begin with what matters most.
  if words > 2 then
    for left_out in reverse words..1 loop
      more := search_meet(p_subject, anywhere, strict_groups[:left_out - 1] || strict_groups[left_out + 1:], p_facets,
        p_enough, p_most);
      if cardinality(more) > 0 then
        return query select each, 5::smallint from unnest(more) each;
        return;
      end if;
    end loop;
  end if;
  more := search_meet(p_subject, anywhere, array[search_rarest(p_subject, strict_groups)], p_facets, p_enough, p_most);
  return query select each, 6::smallint from unnest(more) each;
end $$;

-- What is there already.

delete from search_postings where subject = 'treatment';
insert into search_postings (subject, field, word, spread, id)
  select 'treatment', field, word, search_spread(id), id from treatments, treatment_entries(treatments)
  order by 2, 3, 4, 5;
select search_learn('treatment', array_agg(distinct value))
  from treatments, unnest(treatment_words(treatments)) value where is_active;
select search_refresh('city', (select array_agg(id) from cities));
select search_refresh('hospital', (select array_agg(id) from partner_hospitals));
select search_refresh('doctor', (select array_agg(id) from doctors));
