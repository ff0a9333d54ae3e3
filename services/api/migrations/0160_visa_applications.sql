-- The way to a visa, kept by the office that helps with it: one application for each piece of work.
create table visa_applications (
  id uuid primary key,
  assignment_id uuid not null unique references assignments,
  journey_id uuid not null references patient_journeys,
  status text not null check (status in ('collecting', 'applied', 'appointment', 'granted', 'refused')),
  applied_on date,
  reference text,
  -- The visit to the visa centre is a part of the trip.
  appointment_leg_id uuid references travel_legs on delete set null,
  decided_on date,
  -- For the patient, the staff and the office alone.
  visa_number text,
  valid_until date,
  refused_reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'collecting' or (applied_on is not null and reference is not null)),
  check ((status in ('granted', 'refused')) = (decided_on is not null)),
  check ((status = 'granted') = (visa_number is not null and valid_until is not null)),
  check ((status = 'refused') = (refused_reason is not null))
);
create index visa_applications_journey on visa_applications (journey_id, created_at);
create index visa_applications_leg on visa_applications (appointment_leg_id) where appointment_leg_id is not null;
