-- Tests that laboratories do, ordered on a case by a doctor or the staff. States and flags are also in the contracts (`contracts/src/journey`).

create table laboratory_tests (
  code text primary key,
  name text not null,
  -- Tests of a group are usually ordered together.
  "group" text not null,
  unit text not null,
  specimen text not null check (specimen in ('blood', 'serum', 'plasma', 'urine')),
  decimals smallint not null check (decimals between 0 and 4),
  position smallint not null
);

-- The values of the healthy, and those from which on a life may be in danger, by sex and age where they differ.
create table laboratory_ranges (
  test_code text not null references laboratory_tests,
  sex text check (sex in ('female', 'male')),
  age_from smallint,
  age_to smallint,
  low double precision,
  high double precision,
  critical_low double precision,
  critical_high double precision,
  unique nulls not distinct (test_code, sex, age_from, age_to)
);

create table laboratory_orders (
  id uuid primary key,
  -- The work as the laboratory has it; the newest when another one was asked instead.
  assignment_id uuid not null unique references assignments,
  journey_id uuid not null references patient_journeys,
  ordered_by uuid not null,
  status text not null check (status in ('ordered', 'sample_taken', 'in_progress', 'resulted', 'reviewed', 'released', 'cancelled')),
  -- Codes of the catalogue, in the order in which they are shown.
  tests text[] not null check (cardinality(tests) between 1 and 40),
  sampled_at timestamptz,
  -- The person who took the sample, in words.
  sampled_by text,
  resulted_at timestamptz,
  resulted_by uuid,
  reviewed_at timestamptz,
  reviewed_by uuid,
  released_at timestamptz,
  released_by uuid,
  -- The released report.
  document_id uuid references documents,
  cancelled_reason text,
  -- While critical results are not acknowledged: when the one who ordered was told last, how often, and since when the case manager knows.
  paged_at timestamptz,
  pages smallint not null default 0,
  escalated_at timestamptz,
  -- The case manager's task.
  task_id uuid references journey_tasks,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'released') = (released_at is not null))
);
create index laboratory_orders_journey on laboratory_orders (journey_id, created_at, id);
create index laboratory_orders_by on laboratory_orders (ordered_by, created_at, id);
create index laboratory_orders_paged on laboratory_orders (paged_at) where paged_at is not null;

create table laboratory_results (
  id uuid primary key,
  laboratory_order_id uuid not null references laboratory_orders,
  test_code text not null references laboratory_tests,
  value double precision not null,
  unit text not null,
  -- The range at the time: a later catalogue does not change what was reported.
  low double precision,
  high double precision,
  critical_low double precision,
  critical_high double precision,
  flag text not null check (flag in ('low', 'normal', 'high', 'critical')),
  -- Why it is not the flag that follows from the range.
  flag_reason text,
  entered_by uuid not null,
  entered_at timestamptz not null,
  -- Of a critical one.
  acknowledged_by uuid,
  acknowledged_at timestamptz,
  unique (laboratory_order_id, test_code),
  check ((acknowledged_by is null) = (acknowledged_at is null))
);

