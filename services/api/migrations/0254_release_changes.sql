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
  check ((state = 'running') = (finished_at is null))
);
create unique index release_changes_one_running on release_changes (state) where state = 'running';
create index release_changes_newest on release_changes (started_at desc, id desc);
