-- Requests that are made again and again by the clock.
create table recurring_requests (
  id uuid primary key,
  item_id uuid not null references service_catalog_items,
  summary text not null,
  -- Written into each request, for the team.
  description text,
  answers jsonb not null,
  impact smallint not null check (impact between 1 and 3),
  urgency smallint not null check (urgency between 1 and 3),
  every text not null check (every in ('day', 'week', 'month')),
  weekday smallint check (weekday between 1 and 7),
  month_day smallint check (month_day between 1 and 31),
  -- Minutes after midnight in the zone of the desk.
  at_minutes smallint not null check (at_minutes between 0 and 1439),
  starts_on date not null,
  ends_on date,
  is_paused boolean not null,
  -- Users.
  assigned_to uuid,
  requested_by uuid not null,
  -- Null: never again.
  next_due_at timestamptz,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((every = 'week') = (weekday is not null)),
  check ((every = 'month') = (month_day is not null)),
  check (ends_on >= starts_on)
);
create index recurring_requests_due on recurring_requests (next_due_at, id);
create index recurring_requests_summary on recurring_requests (summary, id);
create index recurring_requests_item on recurring_requests (item_id);
create index recurring_requests_updated_by on recurring_requests (updated_by) where updated_by is not null;

-- Each time a request was due: the one that was made, or why none was.
create table recurring_request_runs (
  recurring_id uuid not null references recurring_requests on delete cascade,
  due_at timestamptz not null,
  request_id uuid unique references service_requests on delete cascade,
  failure text,
  at timestamptz not null,
  primary key (recurring_id, due_at),
  check ((request_id is null) = (failure is not null))
);
