-- Each backup and each restore that was tried out, written by `npm run backup` and `npm run restore -- --test`, or by what a server uses instead of them.
create table maintenance_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'restore_test')),
  -- When it was complete.
  finished_at timestamptz not null,
  -- The moment the saved rows are of.
  taken_at timestamptz not null,
  tables integer not null,
  rows bigint not null,
  bytes bigint,
  -- What went wrong; null for a run that went well.
  failure text
);
create index maintenance_runs_by_kind on maintenance_runs (kind, finished_at desc);
