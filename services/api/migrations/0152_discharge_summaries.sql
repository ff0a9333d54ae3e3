-- What the hospital of the accepted quote says at the end of a stay. A signed summary is never changed: a correction is the next version.
create table discharge_summaries (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  quote_id uuid not null references quotes,
  -- The paper of it, among the papers of the case.
  document_id uuid not null,
  version integer not null check (version > 0),
  diagnosis text not null,
  treatment_given text not null,
  medicines text not null,
  warning_signs text not null,
  follow_up text not null,
  fit_to_fly text not null check (fit_to_fly in ('yes', 'later', 'no')),
  fit_to_fly_from date,
  reason text,
  signed_by uuid,
  signed_at timestamptz not null,
  check ((fit_to_fly = 'later') = (fit_to_fly_from is not null)),
  check ((version = 1) = (reason is null)),
  unique (journey_id, version)
);
