-- Catalogue upkeep by staff: who changed a treatment last, which ones are featured, and recommendations with an id of their own.
alter table treatments
  -- Grows with every change; the ETag.
  add column version integer not null default 1,
  add column updated_by uuid references users on delete set null,
  -- The order among the featured ones, the lowest first; null where it is not featured.
  add column featured_rank integer;

-- Until now the first five by name.
update treatments set featured_rank = first.place
from (select id, row_number() over (order by name, id) as place from treatments where is_active order by name, id limit 5) first
where treatments.id = first.id;

create index treatments_featured on treatments (featured_rank, name, id) where is_active and featured_rank is not null;
-- The staff's list has the inactive ones too.
create index treatments_any_name on treatments (name, id);
create index treatments_changed on treatments (updated_at, id);

alter table treatment_hospital_recommendations
  add column id uuid not null unique default gen_random_uuid(),
  add column version integer not null default 1;
alter table treatment_doctor_recommendations
  add column id uuid not null unique default gen_random_uuid(),
  add column version integer not null default 1;
