-- What belongs to a case beside its stages: work handed to others, tasks, papers, opinions, quotes, messages, travel, check-ins and
-- companions. Each state list is also in the contracts (`contracts/src/journey`).

-- Which partner a user works for: everyone of it shares its work.
create table partner_members (
  user_id uuid primary key references users on delete cascade,
  partner_id uuid not null references partners,
  created_at timestamptz not null
);
create index partner_members_partner on partner_members (partner_id);

-- The account a doctor of the directory signs in with.
alter table doctors add column user_id uuid unique references users on delete set null;

-- The events are listed in the contracts and grow with the product.
alter table journey_entries drop constraint journey_entries_event_check;

-- Facts about a patient that their profile does not ask for. Each reader sees those their work needs.
create table patient_details (
  patient_id uuid primary key references users on delete cascade,
  sex text check (sex in ('female', 'male', 'other')),
  nationality text,
  passport_number text,
  allergies text,
  -- Such as a wheelchair, oxygen or a diet.
  special_needs text,
  emergency_name text,
  emergency_phone text,
  version integer not null,
  updated_at timestamptz not null
);

create table assignments (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  kind text not null check (kind in ('opinion', 'referral', 'visa_support', 'transport', 'lodging', 'lab_order', 'prescription')),
  -- One of the two.
  assignee_user_id uuid,
  partner_id uuid references partners,
  status text not null,
  due_at timestamptz,
  -- Read by the assignee.
  brief text not null,
  accepted_at timestamptz,
  declined_reason text,
  closed_at timestamptz,
  created_by uuid,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(assignee_user_id, partner_id) = 1)
);
create index assignments_journey on assignments (journey_id, created_at, id);
create index assignments_user on assignments (assignee_user_id, due_at, id) where assignee_user_id is not null;
create index assignments_partner on assignments (partner_id, due_at, id) where partner_id is not null;
create index assignments_due on assignments (due_at, id) where closed_at is null;

create table journey_tasks (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  stage_number smallint not null check (stage_number between 1 and 10),
  title text not null,
  detail text,
  owner_kind text not null check (owner_kind in ('patient', 'case_manager', 'doctor', 'partner')),
  -- A user, or a partner of kind `partner`. Null: the patient or the case manager of the journey.
  owner_id uuid,
  due_at timestamptz,
  status text not null check (status in ('open', 'done', 'waived')),
  done_by uuid,
  done_at timestamptz,
  -- The automation that made it, if any. One automation makes a task once.
  automation text,
  -- What it leads to.
  subject_kind text,
  subject_id uuid,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index journey_tasks_journey on journey_tasks (journey_id, status, due_at, id);
create index journey_tasks_due on journey_tasks (due_at, id) where status = 'open';
create index journey_tasks_owner on journey_tasks (owner_id, due_at, id) where status = 'open' and owner_id is not null;

-- What a completed stage set off. A failure never undoes the stage; anyone who works on the case may run it again.
create table journey_automations (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  stage_number smallint not null check (stage_number between 1 and 10),
  name text not null,
  status text not null check (status in ('waiting', 'done', 'failed')),
  attempts integer not null,
  failure text,
  -- When it is tried again.
  next_attempt_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (journey_id, name)
);

create table documents (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  kind text not null,
  status text not null check (status in ('wanted', 'uploaded', 'checked', 'refused')),
  -- Why it is wanted, in words for the patient.
  reason text,
  -- Null while it is only wanted. The file has its name, type, size and checksum.
  file_id uuid references files,
  uploaded_by uuid,
  uploaded_at timestamptz,
  checked_by uuid,
  checked_at timestamptz,
  refused_reason text,
  expires_on date,
  -- The paper that took the place of a refused one.
  replaced_by uuid references documents,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'wanted') = (file_id is null))
);
create index documents_journey on documents (journey_id, created_at, id);
create index documents_to_check on documents (uploaded_at, id) where status = 'uploaded';
create unique index documents_file on documents (file_id) where file_id is not null;

-- Who may read papers beside the patient and the case workers, and until when.
create table record_grants (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  -- One paper, or all of a kind.
  document_id uuid references documents,
  kind text,
  to_user_id uuid,
  to_partner_id uuid references partners,
  -- The work that needs it; null when the patient gave it.
  assignment_id uuid references assignments,
  reason text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  granted_by uuid,
  created_at timestamptz not null,
  check (num_nonnulls(document_id, kind) = 1),
  check (num_nonnulls(to_user_id, to_partner_id) = 1)
);
create index record_grants_journey on record_grants (journey_id, created_at, id);
create index record_grants_user on record_grants (to_user_id) where to_user_id is not null;
create index record_grants_partner on record_grants (to_partner_id) where to_partner_id is not null;

