-- A patient's journey: what was asked for, the journey that grew from it, and one timeline of both.

create table treatment_requests (
  id uuid primary key,
  -- A user; the row is kept when the account is deleted.
  patient_id uuid not null,
  treatment_id uuid not null references treatments,
  patient_notes text,
  priority_level text not null check (priority_level in ('low', 'medium', 'high', 'urgent')),
  status text not null check (status in ('pending', 'in_review', 'waiting_for_patient', 'quoted', 'accepted',
    'scheduled', 'in_treatment', 'completed', 'declined', 'withdrawn')),
  -- For staff only.
  admin_notes text,
  preferred_city text,
  preferred_from date,
  preferred_to date,
  attendants smallint check (attendants between 0 and 9),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  inbox_item_id uuid references inbox_items,
  updated_by uuid references users on delete set null,
  check (preferred_to is null or preferred_from is null or preferred_to >= preferred_from)
);
create index treatment_requests_created on treatment_requests (created_at, id);
create index treatment_requests_updated on treatment_requests (updated_at, id);
create index treatment_requests_patient on treatment_requests (patient_id, created_at, id);
create index treatment_requests_treatment on treatment_requests (treatment_id);
create unique index treatment_requests_inbox_item on treatment_requests (inbox_item_id) where inbox_item_id is not null;
-- Requests that wait are few of many.
create index treatment_requests_waiting on treatment_requests (created_at, id) where status in ('pending', 'in_review');
create index treatment_requests_updated_by on treatment_requests (updated_by) where updated_by is not null;

-- The number of a case, such as AY-7K2Q4, as `contracts/src/journey/case-number.ts` reads it. It is made here: no two cases share one, and a
-- case that the previous release begins has one, too.
create sequence case_numbers;

create function next_case_number() returns text language plpgsql as $$
declare
  -- Without vowels no word appears; without 0, 1, B, G, L, S and Z none is taken for another.
  alphabet constant text := '23456789CDFHJKMNPQRTVWXY';
  rest bigint;
  number text;
begin
  loop
    -- A step of 4921171 through all 24^5 numbers: it shares no factor with 24, so each comes once, and neighbours are unlike.
    rest := nextval('case_numbers') * 4921171 % 7962624;
    number := '';
    for place in 1..5 loop
      number := substr(alphabet, (rest % 24)::integer + 1, 1) || number;
      rest := rest / 24;
    end loop;
    -- Without a digit it could not be told from a word in a search.
    exit when number ~ '[2-9]';
  end loop;
  return 'AY-' || number;
end $$;

create table patient_journeys (
  id uuid primary key,
  patient_id uuid not null,
  treatment_request_id uuid references treatment_requests,
  -- The highest completed stage.
  current_stage smallint not null check (current_stage between 1 and 10),
  -- By the number of the stage: status and completed_at.
  stage_statuses jsonb not null,
  journey_data jsonb not null,
  case_manager_id uuid,
  status text not null check (status in ('open', 'paused', 'closed')),
  closed_reason text,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Who closed it: the patient reads `closed_reason` only when it was their own choice. Null for the system.
  closed_by uuid,
  updated_by uuid references users on delete set null,
  case_number text not null unique default next_case_number()
);
-- One journey grows from a request.
create unique index patient_journeys_request on patient_journeys (treatment_request_id);
create index patient_journeys_updated on patient_journeys (updated_at, id);
create index patient_journeys_patient on patient_journeys (patient_id, updated_at, id);
create index patient_journeys_latest on patient_journeys (patient_id, created_at, id);
create index patient_journeys_manager on patient_journeys (case_manager_id, updated_at, id);
-- The board: journeys by stage.
create index patient_journeys_stage on patient_journeys (current_stage, updated_at, id) where status <> 'closed';
create index patient_journeys_updated_by on patient_journeys (updated_by) where updated_by is not null;
create index patient_journeys_case_number_like on patient_journeys (case_number text_pattern_ops);

