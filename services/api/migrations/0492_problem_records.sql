-- What several requests have in common: its cause, a way round it, and when it is over.
create sequence problem_record_numbers as integer;

create table problem_records (
  id uuid primary key,
  number integer not null unique,
  title text not null,
  description text not null,
  state text not null check (state in ('open', 'known', 'resolved')),
  -- What those who ask can do until it is resolved.
  workaround text,
  cause text,
  -- A user.
  owner_id uuid,
  resolved_at timestamptz,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index problem_records_updated on problem_records (updated_at, id);
create index problem_records_number on problem_records (number, id);
create index problem_records_updated_by on problem_records (updated_by) where updated_by is not null;

-- A request belongs to one problem.
create table problem_record_requests (
  request_id uuid primary key references service_requests on delete cascade,
  problem_id uuid not null references problem_records on delete cascade,
  linked_at timestamptz not null,
  -- A user.
  linked_by uuid not null
);
create index problem_record_requests_problem on problem_record_requests (problem_id, linked_at);

create table problem_record_entries (
  id uuid primary key,
  problem_id uuid not null references problem_records on delete cascade,
  at timestamptz not null,
  -- A user.
  actor_id uuid not null,
  event text not null,
  text text,
  details jsonb not null default '{}'
);
create index problem_record_entries_problem on problem_record_entries (problem_id, at, id);
