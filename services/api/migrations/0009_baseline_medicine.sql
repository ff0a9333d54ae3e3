-- Tests that laboratories do, ordered on a case by a doctor or the staff. States and flags are also in the contracts (`contracts/src/journey`).

create table laboratory_tests (
  code text primary key,
  name text not null,
  -- Tests of a group are usually ordered together.
  "group" text not null,
  unit text not null,
  specimen text not null check (specimen in ('blood', 'serum', 'plasma', 'urine', 'swab')),
  decimals smallint not null check (decimals between 0 and 4),
  position smallint not null,
  -- What a result is: a number, one of a few answers, an organism that grew, a text. Names of the answers are in the contracts.
  scale text not null default 'number' check (scale in ('number', 'choice', 'organism', 'text')),
  -- The answers in their order, each with what it means: [{"code": "negative", "flag": "normal"}]. Of an organism, `other` is one that grew.
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  -- What can be of a test at all; beyond it a value is refused. Null where no source says.
  -- From MIT-LCP/mimic-code 8bcbd190ca75670cd5281f9ead3611ae1cefb73e, mimic-iii/concepts/firstday/labs_first_day.sql, "sanity checks on the
  -- values": lines 85 (albumin), 90 (bilirubin), 93 (creatinine), 95 (glucose), 97 (haematocrit), 99 (haemoglobin), 101 (platelets),
  -- 103 (potassium), 105 (INR), 108 (sodium), 111 (white cells), each in the unit of ours; line 150: "lab values cannot be 0 and cannot be
  -- negative". Its limit of aPTT is that of a device, and its BUN is another quantity than urea: neither is taken. HbA1c is a share.
  -- More is from MIT-LCP/eicu-code c66c0fed7eb48dda010b31568a35bc7d0d4428e4, concepts/pivoted/pivoted-lab.sql, "only valid lab values": PTT above 0 and
  -- up to 500 seconds; calcium, ALT and AST above 0. Its 9999 for calcium stands for "no limit", and its BUN is another quantity than urea:
  -- neither is taken. CRP, TSH, cholesterol, troponin and the protein of urine are not in it.
  possible_above double precision,
  possible_to double precision,
  constraint laboratory_tests_answers_check check ((scale in ('choice', 'organism')) = (choices <> '[]'))
);

insert into laboratory_tests (position, code, name, "group", unit, specimen, decimals, possible_above, possible_to) values
  (1, 'haemoglobin', 'Haemoglobin', 'Blood count', 'g/dl', 'blood', 1, 0, 50),
  (2, 'haematocrit', 'Haematocrit', 'Blood count', '%', 'blood', 1, 0, 100),
  (3, 'white_cells', 'White cells', 'Blood count', '10^9/l', 'blood', 1, 0, 1000),
  (4, 'platelets', 'Platelets', 'Blood count', '10^9/l', 'blood', 0, 0, 10000),
  (5, 'crp', 'C-reactive protein', 'Inflammation', 'mg/l', 'serum', 1, null, null),
  (6, 'inr', 'INR', 'Clotting', 'ratio', 'plasma', 1, 0, 50),
  (7, 'aptt', 'aPTT', 'Clotting', 's', 'plasma', 0, 0, 500),
  (8, 'sodium', 'Sodium', 'Salts', 'mmol/l', 'serum', 0, 0, 200),
  (9, 'potassium', 'Potassium', 'Salts', 'mmol/l', 'serum', 1, 0, 30),
  (10, 'calcium', 'Calcium', 'Salts', 'mmol/l', 'serum', 2, 0, null),
  (11, 'creatinine', 'Creatinine', 'Kidneys', 'mg/dl', 'serum', 2, 0, 150),
  (12, 'urea', 'Urea', 'Kidneys', 'mg/dl', 'serum', 0, null, null),
  (13, 'alt', 'ALT (GPT)', 'Liver', 'U/l', 'serum', 0, 0, null),
  (14, 'ast', 'AST (GOT)', 'Liver', 'U/l', 'serum', 0, 0, null),
  (15, 'bilirubin', 'Bilirubin, total', 'Liver', 'mg/dl', 'serum', 1, 0, 150),
  (16, 'albumin', 'Albumin', 'Liver', 'g/dl', 'serum', 1, 0, 10),
  (17, 'glucose', 'Glucose, fasting', 'Sugar', 'mg/dl', 'plasma', 0, 0, 10000),
  (18, 'hba1c', 'HbA1c', 'Sugar', '%', 'blood', 1, null, 100),
  (19, 'cholesterol', 'Cholesterol', 'Heart', 'mg/dl', 'serum', 0, null, null),
  (20, 'troponin', 'Troponin I', 'Heart', 'ng/l', 'plasma', 0, null, null),
  (21, 'tsh', 'TSH', 'Thyroid', 'mIU/l', 'serum', 2, null, null),
  (22, 'urine_protein', 'Protein in urine', 'Urine', 'mg/dl', 'urine', 0, null, null);