-- Every opening of a medical record. Rows are only added (application-role.ts, and these triggers).
create table record_accesses (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  document_id uuid references documents,
  -- The part of the record, when it is not one paper.
  part text,
  by_user_id uuid not null,
  role text not null,
  assignment_id uuid references assignments,
  what text not null check (what in ('viewed', 'downloaded', 'printed', 'exported')),
  at timestamptz not null,
  check (num_nonnulls(document_id, part) >= 1)
);
create index record_accesses_journey on record_accesses (journey_id, at desc, id desc);
create trigger record_accesses_append_only before update or delete on record_accesses
  for each row execute function append_only();
create trigger record_accesses_no_truncate before truncate on record_accesses
  for each statement execute function append_only();

create table medical_opinions (
  id uuid primary key,
  assignment_id uuid references assignments,
  journey_id uuid not null references patient_journeys,
  -- The author: a doctor's account, or of the staff who entered it for them.
  doctor_id uuid not null,
  version integer not null,
  summary text not null,
  recommended_treatment_id uuid references treatments,
  alternatives text,
  fit_to_travel text not null check (fit_to_travel in ('yes', 'with_conditions', 'no')),
  days_in_hospital smallint,
  days_in_india smallint,
  risks text,
  -- A signed opinion is final: a correction is a new version.
  signed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index medical_opinions_journey on medical_opinions (journey_id, created_at, id);

create table quotes (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  assignment_id uuid references assignments,
  partner_hospital_id uuid not null references partner_hospitals,
  doctor_id uuid references doctors,
  version integer not null,
  status text not null check (status in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded')),
  currency text not null check (currency = 'USD'),
  valid_until date not null,
  room_class text,
  days_in_hospital smallint,
  days_in_india smallint,
  -- US cents.
  deposit integer,
  refund_terms text,
  exclusions text,
  sent_at timestamptz,
  decided_at timestamptz,
  created_by uuid,
  -- Of the row; `version` is that of the offer.
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index quotes_journey on quotes (journey_id, created_at, id);
create index quotes_lapse on quotes (valid_until, id) where status = 'sent';
create unique index quotes_one_accepted on quotes (journey_id) where status = 'accepted';

create table quote_lines (
  id uuid primary key,
  quote_id uuid not null references quotes on delete cascade,
  position smallint not null,
  category text not null,
  label text not null,
  quantity integer not null check (quantity > 0),
  -- US cents.
  unit_price integer not null check (unit_price >= 0),
  -- False: named, but not in the price.
  included boolean not null,
  unique (quote_id, position)
);

create table threads (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  kind text not null check (kind in ('patient', 'partner', 'internal')),
  assignment_id uuid references assignments,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'partner') = (assignment_id is not null))
);
create unique index threads_one_a_kind on threads (journey_id, kind) where assignment_id is null;
create unique index threads_assignment on threads (assignment_id) where assignment_id is not null;

create table messages (
  id uuid primary key,
  thread_id uuid not null references threads,
  -- Null for the system.
  author_id uuid,
  text text not null check (length(text) <= 1000),
  document_ids uuid[] not null,
  created_at timestamptz not null
);
create index messages_thread on messages (thread_id, created_at, id);

-- How far a person has read a thread.
create table message_reads (
  thread_id uuid not null references threads,
  user_id uuid not null references users on delete cascade,
  read_until timestamptz not null,
  -- The mail about unread messages was sent for messages up to here.
  mailed_until timestamptz,
  primary key (thread_id, user_id)
);

create table travel_plans (
  id uuid primary key,
  journey_id uuid not null unique references patient_journeys,
  -- Opens the calendar feed without signing in.
  feed_token_hash text,
  notes text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table travel_legs (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  kind text not null check (kind in ('visa_appointment', 'flight', 'pickup', 'transfer', 'lodging', 'admission', 'return_flight')),
  from_place text,
  to_place text,
  -- The address of `to_place` in the script a local driver reads.
  to_address text,
  starts_at timestamptz not null,
  zone text not null,
  ends_at timestamptz,
  end_zone text,
  reference text,
  assignment_id uuid references assignments,
  status text not null check (status in ('planned', 'booked', 'done', 'missed', 'cancelled')),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index travel_legs_journey on travel_legs (journey_id, starts_at, id);

create table check_ins (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  -- Days after the return.
  day smallint not null check (day in (3, 7, 30, 90)),
  due_on date not null,
  pain smallint check (pain between 0 and 10),
  fever boolean,
  wound text check (wound in ('good', 'red', 'open', 'none')),
  medicine_taken boolean,
  worry text,
  red_flags text[] not null,
  answered_at timestamptz,
  -- The mail with the signed link.
  asked_at timestamptz,
  seen_by uuid,
  seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (journey_id, day)
);
create index check_ins_due on check_ins (due_on, id) where answered_at is null;

create table companions (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  -- Set once the person has accepted, signed in with this address.
  user_id uuid references users on delete set null,
  email text not null,
  name text not null,
  relation text not null,
  language text not null,
  may text[] not null check (may <@ array['see_journey', 'write_messages', 'see_documents']),
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index companions_journey on companions (journey_id, created_at, id);
create index companions_user on companions (user_id) where user_id is not null;
create unique index companions_address on companions (journey_id, lower(email)) where withdrawn_at is null;
