-- How a message came, and how an answer left. Who writes by mail or text has not signed in: nobody has confirmed the sender.
alter table messages
  add column if not exists channel text not null default 'portal',
  -- What one from outside says of its sender. Null for one that was written here, and once the account is gone.
  add column from_address text,
  add column if not exists is_confirmed boolean not null default true,
  -- The Message-ID of a mail, which an answer names.
  add column external_id text,
  -- Who of the staff found its thread.
  add column placed_by uuid,
  -- Where an answer of the staff was sent besides being here.
  add column sent_to text,
  -- Files that came with it and were not kept: their names and why.
  add column left_out jsonb not null default '[]';
create index messages_external on messages (external_id) where external_id is not null;
-- The last message of a telephone number.
create index messages_from on messages (from_address, created_at) where from_address is not null;
create index messages_sent_to on messages (sent_to, created_at) where sent_to is not null;
-- Whose number it is.
create index users_phone_digits on users (('+' || regexp_replace(phone, '\D', '', 'g'))) where phone is not null;
-- A mail may be longer than what is written here; the API limits both.
alter table messages drop constraint messages_text_check;

-- Of a paper that came with such a message.
alter table documents add column from_address text;

-- As before, with messages from outside: nobody of the staff has written them.
create or replace view case_queue as
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
    left join users author on author.id = message.author_id
    where message.thread_id = thread.id
      and (author.id is not null or (message.author_id is null and message.channel <> 'portal'))
      -- A case without a manager has a null there, too.
      and (message.author_id is null or message.author_id <> journey.case_manager_id or journey.case_manager_id is null)
      and (journey.case_manager_id is not null or author.id is null or author.role not in ('admin', 'super_admin', 'ayana_staff'))
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
  select 'request', request.id, null, null, patient.name, coalesce(treatment.name, request.treatment_words), request.status,
    request.created_at + interval '24 hours', request.created_at
  from treatment_requests request
  left join treatments treatment on treatment.id = request.treatment_id
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
