-- Days of a doctor that differ from the hours of every week: time off, and hours besides. On the doctor's own clock: their zone is
-- doctors.time_zone, so they stay at the same hour of the day when the doctor moves.

create table doctor_exceptions (
  id uuid primary key,
  doctor_id uuid not null references doctors on delete cascade,
  kind text not null check (kind in ('off', 'extra')),
  first_day date not null,
  last_day date not null,
  -- Null for whole days, which only time off can be.
  from_time time,
  to_time time,
  -- The ways the doctor consults in extra hours.
  kinds text[] check (cardinality(kinds) > 0 and kinds <@ array['video', 'phone']),
  -- Read by the doctor and the staff only.
  note text,
  created_at timestamptz not null,
  check (first_day <= last_day and last_day - first_day < 366),
  check ((from_time is null) = (to_time is null)),
  check (from_time < to_time),
  check (kind = 'off' or from_time is not null),
  check ((kind = 'extra') = (kinds is not null))
);
create index doctor_exceptions_doctor on doctor_exceptions (doctor_id, last_day);

create trigger doctor_exceptions_directory_insert after insert on doctor_exceptions
  referencing new table as new_rows for each statement execute function mark_inserted_doctors();
create trigger doctor_exceptions_directory_update after update on doctor_exceptions
  referencing old table as old_rows new table as new_rows for each statement execute function mark_updated_doctors();
create trigger doctor_exceptions_directory_delete after delete on doctor_exceptions
  referencing old table as old_rows for each statement execute function mark_deleted_doctors();
