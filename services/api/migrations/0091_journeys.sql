-- A patient's journey: what was asked for, the journey that grew from it, and one timeline of both.

create table treatment_requests (
  id uuid primary key,
  -- A user; the row is kept when the account is deleted.
  patient_id uuid not null,
  treatment_id uuid not null references treatments,
  patient_notes text,
  priority_level text not null check (priority_level in ('low', 'medium', 'high', 'urgent')),
  status text not null check (status in ('pending', 'in_review', 'waiting_for_patient', 'quoted', 'accepted',
    'scheduled', 'in_treatment', 'completed', 'declined', 'withdrawn')),
  -- For staff only.
  admin_notes text,
  preferred_city text,
  preferred_from date,
  preferred_to date,
  attendants smallint check (attendants between 0 and 9),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (preferred_to is null or preferred_from is null or preferred_to >= preferred_from)
);
create index treatment_requests_created on treatment_requests (created_at, id);
create index treatment_requests_updated on treatment_requests (updated_at, id);
create index treatment_requests_patient on treatment_requests (patient_id, created_at, id);
create index treatment_requests_treatment on treatment_requests (treatment_id);

create table patient_journeys (
  id uuid primary key,
  patient_id uuid not null,
  treatment_request_id uuid references treatment_requests,
  -- The highest completed stage.
  current_stage smallint not null check (current_stage between 1 and 10),
  -- By the number of the stage: status and completed_at.
  stage_statuses jsonb not null,
  journey_data jsonb not null,
  case_manager_id uuid,
  status text not null check (status in ('open', 'paused', 'closed')),
  closed_reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One journey grows from a request.
create unique index patient_journeys_request on patient_journeys (treatment_request_id);
create index patient_journeys_updated on patient_journeys (updated_at, id);
create index patient_journeys_patient on patient_journeys (patient_id, updated_at, id);
create index patient_journeys_latest on patient_journeys (patient_id, created_at, id);
create index patient_journeys_manager on patient_journeys (case_manager_id, updated_at, id);

create table journey_entries (
  id uuid primary key,
  at timestamptz not null,
  treatment_request_id uuid references treatment_requests,
  journey_id uuid references patient_journeys,
  event text not null check (event in ('asked', 'status', 'note', 'journey_begun', 'stage')),
  -- `internal` is for staff only.
  visibility text not null check (visibility in ('public', 'internal')),
  -- Null for the system.
  actor_id uuid,
  stage_number smallint check (stage_number between 1 and 10),
  from_state text,
  to_state text,
  text text,
  check (treatment_request_id is not null or journey_id is not null)
);
create index journey_entries_request on journey_entries (treatment_request_id, at, id);
create index journey_entries_journey on journey_entries (journey_id, at, id);