insert into laboratory_tests (position, code, name, "group", unit, specimen, decimals) values
  (1, 'haemoglobin', 'Haemoglobin', 'Blood count', 'g/dl', 'blood', 1),
  (2, 'haematocrit', 'Haematocrit', 'Blood count', '%', 'blood', 1),
  (3, 'white_cells', 'White cells', 'Blood count', '10^9/l', 'blood', 1),
  (4, 'platelets', 'Platelets', 'Blood count', '10^9/l', 'blood', 0),
  (5, 'crp', 'C-reactive protein', 'Inflammation', 'mg/l', 'serum', 1),
  (6, 'inr', 'INR', 'Clotting', 'ratio', 'plasma', 1),
  (7, 'aptt', 'aPTT', 'Clotting', 's', 'plasma', 0),
  (8, 'sodium', 'Sodium', 'Salts', 'mmol/l', 'serum', 0),
  (9, 'potassium', 'Potassium', 'Salts', 'mmol/l', 'serum', 1),
  (10, 'calcium', 'Calcium', 'Salts', 'mmol/l', 'serum', 2),
  (11, 'creatinine', 'Creatinine', 'Kidneys', 'mg/dl', 'serum', 2),
  (12, 'urea', 'Urea', 'Kidneys', 'mg/dl', 'serum', 0),
  (13, 'alt', 'ALT (GPT)', 'Liver', 'U/l', 'serum', 0),
  (14, 'ast', 'AST (GOT)', 'Liver', 'U/l', 'serum', 0),
  (15, 'bilirubin', 'Bilirubin, total', 'Liver', 'mg/dl', 'serum', 1),
  (16, 'albumin', 'Albumin', 'Liver', 'g/dl', 'serum', 1),
  (17, 'glucose', 'Glucose, fasting', 'Sugar', 'mg/dl', 'plasma', 0),
  (18, 'hba1c', 'HbA1c', 'Sugar', '%', 'blood', 1),
  (19, 'cholesterol', 'Cholesterol', 'Heart', 'mg/dl', 'serum', 0),
  (20, 'troponin', 'Troponin I', 'Heart', 'ng/l', 'plasma', 0),
  (21, 'tsh', 'TSH', 'Thyroid', 'mIU/l', 'serum', 2),
  (22, 'urine_protein', 'Protein in urine', 'Urine', 'mg/dl', 'urine', 0);

insert into laboratory_ranges (test_code, sex, age_from, age_to, low, high, critical_low, critical_high) values
  ('haemoglobin', null, null, null, 12, 17.5, 7, 20),
  ('haemoglobin', 'female', null, null, 12, 15.5, 7, 20),
  ('haemoglobin', 'male', null, null, 13.5, 17.5, 7, 20),
  ('haemoglobin', null, 0, 12, 11, 15.5, 7, 20),
  ('haematocrit', null, null, null, 36, 50, 20, 60),
  ('haematocrit', 'female', null, null, 36, 46, 20, 60),
  ('haematocrit', 'male', null, null, 40, 52, 20, 60),
  ('white_cells', null, null, null, 4, 11, 2, 30),
  ('white_cells', null, 0, 12, 5, 14, 2, 30),
  ('platelets', null, null, null, 150, 400, 20, 1000),
  ('crp', null, null, null, null, 5, null, 300),
  ('inr', null, null, null, 0.8, 1.2, null, 5),
  ('aptt', null, null, null, 25, 37, null, 100),
  ('sodium', null, null, null, 135, 145, 120, 160),
  ('potassium', null, null, null, 3.5, 5.1, 2.5, 6.5),
  ('calcium', null, null, null, 2.15, 2.55, 1.65, 3.25),
  ('creatinine', null, null, null, 0.6, 1.3, null, 7),
  ('creatinine', 'female', null, null, 0.5, 1.1, null, 7),
  ('creatinine', 'male', null, null, 0.7, 1.3, null, 7),
  ('creatinine', null, 0, 12, 0.3, 0.7, null, 4),
  ('urea', null, null, null, 15, 45, null, 200),
  ('alt', null, null, null, null, 45, null, 1000),
  ('alt', 'female', null, null, null, 35, null, 1000),
  ('alt', 'male', null, null, null, 50, null, 1000),
  ('ast', null, null, null, null, 40, null, 1000),
  ('bilirubin', null, null, null, 0.2, 1.2, null, 15),
  ('albumin', null, null, null, 3.5, 5.2, 1.5, null),
  ('glucose', null, null, null, 70, 100, 45, 450),
  ('hba1c', null, null, null, 4, 5.6, null, null),
  ('cholesterol', null, null, null, null, 200, null, null),
  ('troponin', null, null, null, null, 34, null, 100),
  ('troponin', 'female', null, null, null, 16, null, 100),
  ('tsh', null, null, null, 0.4, 4, 0.01, 50),
  ('urine_protein', null, null, null, null, 14, null, null);
