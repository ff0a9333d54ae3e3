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
  updated_at timestamptz not null
);
create index prescriptions_journey on prescriptions (journey_id, created_at, id);
create index prescriptions_doctor on prescriptions (doctor_id, created_at, id);

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
