-- What is seen of the site in operation, releases of its remotes, and what a cache in front of it has to forget.

-- Remotes that failed in a browser or on the render server: one row an hour, however often it happens.
create table remote_failures (
  hour timestamptz not null,
  remote text not null check (length(remote) <= 40),
  version text not null check (length(version) <= 60),
  generation integer not null,
  phase text not null check (phase in ('entry', 'portal', 'page', 'render', 'server')),
  reports integer not null check (reports > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, remote, version, generation, phase)
);

-- Pages shown, an hour, remote and version.
create table page_views (
  hour timestamptz not null,
  remote text not null check (length(remote) <= 40),
  version text not null check (length(version) <= 60),
  views integer not null check (views > 0),
  primary key (hour, remote, version)
);

-- What browsers measured: a histogram an hour, remote, version and vital; the buckets' bounds are in the contracts.
create table web_vitals (
  hour timestamptz not null,
  remote text not null check (length(remote) <= 40),
  version text not null check (length(version) <= 60),
  vital text not null check (vital in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  bucket smallint not null check (bucket >= 0),
  reports integer not null check (reports > 0),
  primary key (hour, remote, version, vital, bucket)
);

-- What administrators change about releases on the page. One at a time: the registry is one file.
create table release_changes (
  id uuid primary key,
  remote text not null,
  kind text not null check (kind in ('promote', 'share', 'part', 'end_part', 'roll_back')),
  version text not null,
  -- Percent of the sessions, for a share or a part.
  traffic integer,
  state text not null check (state in ('running', 'done', 'failed')),
  -- Of the registry, before and after.
  from_generation integer not null,
  generation integer,
  changed_by uuid references users on delete set null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Why a release was taken back by itself: the version that all others had, what was compared, and how much of it was seen.
  reason jsonb,
  check ((state = 'running') = (finished_at is null))
);
create unique index release_changes_one_running on release_changes (state) where state = 'running';
create index release_changes_newest on release_changes (started_at desc, id desc);

-- What a roll-out is judged by (docs/adr/0098): how many client addresses had each version, and how many of them reported what.
create table rollout_counts (
  remote text not null check (length(remote) <= 40),
  -- When the roll-out began: with the remote, its identity.
  began timestamptz not null,
  version text not null check (length(version) <= 60),
  measure text not null check (measure in ('visitors', 'failures', 'LCP', 'INP', 'CLS')),
  -- Of a vital; 0 for the others.
  bucket smallint not null check (bucket >= 0),
  addresses integer not null check (addresses > 0),
  primary key (remote, began, version, measure, bucket)
);

-- Each address counts once. Unlogged: after a crash some may count a second time.
create unlogged table rollout_reporters (
  remote text not null,
  began timestamptz not null,
  version text not null,
  measure text not null,
  -- A keyed hash of the address.
  reporter bytea not null,
  primary key (remote, began, version, measure, reporter)
);
create index rollout_reporters_began on rollout_reporters (began);

-- What a cache in front of the site has to forget, noted by the tables themselves in the transaction that changes them: no code that writes a
-- row has to know of caches. A job sends the tags and deletes the rows (docs/adr/0095).
create table cdn_purges (
  id bigint generated always as identity primary key,
  tag text not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- The release registry's generation of which the cache has been told.
create table cdn_release (
  only_row boolean primary key default true check (only_row),
  generation integer not null
);

/* Called once a statement; a statement that touches no row notes nothing. */
create function note_cdn_purge() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (select 1 from changed) then
    insert into cdn_purges (tag) values (tg_argv[0]);
  end if;
  return null;
end $$;

do $$
declare
  v record;
begin
  for v in
    select * from (values
      ('treatments', 'catalogue'), ('treatment_categories', 'catalogue'), ('treatment_guides', 'catalogue'),
      ('treatment_hospital_recommendations', 'catalogue'), ('treatment_doctor_recommendations', 'catalogue'),
      ('partners', 'catalogue'), ('partner_hospitals', 'catalogue'), ('hospital_prices', 'catalogue'),
      ('hospital_accreditations', 'catalogue'), ('hospital_ratings', 'catalogue'),
      ('doctors', 'catalogue'), ('doctor_treatments', 'catalogue'), ('doctor_ratings', 'catalogue'), ('cities', 'catalogue'),
      ('blog_posts', 'articles'), ('content_reviews', 'articles'), ('content_reviews', 'questions'), ('faq_entries', 'questions'),
      ('vacancies', 'vacancies'), ('social_links', 'social-links')
    ) as noted (table_name, tag)
  loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function note_cdn_purge(%L)',
      'cdn_purge_' || v.tag || '_insert', v.table_name, v.tag);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function note_cdn_purge(%L)',
      'cdn_purge_' || v.tag || '_update', v.table_name, v.tag);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function note_cdn_purge(%L)',
      'cdn_purge_' || v.tag || '_delete', v.table_name, v.tag);
  end loop;
end $$;

-- Articles name the doctor who reviewed them: a cache in front of the site forgets them when what they show of a doctor changes (docs/adr/0095).
create function note_reviewer_purge() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (
    select 1 from changed join before using (id)
    where (changed.full_name, changed.specialization) is distinct from (before.full_name, before.specialization)
  ) then
    insert into cdn_purges (tag) values ('articles');
  end if;
  return null;
end $$;
create trigger cdn_purge_articles_update after update on doctors
  referencing old table as before new table as changed for each statement execute function note_reviewer_purge();
