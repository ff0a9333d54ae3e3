-- The service desk: a catalogue of services with forms as data, and the requests for them.

-- When the desk works; target times count these minutes only. One row.
create table service_calendar (
  id smallint primary key default 1 check (id = 1),
  zone text not null,
  -- 1 is Monday, 7 is Sunday.
  weekdays smallint[] not null,
  -- Minutes after midnight.
  opens smallint not null,
  closes smallint not null check (closes > opens),
  holidays date[] not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now()
);
create index service_calendar_updated_by on service_calendar (updated_by) where updated_by is not null;

insert into service_calendar (zone, weekdays, opens, closes, holidays) values
  ('Asia/Kolkata', '{1,2,3,4,5,6}', 540, 1080,
   '{2026-01-26,2026-08-15,2026-10-02,2026-12-25,2027-01-26,2027-08-15,2027-10-02,2027-12-25}');

create table service_catalog_items (
  id uuid primary key,
  name text not null,
  description text not null,
  owner_id uuid,
  status text not null check (status in ('draft', 'published', 'retired')),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index service_catalog_items_name on service_catalog_items (name, id);
create index service_catalog_items_updated on service_catalog_items (updated_at, id);
create index service_catalog_items_updated_by on service_catalog_items (updated_by) where updated_by is not null;

create table service_catalog_versions (
  id uuid primary key,
  item_id uuid not null references service_catalog_items,
  number integer not null,
  status text not null check (status in ('draft', 'published', 'superseded')),
  -- Questions: key, kind, label, required, help, choices.
  form jsonb not null,
  -- Working minutes by priority.
  targets jsonb not null,
  -- Who approves, in this order: a role or a user each.
  approvals jsonb not null,
  -- Who may ask for it.
  ask_roles text[] not null,
  created_at timestamptz not null,
  published_at timestamptz,
  unique (item_id, number)
);
create unique index service_catalog_versions_published on service_catalog_versions (item_id) where status = 'published';
create unique index service_catalog_versions_draft on service_catalog_versions (item_id) where status = 'draft';

create sequence service_request_numbers as integer;

create table service_requests (
  id uuid primary key,
  number integer not null unique,
  item_id uuid not null references service_catalog_items,
  -- The version it was asked with: its form and its target times.
  version_id uuid not null references service_catalog_versions,
  summary text not null,
  -- Number, summary and names, as the list is searched.
  search text not null,
  answers jsonb not null,
  impact smallint not null check (impact between 1 and 3),
  urgency smallint not null check (urgency between 1 and 3),
  priority smallint not null check (priority between 1 and 4),
  state text not null check (state in
    ('new', 'assigned', 'in_progress', 'pending', 'awaiting_approval', 'resolved', 'closed', 'reopened')),
  outcome text check (outcome in ('done', 'cancelled', 'declined', 'merged')),
  -- Users; their rows are deleted with their accounts.
  requested_by uuid not null,
  on_behalf_of uuid,
  assigned_to uuid,
  -- The target that counts now; null while the clock is stopped.
  due_at timestamptz,
  due_to_own timestamptz not null,
  due_to_resolve timestamptz not null,
  owned_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  own_breached_at timestamptz,
  resolve_breached_at timestamptz,
  paused_since timestamptz,
  paused_minutes integer not null default 0,
  reopened_count integer not null default 0,
  merged_into uuid references service_requests,
  satisfaction smallint check (satisfaction between 1 and 5),
  satisfaction_comment text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
-- The four orders of the list, in both directions.
create index service_requests_created on service_requests (created_at, id);
create index service_requests_due on service_requests (due_at, id);
create index service_requests_priority on service_requests (priority, id);
create index service_requests_updated on service_requests (updated_at, id);
-- Its filters.
create index service_requests_assigned on service_requests (assigned_to, state);
create index service_requests_item on service_requests (item_id, state);
create index service_requests_requested_by on service_requests (requested_by);
create index service_requests_on_behalf_of on service_requests (on_behalf_of) where on_behalf_of is not null;
create index service_requests_merged_into on service_requests (merged_into) where merged_into is not null;
create index service_requests_state on service_requests (state, due_at);
create index service_requests_resolved on service_requests (resolved_at) where resolved_at is not null;
create index service_requests_search on service_requests using gin (search gin_trgm_ops);
create index service_requests_updated_by on service_requests (updated_by) where updated_by is not null;

create table service_request_entries (
  id uuid primary key,
  request_id uuid not null references service_requests on delete cascade,
  at timestamptz not null,
  -- Null for the system.
  actor_id uuid,
  event text not null,
  visibility text not null check (visibility in ('public', 'internal')),
  text text,
  transition text,
  from_state text,
  to_state text,
  details jsonb not null default '{}'
);
create index service_request_entries_request on service_request_entries (request_id, at, id);

create table service_request_tasks (
  id uuid primary key,
  request_id uuid not null references service_requests on delete cascade,
  title text not null,
  status text not null check (status in ('open', 'done')),
  assigned_to uuid,
  due_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null
);
create index service_request_tasks_request on service_request_tasks (request_id, created_at, id);

create table service_request_approvals (
  id uuid primary key,
  request_id uuid not null references service_requests on delete cascade,
  -- One after the other, from 1.
  step integer not null,
  role text,
  user_id uuid,
  status text not null check (status in ('waiting', 'approved', 'declined', 'not_needed')),
  decided_by uuid,
  decided_at timestamptz,
  note text,
  -- Who asked for the approval never gives it.
  asked_by uuid,
  unique (request_id, step),
  check ((role is null) <> (user_id is null))
);
create index service_request_approvals_user on service_request_approvals (user_id, request_id) where user_id is not null;
create index service_request_approvals_waiting on service_request_approvals (request_id, step) where status = 'waiting';

create table service_request_links (
  id uuid primary key,
  request_id uuid not null references service_requests on delete cascade,
  kind text not null check (kind in ('service_request', 'inbox_item', 'user', 'url')),
  subject_id uuid,
  url text,
  created_by uuid not null,
  created_at timestamptz not null,
  check ((subject_id is null) <> (url is null))
);
create index service_request_links_request on service_request_links (request_id, created_at, id);
