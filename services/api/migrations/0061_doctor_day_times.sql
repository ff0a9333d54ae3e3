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
create index doctor_day_times_order on doctor_day_times (starts_at, doctor_id);

insert into doctor_directory_changes (doctor_id) select id from doctors;
