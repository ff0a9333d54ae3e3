-- Hospitals, doctors and cities kept by staff: who changed a row last, and cities that can be removed and restored.
-- A hospital is removed by the status of its partner (spec section 7), so it needs no column for that.
alter table doctors
  -- Grows with every change; the ETag.
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null;
alter table partner_hospitals
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null;
alter table cities
  add column is_active boolean not null default true,
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

-- The staff's lists have the removed ones too. The sitemap asks for the last change.
create index doctors_any_name on doctors (full_name, id);
create index doctors_changed on doctors (updated_at, id);
create index partner_hospitals_changed on partner_hospitals (updated_at, id);

-- A removed city is not found. As before (migration 0030) but for its condition.
alter function search_texts(search_subject, uuid[]) rename to search_texts_of_any;
create function search_texts(p_subject search_subject, p_ids uuid[])
  returns table (id uuid, name text, rest text, facets text[]) language sql stable
as $$
  select each.id, each.name, each.rest, each.facets
  from public.search_texts_of_any(p_subject, p_ids) each
  where p_subject <> 'city' or exists (select from public.cities city where city.id = each.id and city.is_active)
$$;

create function cities_shown_search() returns trigger language plpgsql as $$
begin
  perform search_refresh('city', (
    select array_agg(is_now.id) from new_rows is_now join old_rows was using (id) where is_now.is_active <> was.is_active
  ));
  return null;
end $$;
create trigger cities_shown_search after update on cities
  referencing old table as old_rows new table as new_rows for each statement execute function cities_shown_search();

create trigger cities_shown_terms after update of is_active on cities
  for each statement execute function search_terms_changed();