insert into laboratory_tests (position, code, name, "group", unit, specimen, decimals, scale, choices) values
  (23, 'urine_nitrite', 'Nitrite in urine', 'Urine', '', 'urine', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "positive", "flag": "abnormal"}]'),
  (24, 'urine_blood', 'Blood in urine', 'Urine', '', 'urine', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "trace", "flag": "abnormal"}, {"code": "positive", "flag": "abnormal"}]'),
  (25, 'pregnancy', 'Pregnancy test', 'Urine', '', 'urine', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "positive", "flag": "abnormal"}]'),
  (26, 'hbsag', 'Hepatitis B surface antigen', 'Infections', '', 'serum', 0, 'choice',
    '[{"code": "not_reactive", "flag": "normal"}, {"code": "reactive", "flag": "abnormal"}]'),
  (27, 'mrsa_screen', 'MRSA screening', 'Infections', '', 'swab', 0, 'choice',
    '[{"code": "negative", "flag": "normal"}, {"code": "positive", "flag": "abnormal"}]'),
  (28, 'urine_culture', 'Urine culture', 'Cultures', '', 'urine', 0, 'organism',
    '[{"code": "no_growth", "flag": "normal"}, {"code": "other", "flag": "abnormal"}]'),
  (29, 'blood_culture', 'Blood culture', 'Cultures', '', 'blood', 0, 'organism',
    '[{"code": "no_growth", "flag": "normal"}, {"code": "other", "flag": "critical"}]'),
  (30, 'blood_film', 'Blood film', 'Blood count', '', 'blood', 0, 'text', '[]');

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

-- The number on the tube: the laboratory's own, else one of ours.
create sequence accession_numbers;

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
  -- The case manager's, where the laboratory has no one else who could review.
  review_task_id uuid references journey_tasks,
  updated_by uuid references users on delete set null,
  accession_number text,
  check ((status = 'released') = (released_at is not null))
);
create index laboratory_orders_journey on laboratory_orders (journey_id, created_at, id);
create index laboratory_orders_by on laboratory_orders (ordered_by, created_at, id);
create index laboratory_orders_paged on laboratory_orders (paged_at) where paged_at is not null;
create index laboratory_orders_updated_by on laboratory_orders (updated_by) where updated_by is not null;

-- Samples that could not be measured: another one is taken.
create table laboratory_rejected_samples (
  id uuid primary key,
  laboratory_order_id uuid not null references laboratory_orders,
  accession_number text not null,
  sampled_at timestamptz not null,
  sampled_by text not null,
  reason text not null,
  rejected_by uuid not null,
  rejected_at timestamptz not null
);
create index laboratory_rejected_samples_order on laboratory_rejected_samples (laboratory_order_id, rejected_at desc);

create table laboratory_results (
  id uuid primary key,
  laboratory_order_id uuid not null references laboratory_orders,
  test_code text not null references laboratory_tests,
  value double precision,
  unit text not null,
  -- The range at the time: a later catalogue does not change what was reported.
  low double precision,
  high double precision,
  critical_low double precision,
  critical_high double precision,
  flag text not null check (flag in ('low', 'normal', 'high', 'abnormal', 'critical')),
  -- Why it is not the flag that follows from the range.
  flag_reason text,
  entered_by uuid not null,
  entered_at timestamptz not null,
  -- Of a critical one.
  acknowledged_by uuid,
  acknowledged_at timestamptz,
  -- Of a test that is not measured in numbers: the code of an answer, or what was written.
  text text,
  -- As laboratories write results: a comparator before the number, and the digits that were entered. `value` is the number of the digits.
  comparator text check (comparator in ('<', '≤', '>', '≥')),
  digits text check (digits ~ '^\d{1,9}(\.\d{1,6})?$'),
  -- The method or the device.
  method text,
  unique (laboratory_order_id, test_code),
  check ((acknowledged_by is null) = (acknowledged_at is null)),
  constraint laboratory_results_value_check check ((value is null) <> (text is null))
);
-- Looked for every minute (`signal_definitions`).
create index laboratory_results_critical on laboratory_results (entered_at, id) where flag = 'critical';
-- Earlier results of a test are looked for.
create index laboratory_results_test on laboratory_results (test_code, laboratory_order_id);

-- Medicines that a pharmacy hands out, prescribed on a case by a doctor or the staff. States are also in the contracts (`contracts/src/journey`).

create table prescriptions (
  id uuid primary key,
  -- The work as the pharmacy has it; the newest when another one was asked instead.
  assignment_id uuid not null unique references assignments,
  journey_id uuid not null references patient_journeys,
  -- The author: a doctor's account, or of the staff who entered it for them.
  doctor_id uuid not null,
  status text not null check (status in ('written', 'received', 'query', 'ready', 'part_dispensed', 'dispensed', 'delivered', 'cancelled')),
  ready_at timestamptz,
  cancelled_reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  -- The one that it corrects, which is cancelled by it.
  replaces uuid references prescriptions
);
create index prescriptions_journey on prescriptions (journey_id, created_at, id);
create index prescriptions_doctor on prescriptions (doctor_id, created_at, id);
create index prescriptions_updated_by on prescriptions (updated_by) where updated_by is not null;
create index prescriptions_replaces on prescriptions (replaces) where replaces is not null;

