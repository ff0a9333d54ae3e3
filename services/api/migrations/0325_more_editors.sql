-- How often a row was changed, and who did it last, where an editor did not know it.
alter table medical_opinions add column revision integer not null default 1;
alter table treatment_categories
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references users on delete set null;
create index treatment_categories_updated_by on treatment_categories (updated_by) where updated_by is not null;
alter table users add column profile_version integer not null default 1;
