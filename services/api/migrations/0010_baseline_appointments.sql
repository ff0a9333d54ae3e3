create table video_consultations (
  id uuid primary key,
  consultation_type text not null check (consultation_type in ('video_consultation', 'phone_consultation')),
  patient_name text not null,
  email text not null,
  phone text,
  preferred_date date not null,
  preferred_time text not null,
  procedure_interest text,
  medical_condition text,
  country text,
  city text,
  timezone text,
  time_zone text,
  notes text,
  reason text not null,
  doctor_id uuid,
  specialization text,
  created_at timestamptz not null,
  -- The journey that an appointment was booked for; null for a visitor's, and for a patient's without a journey.
  journey_id uuid references patient_journeys,
  is_test boolean not null default made_as_test()
);
create index video_consultations_journey on video_consultations (journey_id) where journey_id is not null;
create index video_consultations_of_tests on video_consultations (created_at) where is_test;

create table appointments (
  id uuid primary key,
  doctor_id uuid not null references doctors,
  video_consultation_id uuid references video_consultations on delete cascade,
  kind text not null check (kind in ('video', 'phone')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- held: until held_until; lapsed: held too long, and free again; released: given back; moved: another row took its place.
  status text not null check (status in ('held', 'lapsed', 'released', 'booked', 'cancelled', 'moved')),
  held_until timestamptz not null,
  -- Of the key only the browser that holds the time has.
  holder_hash text not null,
  -- Of the token in the mail's link. The token is made of the request's id and a secret only the server knows.
  token_hash text,
  -- How often it was changed since it was booked (RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  -- The visitor's: an IANA name, or an offset where that is all that is known.
  time_zone text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who holds a time, so that nobody holds many: known while it is held, and no longer. Of the word in the visitor's cookie.
  visitor_hash text,
  -- Of the client's network address.
  address_hash text,
  -- Where the patient and the doctor meet for a talk by video. The staff set it; a moved appointment takes it along.
  join_url text,
  join_url_set_by uuid references users on delete set null,
  join_url_set_at timestamptz,
  check (starts_at < ends_at),
  check ((status in ('booked', 'cancelled', 'moved')) = (video_consultation_id is not null)),
  check ((status in ('booked', 'cancelled')) = (token_hash is not null)),
  -- Whatever the program does, no doctor is in two talks at once.
  constraint appointments_do_not_overlap
    exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('held', 'booked')),
  constraint appointments_forget_the_holder
    check (status = 'held' or (visitor_hash is null and address_hash is null)),
  constraint appointments_join_url
    check (join_url is null or (kind = 'video' and status in ('booked', 'moved') and join_url_set_at is not null))
);
create unique index appointments_token on appointments (token_hash);
create unique index appointments_request on appointments (video_consultation_id) where status in ('booked', 'cancelled');
create index appointments_holder on appointments (holder_hash) where status = 'held';
create index appointments_live on appointments (ends_at) where status in ('held', 'booked');
create index appointments_moved on appointments (video_consultation_id) where status = 'moved';
create index appointments_visitor on appointments (visitor_hash) where status = 'held';
create index appointments_address on appointments (address_hash) where status = 'held';
-- The staff's list of booked appointments (GET /appointments), of all doctors and of one.
create index appointments_starts on appointments (starts_at, id) where status in ('booked', 'cancelled');
create index appointments_doctor_starts on appointments (doctor_id, starts_at, id) where status in ('booked', 'cancelled');

-- What a list of doctors is ordered and narrowed by, in one row for each way a doctor consults, with the first free time: a page is
-- one indexed read instead of everybody's week worked out at every request (docs/adr/0023). Derived rows:
-- doctors/doctor-directory.service.ts works them out; the triggers below mark the doctors it has to look at.

create table doctor_directory (
  doctor_id uuid not null references doctors on delete cascade,
  kind text not null check (kind in ('video', 'phone')),
  -- Whether a list that asks for no kind shows the doctor with this one.
  is_default boolean not null,
  -- Whether everybody may see the doctor: active, of a hospital whose partner is.
  is_listed boolean not null,
  hospital_id uuid not null,
  city_id uuid,
  specializations text[] not null,
  languages text[] not null,
  full_name text not null,
  practising_since integer not null,
  fee_usd integer not null,
  -- infinity: none within the booking horizon.
  next_free_at timestamptz not null,
  -- next_free_at is right from the first moment up to, not including, the second.
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- Smallest first: the best rating, and of two equal ones the one made of more. 0: not rated.
  rating_key integer not null default 0,
  primary key (doctor_id, kind)
);
comment on table doctor_directory is 'Kept by the program: worked out from doctors and their hours.';
-- The four orders of a list, of all kinds and of one.
create index doctor_directory_free on doctor_directory (next_free_at, doctor_id) where is_listed and is_default;
create index doctor_directory_fee on doctor_directory (fee_usd, doctor_id) where is_listed and is_default;
create index doctor_directory_years on doctor_directory (practising_since, doctor_id) where is_listed and is_default;
create index doctor_directory_name on doctor_directory (full_name collate "C", doctor_id) where is_listed and is_default;
create index doctor_directory_kind_free on doctor_directory (kind, next_free_at, doctor_id) where is_listed;
create index doctor_directory_kind_fee on doctor_directory (kind, fee_usd, doctor_id) where is_listed;
create index doctor_directory_kind_years on doctor_directory (kind, practising_since, doctor_id) where is_listed;
create index doctor_directory_kind_name on doctor_directory (kind, full_name collate "C", doctor_id) where is_listed;
create index doctor_directory_hospital on doctor_directory (hospital_id) where is_listed;
create index doctor_directory_city on doctor_directory (city_id) where is_listed;
-- What has run out, and what was worked out by a clock that has been put back since.
create index doctor_directory_until on doctor_directory (valid_until);
create index doctor_directory_from on doctor_directory (valid_from);
create index doctor_directory_rating on doctor_directory (rating_key, doctor_id) where is_listed and is_default;
create index doctor_directory_kind_rating on doctor_directory (kind, rating_key, doctor_id) where is_listed;

-- The first free time of a doctor in each half hour of the day (UTC's), within a week of the first of all. A list in the order of
-- the first time in someone's waking hours is read from it, whatever their zone (docs/adr/0031). Written with doctor_directory.

create table doctor_day_times (
  doctor_id uuid not null,
  kind text not null,
  half_hour smallint not null check (half_hour between 0 and 47),
  starts_at timestamptz not null,
  primary key (doctor_id, kind, half_hour),
  foreign key (doctor_id, kind) references doctor_directory on delete cascade
);
comment on table doctor_day_times is 'Kept by the program: worked out from hours and appointments.';
create index doctor_day_times_order on doctor_day_times (starts_at, doctor_id);

-- Doctors whose rows may no longer be right. Without a key of the doctor: marking one twice at once must not make one transaction wait
-- for another.
create table doctor_directory_changes (
  id bigint generated always as identity primary key,
  doctor_id uuid not null
);
comment on table doctor_directory_changes is 'Kept by the program: which doctors are to be worked out.';
create index doctor_directory_changes_doctor on doctor_directory_changes (doctor_id);

create function mark_inserted_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select distinct doctor_id from new_rows;
  return null;
end $$;
create trigger doctor_ratings_directory_insert after insert on doctor_ratings
  referencing new table as new_rows for each statement execute function mark_inserted_doctors();
create trigger doctor_exceptions_directory_insert after insert on doctor_exceptions
  referencing new table as new_rows for each statement execute function mark_inserted_doctors();

create function mark_updated_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select doctor_id from new_rows union select doctor_id from old_rows;
  return null;
end $$;
create trigger doctor_ratings_directory_update after update on doctor_ratings
  referencing old table as old_rows new table as new_rows for each statement execute function mark_updated_doctors();
create trigger doctor_exceptions_directory_update after update on doctor_exceptions
  referencing old table as old_rows new table as new_rows for each statement execute function mark_updated_doctors();

create function mark_deleted_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select distinct doctor_id from old_rows;
  return null;
end $$;
create trigger doctor_ratings_directory_delete after delete on doctor_ratings
  referencing old table as old_rows for each statement execute function mark_deleted_doctors();
create trigger doctor_exceptions_directory_delete after delete on doctor_exceptions
  referencing old table as old_rows for each statement execute function mark_deleted_doctors();

do $$
declare
  source text;
begin
  foreach source in array array['appointments', 'doctor_availability'] loop
    execute format('create trigger %1$s_directory_insert after insert on %1$s
      referencing new table as new_rows for each statement execute function mark_inserted_doctors()', source);
    execute format('create trigger %1$s_directory_update after update on %1$s
      referencing old table as old_rows new table as new_rows for each statement execute function mark_updated_doctors()', source);
    execute format('create trigger %1$s_directory_delete after delete on %1$s
      referencing old table as old_rows for each statement execute function mark_deleted_doctors()', source);
  end loop;
end $$;

create function mark_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select id from new_rows;
  return null;
end $$;
create trigger doctors_directory_insert after insert on doctors
  referencing new table as new_rows for each statement execute function mark_doctors();
create trigger doctors_directory_update after update on doctors
  referencing new table as new_rows for each statement execute function mark_doctors();

create function mark_doctors_of_hospitals() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id)
    select doctor.id from doctors doctor join new_rows now on now.id = doctor.hospital_id join old_rows before on before.id = now.id
    where (now.partner_id, now.city_id) is distinct from (before.partner_id, before.city_id);
  return null;
end $$;
create trigger partner_hospitals_directory_update after update on partner_hospitals
  referencing old table as old_rows new table as new_rows for each statement execute function mark_doctors_of_hospitals();

create function mark_doctors_of_partners() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id)
    select doctor.id from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
      join new_rows now on now.id = hospital.partner_id join old_rows before on before.id = now.id
    where now.status is distinct from before.status;
  return null;
end $$;
create trigger partners_directory_update after update on partners
  referencing old table as old_rows new table as new_rows for each statement execute function mark_doctors_of_partners();

-- Talks by video in the consultation room: who else is invited, who was there from when to when, and the doctor's notes.

create table consultation_guests (
  id uuid primary key,
  -- Of the request, so that a moved appointment takes its guests along.
  video_consultation_id uuid not null references video_consultations on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('companion', 'interpreter')),
  companion_id uuid references companions on delete cascade,
  added_by uuid references users on delete set null,
  created_at timestamptz not null,
  check ((kind = 'companion') = (companion_id is not null)),
  unique (video_consultation_id, user_id)
);
create index consultation_guests_user on consultation_guests (user_id);

-- A visitor without an account in the room of an appointment, by the link of its mail: one device at a time.
create table room_sessions (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  -- Of the secret that the browser has; the row gives no access.
  token_hash text not null unique,
  created_at timestamptz not null,
  -- Ended by the next device, or with the appointment.
  ended_at timestamptz
);
create unique index room_sessions_open on room_sessions (appointment_id) where ended_at is null;

create table consultation_attendances (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  user_id uuid references users on delete set null,
  role text not null check (role in ('patient', 'doctor', 'case_worker', 'companion', 'interpreter')),
  -- The session and the role of the account with which it was entered: without them the stay ends.
  session_id uuid not null,
  account_role text not null,
  joined_at timestamptz not null,
  -- Let in to the talk; null while waiting.
  admitted_at timestamptz,
  -- The last time the connection was known to be there.
  seen_at timestamptz not null,
  is_connected boolean not null,
  -- The id of its socket: a cut one that the server notices late ends nothing that another goes on with.
  connection text not null,
  left_at timestamptz,
  -- Why it ended without the person's leaving.
  ending text check (ending in ('elsewhere', 'access', 'cancelled', 'moved', 'over', 'away')),
  -- Of a visitor's stay: its role is stored as the patient's, whose appointment it is.
  room_session_id uuid,
  check (left_at is null or left_at >= joined_at),
  check (left_at is null or not is_connected),
  check (ending is null or left_at is not null)
);
create index consultation_attendances_appointment on consultation_attendances (appointment_id, joined_at, id);
-- Those in a room now.
create index consultation_attendances_present on consultation_attendances (appointment_id) where left_at is null;
create index consultation_attendances_user on consultation_attendances (user_id);

create table consultation_notes (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  doctor_id uuid not null references doctors,
  author_id uuid references users on delete set null,
  -- A correction of a signed note is the next version.
  version integer not null check (version > 0),
  reason text not null default '',
  findings text not null default '',
  advice text not null default '',
  next_steps text not null default '',
  -- Counts the changes of a draft, so that two tabs do not overwrite each other.
  revision integer not null default 1,
  signed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (appointment_id, version)
);
-- One draft at once.
create unique index consultation_notes_draft on consultation_notes (appointment_id) where signed_at is null;
create index consultation_notes_doctor on consultation_notes (doctor_id);