-- The events are listed in the contracts and grow with the product.
create table journey_entries (
  id uuid primary key,
  at timestamptz not null,
  treatment_request_id uuid references treatment_requests,
  journey_id uuid references patient_journeys,
  event text not null,
  -- `internal` is for staff only.
  visibility text not null check (visibility in ('public', 'internal')),
  -- Null for the system.
  actor_id uuid,
  stage_number smallint check (stage_number between 1 and 10),
  from_state text,
  to_state text,
  text text,
  check (treatment_request_id is not null or journey_id is not null)
);
create index journey_entries_request on journey_entries (treatment_request_id, at, id);
create index journey_entries_journey on journey_entries (journey_id, at, id);

-- A sender of the inbox without an account. Confirming the address makes the request and the journey, so that is the only secret there is.
create table journey_invitations (
  id uuid primary key,
  inbox_item_id uuid not null unique references inbox_items,
  email text not null,
  treatment_id uuid not null references treatments,
  invited_by uuid not null,
  sent_at timestamptz not null,
  sent_count integer not null,
  expires_at timestamptz not null,
  -- Set once the journey is made.
  accepted_at timestamptz,
  journey_id uuid references patient_journeys,
  created_at timestamptz not null
);
create index journey_invitations_address on journey_invitations (lower(email)) where accepted_at is null;

-- Facts about a patient that their profile does not ask for. Each reader sees those their work needs. Sex and allergies are in
-- `health_summaries` now: these two columns are neither read nor written.
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
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  -- As in the passport, in Latin letters: for letters, tickets and drivers. The account's name stays as people write it.
  passport_name text,
  -- Who comes along: [{"name": …, "passport_number": …}].
  attendants jsonb not null default '[]'
);
create index patient_details_updated_by on patient_details (updated_by) where updated_by is not null;

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
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index companions_journey on companions (journey_id, created_at, id);
create index companions_user on companions (user_id) where user_id is not null;
create unique index companions_address on companions (journey_id, lower(email)) where withdrawn_at is null;
create index companions_updated_by on companions (updated_by) where updated_by is not null;

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
  -- Of a referral: a partner may have several hospitals.
  partner_hospital_id uuid references partner_hospitals,
  -- The mail at half of the time.
  reminded_at timestamptz,
  -- Until when it is answered; `due_at` is until when it is done.
  answer_by timestamptz,
  -- When the clock that runs now ran out: an answer, or more time, clears it.
  lapsed_at timestamptz,
  check (num_nonnulls(assignee_user_id, partner_id) = 1)
);
create index assignments_journey on assignments (journey_id, created_at, id);
create index assignments_user on assignments (assignee_user_id, due_at, id) where assignee_user_id is not null;
create index assignments_partner on assignments (partner_id, due_at, id) where partner_id is not null;
create index assignments_due on assignments (due_at, id) where closed_at is null;
create index assignments_running on assignments (due_at, id) where status in ('offered', 'accepted');

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
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index journey_tasks_journey on journey_tasks (journey_id, status, due_at, id);
create index journey_tasks_due on journey_tasks (due_at, id) where status = 'open';
create index journey_tasks_owner on journey_tasks (owner_id, due_at, id) where status = 'open' and owner_id is not null;
-- An automation makes a task once.
create unique index journey_tasks_automation on journey_tasks (journey_id, automation) where automation is not null;
-- A page of the queue reads the tasks due first from here, and no others.
create index journey_tasks_queue on journey_tasks (due_at, id) where status = 'open' and owner_kind = 'case_manager';
create index journey_tasks_updated_by on journey_tasks (updated_by) where updated_by is not null;

