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
insert into search_terms_version (version) values (1);

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

-- As before (migration 0014), and what a doctor or a hospital does is a facet.
create or replace function search_texts(p_subject search_subject, p_ids uuid[])
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

select search_refresh('hospital', (select array_agg(id) from partner_hospitals));
select search_refresh('doctor', (select array_agg(id) from doctors));

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
