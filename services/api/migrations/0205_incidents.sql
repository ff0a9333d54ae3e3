-- Incident command: who leads, what happened, what is to be done, and what was learnt.

create sequence incident_numbers as integer;
create sequence drill_numbers as integer;

create table incidents (
  id uuid primary key,
  number integer not null,
  -- Drills are counted apart and have numbers of their own.
  is_drill boolean not null,
  title text not null,
  type text not null check (type in ('medical', 'safety', 'travel', 'service', 'data', 'technical', 'other')),
  -- 1 is the worst.
  severity smallint not null check (severity between 1 and 4),
  state text not null check (state in ('active', 'stable', 'closed', 'reviewed')),
  summary text,
  -- Number and words, as the list is searched.
  search text not null,
  -- Users; their rows are deleted with their accounts.
  commander_id uuid,
  liaison_id uuid,
  scribe_id uuid,
  opened_by uuid not null,
  opened_at timestamptz not null,
  stable_at timestamptz,
  closed_at timestamptz,
  what_happened text,
  why text,
  what_changes text,
  changes_due_on date,
  changes_owner_id uuid,
  reviewed_by uuid,
  reviewed_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  unique (is_drill, number),
  check (state = 'active' or stable_at is not null),
  check ((state in ('closed', 'reviewed')) = (closed_at is not null)),
  check ((state = 'reviewed') = (reviewed_at is not null)),
  -- A review says all of it.
  check (num_nonnulls(what_happened, why, what_changes, changes_due_on, changes_owner_id, reviewed_by, reviewed_at) in (0, 7))
);
create index incidents_opened on incidents (opened_at, id);
create index incidents_severity on incidents (severity, id);
create index incidents_updated on incidents (updated_at, id);
create index incidents_state on incidents (state, opened_at, id);
create index incidents_search on incidents using gin (search gin_trgm_ops);

alter table signals add constraint signals_incident_fkey foreign key (incident_id) references incidents;

create table incident_participants (
  incident_id uuid not null references incidents,
  user_id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (incident_id, user_id)
);
create index incident_participants_user on incident_participants (user_id, incident_id);

create table incident_entries (
  id uuid primary key,
  incident_id uuid not null references incidents,
  kind text not null check (kind in ('happened', 'decided', 'done', 'opened', 'transition', 'changed', 'role', 'participant',
    'task', 'journey', 'signal', 'update', 'resource', 'escalation', 'broadcast')),
  -- When it happened, as the writer says, and when it was written.
  happened_at timestamptz not null,
  written_at timestamptz not null,
  -- Null for the system.
  actor_id uuid,
  text text,
  details jsonb not null,
  corrects uuid,
  unique (incident_id, id),
  -- A line of the same incident.
  foreign key (incident_id, corrects) references incident_entries (incident_id, id),
  check (corrects is null or corrects <> id),
  check (happened_at <= written_at)
);
create index incident_entries_incident on incident_entries (incident_id, happened_at, id);
-- A line is corrected once; then its correction is.
create unique index incident_entries_corrects on incident_entries (corrects) where corrects is not null;
-- The timeline is only added to.
create trigger incident_entries_append_only before update or delete on incident_entries
  for each row execute function append_only();
create trigger incident_entries_no_truncate before truncate on incident_entries
  for each statement execute function append_only();

create table incident_tasks (
  id uuid primary key,
  incident_id uuid not null references incidents,
  title text not null,
  owner_id uuid,
  due_at timestamptz,
  state text not null check (state in ('open', 'done', 'dropped')),
  done_at timestamptz,
  done_by uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  check ((state = 'open') = (done_at is null)),
  check ((done_at is null) = (done_by is null))
);
create index incident_tasks_incident on incident_tasks (incident_id, created_at, id);
create index incident_tasks_owner on incident_tasks (owner_id, due_at) where state = 'open';

create table incident_journeys (
  incident_id uuid not null references incidents,
  journey_id uuid not null references patient_journeys,
  linked_by uuid not null,
  linked_at timestamptz not null,
  primary key (incident_id, journey_id)
);
create index incident_journeys_journey on incident_journeys (journey_id);