-- What a completed stage set off. A failure never undoes the stage; anyone who works on the case may run it again.
-- One of a case that is closed or withdrawn does not run: it is skipped, and `failure` says why.
create table journey_automations (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  stage_number smallint not null check (stage_number between 1 and 10),
  name text not null,
  status text not null check (status in ('waiting', 'done', 'failed', 'skipped')),
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
  -- A paper that its sender removed keeps its row: who opened it stays readable. Its file is gone.
  removed_at timestamptz,
  updated_by uuid references users on delete set null,
  constraint documents_file_check
    check ((file_id is null) = (status = 'wanted' or removed_at is not null))
);
create index documents_journey on documents (journey_id, created_at, id);
create unique index documents_file on documents (file_id) where file_id is not null;
-- "Papers to check" and the kinds a patient still has to send.
create index documents_to_check on documents (uploaded_at, id) where status = 'uploaded' and removed_at is null;
create index documents_wanted on documents (journey_id, kind, created_at) where status in ('wanted', 'refused') and removed_at is null;
create index documents_updated_by on documents (updated_by) where updated_by is not null;

-- Papers that assignees ask patients for. The paper itself is a wanted document, which several may wait for.
create table paper_requests (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  assignment_id uuid not null references assignments,
  document_id uuid not null references documents,
  kind text not null,
  -- In the words of the assignee; the patient reads it.
  reason text not null,
  asked_by uuid not null,
  -- The mail that says the paper is there.
  arrived_at timestamptz,
  created_at timestamptz not null
);
create index paper_requests_assignment on paper_requests (assignment_id, created_at, id);
create index paper_requests_document on paper_requests (document_id);

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
create index record_accesses_document on record_accesses (document_id) where document_id is not null;
create trigger record_accesses_append_only before update or delete on record_accesses
  for each row execute function append_only();
create trigger record_accesses_no_truncate before truncate on record_accesses
  for each statement execute function append_only();

-- Papers as they were made, so that one is not made again for each reader (docs/adr/0111). Their bytes are in the file store.
create table kept_papers (
  id uuid primary key,
  journey_id uuid not null references patient_journeys (id),
  kind text not null check (length(kind) <= 40),
  -- What it is a paper of: a quote, a bill, an opinion, a note, a prescription.
  subject_id uuid not null,
  -- Its version where that never changes once it is issued, else a hash of all that it says.
  revision text not null check (length(revision) <= 100),
  -- The release that made it.
  template text not null check (length(template) <= 100),
  language text not null,
  -- Who reads it, where readers see different things.
  reader text not null check (length(reader) <= 40),
  -- Handed out as it is: its bytes stay, whatever later releases would make of it.
  is_issued boolean not null,
  storage_key uuid not null unique,
  created_at timestamptz not null
);
create unique index kept_papers_issued on kept_papers (kind, subject_id, revision, language, reader) where is_issued;
create unique index kept_papers_others on kept_papers (kind, subject_id, revision, template, language, reader) where not is_issued;
create index kept_papers_journey on kept_papers (journey_id);
create index kept_papers_age on kept_papers (created_at) where not is_issued;

-- A doctor's draft is kept from its first words; signed, it says what it has to say.
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
  fit_to_travel text check (fit_to_travel in ('yes', 'with_conditions', 'no')),
  days_in_hospital smallint,
  days_in_india smallint,
  risks text,
  -- A signed opinion is final: a correction is a new version.
  signed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  -- Of the row; `version` is that of the opinion.
  revision integer not null default 1,
  constraint medical_opinions_signed_whole check (signed_at is null or (fit_to_travel is not null and summary <> ''))
);
create index medical_opinions_journey on medical_opinions (journey_id, created_at, id);
-- Versions are those of one piece of work: two doctors asked for an opinion on the same case do not share them.
create unique index medical_opinions_version on medical_opinions (assignment_id, version) where assignment_id is not null;
create index medical_opinions_updated_by on medical_opinions (updated_by) where updated_by is not null;

