-- Letters of hospitals for visas. A consulate compares what the paper says with what its code shows: no name and no number of a passport here.
create table visa_letters (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  quote_id uuid not null references quotes,
  document_id uuid not null references documents,
  -- Letters and digits without its hyphens.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  status text not null check (status in ('valid', 'replaced', 'withdrawn')),
  -- Null once the account is deleted, as the next.
  initials text,
  birth_year integer,
  admission_on date not null,
  stay_until date not null check (stay_until >= admission_on),
  attendants integer not null check (attendants between 0 and 4),
  issued_by uuid,
  issued_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'valid') = (ended_at is null))
);
create unique index visa_letters_one_valid on visa_letters (journey_id) where status = 'valid';
create index visa_letters_journey on visa_letters (journey_id, issued_at);