create table prescription_items (
  id uuid primary key,
  prescription_id uuid not null references prescriptions,
  position smallint not null,
  medicine text not null,
  strength text not null,
  form text not null,
  dose text not null,
  frequency text not null,
  days smallint not null check (days between 1 and 365),
  quantity integer not null check (quantity between 1 and 9999),
  substitution text not null check (substitution in ('allowed', 'ask', 'no')),
  dispensed_quantity integer not null default 0,
  -- What is given instead of what was written.
  substitute text,
  -- A medicine given instead is an item of its own, with its own dose; the item it replaces ends with what was handed out of it.
  replaced_by uuid unique references prescription_items,
  -- The brand that was handed out of the same substance and strength. `substitute` is read no more: it had the dose of what it replaced.
  brand text,
  -- What spoke against a medicine when it was prescribed, and why the doctor gave it all the same: [{kind, medicine, other}].
  alerts jsonb not null default '[]',
  alert_reason text,
  -- Whether the kept list knows the medicine: of others nothing was checked.
  is_known boolean not null default false,
  check (dispensed_quantity between 0 and quantity)
);
create index prescription_items_of on prescription_items (prescription_id, position);

-- What a pharmacy asks the doctor about an item.
create table prescription_queries (
  id uuid primary key,
  prescription_id uuid not null references prescriptions,
  item_id uuid not null references prescription_items,
  question text not null,
  proposed_medicine text,
  asked_by uuid not null,
  asked_at timestamptz not null,
  answer text check (answer in ('allowed', 'not_allowed', 'other')),
  answer_medicine text,
  answer_note text,
  answered_by uuid,
  answered_at timestamptz,
  proposed_strength text,
  check ((answer is null) = (answered_at is null)),
  check ((answer_medicine is not null) <= (answer = 'other'))
);
create index prescription_queries_of on prescription_queries (prescription_id, asked_at);
-- One question about an item at a time.
create unique index prescription_queries_open on prescription_queries (item_id) where answer is null;

-- What was handed over to whom; a part has a line of its own. `items` is [{item_id, quantity}].
create table prescription_deliveries (
  id uuid primary key,
  prescription_id uuid not null references prescriptions,
  received_by text not null,
  delivered_at timestamptz not null,
  recorded_by uuid not null,
  items jsonb not null,
  created_at timestamptz not null
);
create index prescription_deliveries_of on prescription_deliveries (prescription_id, delivered_at);

-- A doctor signs a prescription with their password: what was signed, when, by whom. The bytes of its paper are among `kept_papers`
-- (docs/adr/0119). What a pharmacy gets instead of a medicine is signed once more: the newest signature is valid.
create table prescription_signatures (
  id uuid primary key,
  prescription_id uuid not null references prescriptions,
  journey_id uuid not null references patient_journeys,
  -- Letters and digits without its hyphens, as of visa letters.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  status text not null check (status in ('valid', 'replaced', 'withdrawn')),
  -- Of the paper's bytes, as hexadecimal digits.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  signed_by uuid not null,
  signer_name text not null,
  registration_number text not null check (length(registration_number) between 1 and 60),
  council text,
  -- Null once the account is deleted, as the next.
  initials text,
  birth_year integer,
  signed_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'valid') = (ended_at is null))
);
create unique index prescription_signatures_one_valid on prescription_signatures (prescription_id) where status = 'valid';
create index prescription_signatures_of on prescription_signatures (prescription_id, signed_at);
create index prescription_signatures_journey on prescription_signatures (journey_id);

-- What was signed never changes: neither the medicines nor the signature.
create function keep_signed() returns trigger language plpgsql as $$
begin
  raise exception 'What was signed does not change' using errcode = '23514', constraint = 'prescriptions_signed';
end $$;
create trigger prescription_item_signed before update on prescription_items
  for each row when ((new.prescription_id, new.medicine, new.strength, new.form, new.dose, new.frequency, new.days, new.quantity, new.substitution)
    is distinct from (old.prescription_id, old.medicine, old.strength, old.form, old.dose, old.frequency, old.days, old.quantity, old.substitution))
  execute function keep_signed();
create trigger prescription_signature_signed before update on prescription_signatures
  for each row when ((new.prescription_id, new.code, new.sha256, new.signed_by, new.signer_name, new.registration_number, new.signed_at)
    is distinct from (old.prescription_id, old.code, old.sha256, old.signed_by, old.signer_name, old.registration_number, old.signed_at))
  execute function keep_signed();
