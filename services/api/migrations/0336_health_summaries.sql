-- What patients say about their health: each save is a version, and the newest is what is known. Null is "not asked", unless `unknown` names the
-- fact: then the answer was "I do not know". An empty list is the answer "none". States are also in the contracts (`contracts/src/journey/health.ts`).
create table health_summaries (
  patient_id uuid not null references users on delete cascade,
  version integer not null,
  sex text check (sex in ('female', 'male', 'other')),
  height_cm smallint check (height_cm between 30 and 260),
  weight_kg numeric(4, 1) check (weight_kg between 0.5 and 500),
  pregnancy text check (pregnancy in ('no', 'pregnant', 'breast_feeding')),
  -- [{substance, reaction, severity}]
  allergies jsonb,
  -- [text]
  conditions jsonb,
  -- [{name, strength, frequency}]
  medicines jsonb,
  -- [text]
  implants jsonb,
  kidney_or_liver text check (kidney_or_liver in ('none', 'kidney', 'liver', 'both')),
  smoking text check (smoking in ('never', 'former', 'current')),
  unknown text[] not null default '{}',
  answered_by uuid references users on delete set null,
  answered_at timestamptz not null,
  primary key (patient_id, version)
);
create index health_summaries_answered_by on health_summaries (answered_by) where answered_by is not null;

-- Sex and allergies were facts of `patient_details`, which reads and writes them no more. A text that says "none" becomes the answer "none".
insert into health_summaries (patient_id, version, sex, allergies, answered_by, answered_at)
select patient_id, 1, sex,
  case
    when allergies is null or btrim(allergies) = '' then null
    when lower(btrim(allergies, ' .')) in ('none', 'no', 'none known', 'nil', 'no allergies', 'no known allergies') then '[]'
    else jsonb_build_array(jsonb_build_object('substance', allergies, 'reaction', null, 'severity', null))
  end,
  updated_by, updated_at
from patient_details
where sex is not null or btrim(coalesce(allergies, '')) <> '';
