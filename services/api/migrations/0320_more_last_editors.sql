-- Who changed these rows last, and when, for the others who edit them.
alter table partners add column updated_by uuid references users on delete set null;
alter table service_calendar add column updated_by uuid references users on delete set null;
alter table service_calendar add column updated_at timestamptz not null default now();
alter table treatment_hospital_recommendations add column updated_by uuid references users on delete set null;
alter table treatment_hospital_recommendations add column updated_at timestamptz;
alter table treatment_doctor_recommendations add column updated_by uuid references users on delete set null;
alter table treatment_doctor_recommendations add column updated_at timestamptz;
create index partners_updated_by on partners (updated_by) where updated_by is not null;
create index service_calendar_updated_by on service_calendar (updated_by) where updated_by is not null;
create index treatment_hospital_recommendations_updated_by on treatment_hospital_recommendations (updated_by)
  where updated_by is not null;
create index treatment_doctor_recommendations_updated_by on treatment_doctor_recommendations (updated_by)
  where updated_by is not null;
