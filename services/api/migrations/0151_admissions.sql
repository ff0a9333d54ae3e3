-- The stay of a patient at the hospital whose quote was accepted: expected, admitted, discharged. A row exists from the acceptance on.
create table admissions (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  quote_id uuid not null unique references quotes,
  partner_hospital_id uuid not null references partner_hospitals,
  status text not null check (status in ('expected', 'admitted', 'discharged')),
  -- As the hospital set it; null: that of the visa letter, of the trip, or the day the patient asked for.
  expected_on date,
  admitted_at timestamptz,
  room text,
  discharged_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'expected') = (admitted_at is null)),
  check ((status = 'discharged') = (discharged_at is not null)),
  check (discharged_at >= admitted_at)
);
create index admissions_journey on admissions (journey_id);

insert into admissions (id, journey_id, quote_id, partner_hospital_id, status, version, created_at, updated_at)
select gen_random_uuid(), journey_id, id, partner_hospital_id, 'expected', 1, coalesce(decided_at, updated_at), coalesce(decided_at, updated_at)
from quotes where status = 'accepted';
