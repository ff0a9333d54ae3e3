-- The trip to the hospital, the visa for it, the stay there and its bill.

create table travel_plans (
  id uuid primary key,
  journey_id uuid not null unique references patient_journeys,
  -- Opens the calendar feed without signing in.
  feed_token_hash text,
  notes text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table travel_legs (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  kind text not null check (kind in ('visa_appointment', 'flight', 'pickup', 'transfer', 'lodging', 'admission', 'return_flight')),
  from_place text,
  to_place text,
  -- The address of `to_place` in the script a local driver reads.
  to_address text,
  starts_at timestamptz not null,
  zone text not null,
  ends_at timestamptz,
  end_zone text,
  reference text,
  assignment_id uuid references assignments,
  status text not null check (status in ('planned', 'booked', 'done', 'missed', 'cancelled')),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What the partner who carries out a part of a trip books.
  contact_name text,
  contact_phone text,
  vehicle text,
  room text,
  -- False for a flight whose new time is not known yet, and for what hangs on it.
  time_known boolean not null default true,
  -- The start its partner knew before it was moved for them; null once they confirmed the new one.
  moved_from timestamptz,
  -- When the patient arrived or was missed, and who said so.
  settled_at timestamptz,
  settled_by uuid references users on delete set null,
  updated_by uuid references users on delete set null
);
create index travel_legs_journey on travel_legs (journey_id, starts_at, id);
create index travel_legs_assignment on travel_legs (assignment_id, starts_at) where assignment_id is not null;
create index travel_legs_updated_by on travel_legs (updated_by) where updated_by is not null;

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
  -- One letter, two copies: the hospital's shows the last signs of a passport's number only, as its code does. Null once the account is
  -- deleted.
  passport_masked text,
  -- Null for letters of before, of which there is no such copy.
  masked_file_id uuid,
  check ((status = 'valid') = (ended_at is null))
);
create unique index visa_letters_one_valid on visa_letters (journey_id) where status = 'valid';
create index visa_letters_journey on visa_letters (journey_id, issued_at);

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
  updated_by uuid references users on delete set null,
  check (status = 'collecting' or (applied_on is not null and reference is not null)),
  check ((status in ('granted', 'refused')) = (decided_on is not null)),
  check ((status = 'granted') = (visa_number is not null and valid_until is not null)),
  check ((status = 'refused') = (refused_reason is not null))
);
create index visa_applications_journey on visa_applications (journey_id, created_at);
create index visa_applications_leg on visa_applications (appointment_leg_id) where appointment_leg_id is not null;
-- Looked for every minute (`signal_definitions`).
create index visa_applications_valid_until on visa_applications (valid_until, id) where status = 'granted';
create index visa_applications_updated_by on visa_applications (updated_by) where updated_by is not null;

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
  updated_by uuid references users on delete set null,
  check ((status = 'expected') = (admitted_at is null)),
  check ((status = 'discharged') = (discharged_at is not null)),
  check (discharged_at >= admitted_at)
);
create index admissions_journey on admissions (journey_id);
create index admissions_updated_by on admissions (updated_by) where updated_by is not null;

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
  -- What a patient needs on the flight home, as the hospital signed it: a wheelchair, stockings, a seat at the aisle.
  flight_needs text,
  check ((fit_to_fly = 'later') = (fit_to_fly_from is not null)),
  check ((version = 1) = (reason is null)),
  unique (journey_id, version)
);

-- Bills of the hospital whose quote the patient accepted. A sent one is never changed: a correction is a new row that takes its place.
create table bills (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  quote_id uuid not null references quotes,
  partner_hospital_id uuid not null references partner_hospitals,
  kind text not null check (kind in ('interim', 'final')),
  -- Of the bill: a correction has the next. `revision` is that of the row.
  version integer not null,
  status text not null check (status in ('draft', 'sent', 'replaced')),
  currency text not null check (currency = 'USD'),
  note text,
  supersedes uuid references bills,
  -- Of the correction.
  reason text,
  sent_at timestamptz,
  sent_by uuid,
  created_by uuid,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  check ((status = 'draft') = (sent_at is null)),
  check (status = 'draft' or supersedes is null or reason is not null)
);
create index bills_journey on bills (journey_id, created_at, id);
create unique index bills_one_draft on bills (journey_id) where status = 'draft';
create unique index bills_one_final on bills (journey_id) where kind = 'final' and status = 'sent';
create index bills_updated_by on bills (updated_by) where updated_by is not null;

create table bill_lines (
  id uuid primary key,
  bill_id uuid not null references bills on delete cascade,
  position smallint not null,
  category text not null,
  label text not null,
  -- 0 where a line of the quote was not needed.
  quantity integer not null check (quantity >= 0),
  -- US cents.
  unit_price integer not null check (unit_price >= 0),
  amount bigint not null check (amount = quantity::bigint * unit_price),
  quote_line_id uuid references quote_lines,
  -- Why it differs from the quote.
  explanation text,
  unique (bill_id, position),
  unique (bill_id, quote_line_id)
);

-- Calendars

-- A calendar that a person follows, by a secret link of which only the hash is kept. A link is of one person and gives what they may read
-- now: of a trip there is one for each journey they follow.
create table calendar_feeds (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('travel', 'work', 'manifest')),
  journey_id uuid references patient_journeys on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  check ((kind = 'travel') = (journey_id is not null)),
  unique nulls not distinct (user_id, kind, journey_id)
);
create index calendar_feeds_journey on calendar_feeds (journey_id);

-- Written no more, and read by none: `calendar_feeds` took over the links of these two tables.
create table work_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);

create table manifest_feeds (
  partner_id uuid primary key references partners on delete cascade,
  token_hash text not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null
);
