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
  primary key (doctor_id, kind)
);
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

-- Doctors whose rows may no longer be right. Without a key of the doctor: marking one twice at once must not make one transaction wait
-- for another.
create table doctor_directory_changes (
  id bigint generated always as identity primary key,
  doctor_id uuid not null
);
create index doctor_directory_changes_doctor on doctor_directory_changes (doctor_id);

create function mark_inserted_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select distinct doctor_id from new_rows;
  return null;
end $$;

create function mark_updated_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select doctor_id from new_rows union select doctor_id from old_rows;
  return null;
end $$;

create function mark_deleted_doctors() returns trigger language plpgsql as $$
begin
  insert into doctor_directory_changes (doctor_id) select distinct doctor_id from old_rows;
  return null;
end $$;

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

insert into doctor_directory_changes (doctor_id) select id from doctors;
