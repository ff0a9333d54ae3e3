-- The catalogue in full: cities, hospitals with their prices and accreditations, doctors with their hours, and who is
-- recommended for what. The vocabularies (departments, languages) stand in the contracts: adding a word is no migration.

create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

create table cities (
  id uuid primary key,
  slug slug not null unique,
  name text not null unique,
  state text not null,
  summary text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  airport_name text not null,
  airport_code text not null check (airport_code ~ '^[A-Z]{3}$'),
  -- By road to the hospitals, on an ordinary day.
  airport_minutes integer not null check (airport_minutes > 0),
  languages text[] not null,
  specialities text[] not null,
  -- [{season, months, low_c, high_c, note}]
  climate jsonb not null,
  -- [{tier, usd_min, usd_max, note}], a night, indicative
  lodging jsonb not null,
  position integer not null
);
create index cities_position on cities (position, id);

-- Treatments, told to somebody who is not a doctor

alter table treatments
  add column slug slug unique,
  add column plain_name text,
  -- The department that does it, by the contracts' word.
  add column department text,
  -- What people say they have: "worn knee".
  add column conditions_in_plain_words text[] not null default '{}',
  add column reviewed_on date,
  add constraint treatments_prices check (india_usd_min <= india_usd_max and us_usd_min <= us_usd_max);

-- Hospitals

alter table partner_hospitals
  add column slug slug unique,
  add column city_id uuid references cities,
  add column summary text,
  add column about text,
  add column address text,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column airport_minutes integer check (airport_minutes > 0),
  add column founded_year integer check (founded_year between 1700 and 2100),
  add column icu_beds integer check (icu_beds >= 0),
  add column operating_theatres integer check (operating_theatres >= 0),
  add column equipment text[] not null default '{}',
  add column languages text[] not null default '{}',
  add column desk_hours text,
  -- The median of what the international desk took to answer.
  add column answer_hours integer check (answer_hours > 0),
  add column phone text,
  add column email text,
  add column website text,
  -- [{scene, caption}]
  add column gallery jsonb not null default '[]',
  add constraint partner_hospitals_beds check (icu_beds <= bed_capacity);
create index partner_hospitals_city on partner_hospitals (city_id);
create index partner_hospitals_oldest on partner_hospitals (created_at, id);
create index partner_hospitals_name on partner_hospitals (hospital_name, id);
create index partner_hospitals_languages on partner_hospitals using gin (languages);
create index partner_hospitals_departments on partner_hospitals using gin (departments);

create table hospital_accreditations (
  hospital_id uuid not null references partner_hospitals on delete cascade,
  body text not null check (body in ('JCI', 'NABH', 'NABL', 'GHA', 'Temos', 'ISO 9001')),
  number text not null,
  valid_until date not null,
  -- When Ayana last saw it on the body's own list.
  checked_on date not null,
  primary key (hospital_id, body)
);
create index hospital_accreditations_body on hospital_accreditations (body, hospital_id);

create table hospital_prices (
  hospital_id uuid not null references partner_hospitals on delete cascade,
  treatment_id uuid not null references treatments on delete cascade,
  usd_min integer not null check (usd_min > 0),
  usd_max integer not null,
  -- As people say them: `5-7`.
  hospital_days text,
  total_days text,
  inclusions text[] not null,
  exclusions text[] not null,
  valid_until date not null,
  primary key (hospital_id, treatment_id),
  check (usd_min <= usd_max)
);
create index hospital_prices_treatment on hospital_prices (treatment_id, usd_min, hospital_id);

-- Doctors

create table doctors (
  id uuid primary key,
  hospital_id uuid not null references partner_hospitals,
  full_name text not null,
  title text not null,
  specialization text not null,
  specializations text[] not null,
  qualifications text[] not null,
  registration_number text not null unique,
  council text not null,
  languages text[] not null check (cardinality(languages) > 0),
  -- Whole US dollars; null where the doctor does not consult so.
  video_fee_usd integer check (video_fee_usd > 0),
  phone_fee_usd integer check (phone_fee_usd > 0),
  practising_since integer not null check (practising_since between 1940 and 2100),
  about text not null,
  time_zone text not null,
  -- What the doctor chose for the drawn picture (contracts, `Portrait`).
  portrait jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (specialization = any (specializations)),
  check (video_fee_usd is not null or phone_fee_usd is not null)
);
create index doctors_hospital on doctors (hospital_id, full_name, id) where is_active;
create index doctors_specializations on doctors using gin (specializations) where is_active;

create table doctor_treatments (
  doctor_id uuid not null references doctors on delete cascade,
  treatment_id uuid not null references treatments on delete cascade,
  primary key (doctor_id, treatment_id)
);
create index doctor_treatments_treatment on doctor_treatments (treatment_id, doctor_id);

-- Hours of every week, on the doctor's own clock.
create table doctor_availability (
  id uuid primary key,
  doctor_id uuid not null references doctors on delete cascade,
  -- 1 is Monday, 7 Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null,
  time_zone text not null,
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['video', 'phone']),
  unique (doctor_id, weekday, from_time),
  check (from_time < to_time)
);

alter table treatments add column reviewer_id uuid references doctors on delete set null;
create index treatments_reviewer on treatments (reviewer_id);

-- Who is recommended for what (spec section 3); taken back by is_active, never removed.

create table treatment_hospital_recommendations (
  treatment_id uuid not null references treatments on delete cascade,
  hospital_partner_id uuid not null references partner_hospitals on delete cascade,
  recommendation_score integer not null check (recommendation_score between 0 and 100),
  specialization_match boolean not null,
  notes text,
  created_by uuid references users on delete set null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (treatment_id, hospital_partner_id)
);
create index treatment_hospital_recommendations_best
  on treatment_hospital_recommendations (treatment_id, recommendation_score desc, hospital_partner_id) where is_active;
create index treatment_hospital_recommendations_hospital on treatment_hospital_recommendations (hospital_partner_id);

create table treatment_doctor_recommendations (
  treatment_id uuid not null references treatments on delete cascade,
  doctor_id uuid not null references doctors on delete cascade,
  recommendation_score integer not null check (recommendation_score between 0 and 100),
  specialization_match boolean not null,
  notes text,
  created_by uuid references users on delete set null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (treatment_id, doctor_id)
);
create index treatment_doctor_recommendations_best
  on treatment_doctor_recommendations (treatment_id, recommendation_score desc, doctor_id) where is_active;
create index treatment_doctor_recommendations_doctor on treatment_doctor_recommendations (doctor_id);
