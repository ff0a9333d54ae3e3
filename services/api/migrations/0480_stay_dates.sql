-- The dated duties of a stay in India: the Form C of each place where a foreigner stays, and the last day of the visa.

create table form_c_filings (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  -- Of the hospital's stay, or of the lodging's part of the trip.
  admission_id uuid unique references admissions on delete cascade,
  leg_id uuid unique references travel_legs on delete cascade,
  -- As the FRRO gave it.
  number text not null,
  filed_on date not null,
  -- Who entered it last, and when.
  filed_by uuid references users on delete set null,
  filed_at timestamptz not null,
  check ((admission_id is null) <> (leg_id is null))
);
create index form_c_filings_journey on form_c_filings (journey_id);
create index form_c_filings_filed_by on form_c_filings (filed_by) where filed_by is not null;

-- Until when a patient may stay, as they, the visa office or the staff have said: a visa they got by themselves, or an extension. Never changed: the next counts.
create table visa_periods (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  valid_until date not null,
  reference text,
  said_by uuid references users on delete set null,
  said_at timestamptz not null
);
create index visa_periods_journey on visa_periods (journey_id, said_at);
create index visa_periods_valid_until on visa_periods (valid_until);
create index visa_periods_said_by on visa_periods (said_by) where said_by is not null;

-- The last day of the visa of a case: what was said last, of the granted application or of the above.
create view visa_ends as
select distinct on (journey_id) journey_id, id, valid_until, at, decided_on
from (
  select journey_id, id, valid_until, updated_at as at, decided_on from visa_applications where status = 'granted'
  union all
  select journey_id, id, valid_until, said_at, (said_at at time zone 'Asia/Kolkata')::date from visa_periods
) said
order by journey_id, at desc, id desc;

-- Of what has a date, who was reminded: each reminder once.
create table date_reminders (
  key text primary key,
  journey_id uuid not null references patient_journeys,
  sent_at timestamptz not null
);
create index date_reminders_journey on date_reminders (journey_id);