-- A hospital may take its quote back, and a patient may decline one without choosing another.
create table quotes (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  assignment_id uuid references assignments,
  partner_hospital_id uuid not null references partner_hospitals,
  doctor_id uuid references doctors,
  version integer not null,
  status text not null check (status in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn')),
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
  updated_at timestamptz not null,
  -- The patient's words, or those of the staff who took it back.
  decision_reason text,
  -- An editor says who saved what while it was open.
  updated_by uuid references users on delete set null
);
create index quotes_journey on quotes (journey_id, created_at, id);
create index quotes_lapse on quotes (valid_until, id) where status = 'sent';
create unique index quotes_one_accepted on quotes (journey_id) where status = 'accepted';
-- The words of those who declined, the latest first.
create index quotes_declined_words on quotes (decided_at desc, id) where status = 'declined' and decision_reason is not null;
create index quotes_updated_by on quotes (updated_by) where updated_by is not null;

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

-- Questions of patients about a quote or one of its lines, each with the answer of the case manager.
create table quote_questions (
  id uuid primary key,
  quote_id uuid not null references quotes,
  -- Null: about the quote as a whole.
  line_id uuid references quote_lines,
  text text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index quote_questions_quote on quote_questions (quote_id, asked_at, id);

create table threads (
  id uuid primary key,
  journey_id uuid not null references patient_journeys,
  kind text not null check (kind in ('patient', 'partner', 'internal')),
  assignment_id uuid references assignments,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of a case without a case manager, the team is written to: about messages up to here it was.
  team_mailed_until timestamptz,
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

create table message_templates (
  id uuid primary key,
  title text not null,
  -- With `{patient}`, `{treatment}` and `{case_manager}`.
  text text not null check (length(text) <= 1000),
  -- In words, as patients' and doctors' languages: `Bengali`.
  language text not null,
  version integer not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
create index message_templates_title on message_templates (title, id);
create index message_templates_updated_by on message_templates (updated_by) where updated_by is not null;

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
-- Looked for every minute (`signal_definitions`).
create index check_ins_red_flags on check_ins (answered_at, id) where red_flags <> '{}';

-- What waits for those who work on cases, in one list by what is due. Each row names whose it is (`owner_id`, null for nobody's yet), what
-- it is about, and since when it waits.

-- Of the staff: rows of a journey belong to its case manager. A check-in may be answered after a case was closed: its task stays until it is
-- done. Who of the staff has read a thread is looked up only where a case has no manager.
create view case_queue as
  select 'task' as kind, task.id, task.journey_id, coalesce(task.owner_id, journey.case_manager_id) as owner_id,
    null::text as name, task.title as detail, task.subject_kind, task.due_at, task.created_at as since
  from journey_tasks task
  join patient_journeys journey on journey.id = task.journey_id
  where task.status = 'open' and task.owner_kind = 'case_manager'
    and (journey.status <> 'closed' or task.subject_kind = 'check_in')
union all
  -- Threads with messages that the case manager has not read; without one, that no one of the staff has read. They are found by the time
  -- of their last message first: among 10,000 cases few have any.
  select 'message', thread.id, thread.journey_id, journey.case_manager_id,
    null, unread.text, thread.kind, unread.created_at + interval '24 hours', unread.created_at
  from threads thread
  join patient_journeys journey on journey.id = thread.journey_id
  left join message_reads own on own.thread_id = thread.id and own.user_id = journey.case_manager_id
  left join lateral (
    select max(seen.read_until) as read_until
    from message_reads seen
    join users reader on reader.id = seen.user_id
    where journey.case_manager_id is null and seen.thread_id = thread.id
      and reader.role in ('admin', 'super_admin', 'ayana_staff')) staff on true
  cross join lateral (
    select message.text, message.created_at
    from messages message
    join users author on author.id = message.author_id
    where message.thread_id = thread.id
      and message.author_id is distinct from journey.case_manager_id
      and (journey.case_manager_id is not null or author.role not in ('admin', 'super_admin', 'ayana_staff'))
      and message.created_at > coalesce(own.read_until, staff.read_until, '-infinity')
    order by message.created_at, message.id
    limit 1) unread
  -- `updated_at` is the time of the last message.
  where thread.updated_at > coalesce(own.read_until, staff.read_until, '-infinity') and journey.status <> 'closed'
union all
  select 'enquiry', item.id, null, item.assigned_to, item.name, item.kind, null, item.due_at, item.received_at
  from inbox_items item
  where item.status in ('new', 'claimed')
union all
  -- Treatment requests that no journey has grown from.
  select 'request', request.id, null, null, patient.name, treatment.name, request.status,
    request.created_at + interval '24 hours', request.created_at
  from treatment_requests request
  join treatments treatment on treatment.id = request.treatment_id
  left join users patient on patient.id = request.patient_id
  where request.status in ('pending', 'in_review')
    and not exists (select 1 from patient_journeys journey where journey.treatment_request_id = request.id)
union all
  select 'paper', document.id, document.journey_id, journey.case_manager_id, null, document.kind, null,
    document.uploaded_at + interval '24 hours', document.uploaded_at
  from documents document
  join patient_journeys journey on journey.id = document.journey_id
  where document.status = 'uploaded' and document.removed_at is null and journey.status <> 'closed'
union all
  -- Quotes that lapse within three days.
  select 'quote', quote.id, quote.journey_id, journey.case_manager_id, null, hospital.hospital_name, null,
    (quote.valid_until + 1)::timestamp at time zone 'UTC', coalesce(quote.sent_at, quote.created_at)
  from quotes quote
  join patient_journeys journey on journey.id = quote.journey_id
  join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
  where quote.status = 'sent' and quote.valid_until <= current_date + 3 and journey.status <> 'closed'
union all
  -- Work handed to others that is late.
  select 'assignment', assignment.id, assignment.journey_id, journey.case_manager_id, null, assignment.kind, assignment.status,
    assignment.due_at, assignment.created_at
  from assignments assignment
  join patient_journeys journey on journey.id = assignment.journey_id
  where assignment.closed_at is null and assignment.status in ('offered', 'accepted') and assignment.due_at < now()
    and journey.status <> 'closed';

-- Of those with assignments, such as doctors: rows belong to the assignee. Messages of a patient who deleted the account are left out.
create view assignee_queue as
  select 'task' as kind, task.id, task.journey_id, task.owner_id,
    null::text as name, task.title as detail, task.subject_kind, task.due_at, task.created_at as since
  from journey_tasks task
  join patient_journeys journey on journey.id = task.journey_id
  where task.status = 'open' and task.owner_kind = 'doctor' and task.owner_id is not null and journey.status <> 'closed'
    and exists (select 1 from assignments assignment where assignment.journey_id = task.journey_id
      and assignment.assignee_user_id = task.owner_id and assignment.status in ('offered', 'accepted', 'done'))
union all
  select 'message', thread.id, thread.journey_id, assignment.assignee_user_id,
    null, unread.text, thread.kind, unread.created_at + interval '24 hours', unread.created_at
  from threads thread
  join assignments assignment on assignment.id = thread.assignment_id
  join patient_journeys journey on journey.id = thread.journey_id
  join users patient on patient.id = journey.patient_id
  left join message_reads seen on seen.thread_id = thread.id and seen.user_id = assignment.assignee_user_id
  cross join lateral (
    select message.text, message.created_at
    from messages message
    where message.thread_id = thread.id and message.author_id <> assignment.assignee_user_id
      and message.created_at > coalesce(seen.read_until, '-infinity')
    order by message.created_at, message.id
    limit 1) unread
  where assignment.assignee_user_id is not null and assignment.status in ('offered', 'accepted', 'done')
union all
  select 'assignment', assignment.id, assignment.journey_id, assignment.assignee_user_id, null, assignment.kind, assignment.status,
    assignment.due_at, assignment.created_at
  from assignments assignment
  where assignment.assignee_user_id is not null and assignment.status in ('offered', 'accepted');
