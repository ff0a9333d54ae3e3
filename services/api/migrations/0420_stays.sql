-- The stay of an admitted patient as a case of its own for its hospital: checks, consent, notes, news for the family, dates after it.

-- What is done, and when.
alter table admissions add column plan text;

create table stay_checks (
  id uuid primary key,
  admission_id uuid not null references admissions on delete cascade,
  kind text not null check (kind in ('blood_tests', 'ecg', 'anaesthesia', 'fasting', 'blood', 'other')),
  -- Of a check of the hospital's own; empty for the others, which every stay has.
  label text not null default '',
  state text not null check (state in ('open', 'done', 'not_needed')),
  note text,
  blood_units smallint check (blood_units > 0),
  blood_group text,
  -- Who said so last, and when.
  said_by uuid references users on delete set null,
  said_at timestamptz not null,
  check ((kind = 'other') = (label <> '')),
  check (kind = 'blood' or (blood_units is null and blood_group is null)),
  unique (admission_id, kind, label)
);
create index stay_checks_said_by on stay_checks (said_by) where said_by is not null;

-- The text of the consent, by hospital and language. A version is never changed: the next takes its place.
create table stay_consent_texts (
  id uuid primary key,
  partner_hospital_id uuid not null references partner_hospitals,
  language text not null,
  version integer not null check (version > 0),
  title text not null,
  body text not null,
  written_by uuid references users on delete set null,
  written_at timestamptz not null,
  unique (partner_hospital_id, language, version)
);
create index stay_consent_texts_written_by on stay_consent_texts (written_by) where written_by is not null;

-- What a patient has signed: the last signature of a stay counts. It is withdrawn, never removed.
create table stay_consents (
  id uuid primary key,
  admission_id uuid not null references admissions on delete cascade,
  journey_id uuid not null references patient_journeys,
  text_id uuid not null references stay_consent_texts,
  -- The paper of it, among the papers of the case.
  document_id uuid not null,
  signed_name text not null,
  signed_by uuid references users on delete set null,
  signed_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index stay_consents_admission on stay_consents (admission_id, signed_at);
create index stay_consents_journey on stay_consents (journey_id);
create index stay_consents_text on stay_consents (text_id);
create index stay_consents_signed_by on stay_consents (signed_by) where signed_by is not null;

create table stay_notes (
  id uuid primary key,
  admission_id uuid not null references admissions on delete cascade,
  text text not null,
  author_id uuid references users on delete set null,
  at timestamptz not null
);
create index stay_notes_admission on stay_notes (admission_id, at);
create index stay_notes_author on stay_notes (author_id) where author_id is not null;

-- What the hospital tells the patient and those who may follow the case.
create table stay_updates (
  id uuid primary key,
  admission_id uuid not null references admissions on delete cascade,
  journey_id uuid not null references patient_journeys,
  text text not null,
  author_id uuid references users on delete set null,
  at timestamptz not null
);
create index stay_updates_admission on stay_updates (admission_id, at);
create index stay_updates_journey on stay_updates (journey_id, at);
create index stay_updates_author on stay_updates (author_id) where author_id is not null;

-- Visits and talks after the discharge: each is a task of the patient.
create table stay_follow_ups (
  id uuid primary key,
  admission_id uuid not null references admissions on delete cascade,
  kind text not null check (kind in ('visit', 'talk')),
  at timestamptz not null,
  text text not null,
  added_by uuid references users on delete set null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create index stay_follow_ups_admission on stay_follow_ups (admission_id, at) where removed_at is null;
create index stay_follow_ups_added_by on stay_follow_ups (added_by) where added_by is not null;
