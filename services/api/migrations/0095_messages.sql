-- Messages of a case: every journey has a thread with its patient and an internal one; staff write from templates.

insert into threads (id, journey_id, kind, created_at, updated_at)
  select gen_random_uuid(), journey.id, kind, journey.created_at, journey.created_at
  from patient_journeys journey, unnest(array['patient', 'internal']) as kind
  on conflict (journey_id, kind) where assignment_id is null do nothing;

create table message_templates (
  id uuid primary key,
  title text not null,
  -- With `{patient}`, `{treatment}` and `{case_manager}`.
  text text not null check (length(text) <= 1000),
  -- In words, as patients' and doctors' languages: `Bengali`.
  language text not null,
  version integer not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index message_templates_title on message_templates (title, id);
