-- The queue of the staff looked at every thread of every case for the few with something new. A thread now says whether there may be any:
-- true from a message of anyone but the case manager until the reader that counts has read to the end. It may be true without anything new
-- (the queue still looks), never false with something new.
alter table threads add column may_be_unread boolean not null default true;

create function is_staff_role(role text) returns boolean language sql immutable as
  $$ select role in ('admin', 'super_admin', 'ayana_staff') $$;

create function note_message_to_read() returns trigger language plpgsql as $$
begin
  update threads thread set may_be_unread = true
  where thread.id = new.thread_id and not thread.may_be_unread
    and not exists (select from patient_journeys journey where journey.id = thread.journey_id and journey.case_manager_id = new.author_id);
  return null;
end $$;
create trigger messages_to_read after insert on messages for each row execute function note_message_to_read();

create function note_thread_read() returns trigger language plpgsql as $$
begin
  update threads thread set may_be_unread = false
  from patient_journeys journey
  where thread.id = new.thread_id and thread.may_be_unread and new.read_until >= thread.updated_at and journey.id = thread.journey_id
    and (journey.case_manager_id = new.user_id or (journey.case_manager_id is null
      and exists (select from users reader where reader.id = new.user_id and is_staff_role(reader.role))));
  return null;
end $$;
create trigger message_reads_seen after insert or update of read_until on message_reads for each row execute function note_thread_read();

-- Another case manager has read other threads.
create function note_threads_of_next_manager() returns trigger language plpgsql as $$
begin
  update threads set may_be_unread = true where journey_id = new.id and not may_be_unread;
  return null;
end $$;
create trigger patient_journeys_threads_to_read after update of case_manager_id on patient_journeys for each row
  when (old.case_manager_id is distinct from new.case_manager_id) execute function note_threads_of_next_manager();

-- What only a former member of the staff has read is read by nobody.
create function note_threads_of_former_staff() returns trigger language plpgsql as $$
begin
  update threads set may_be_unread = true
  where not may_be_unread and id in (select mark.thread_id from message_reads mark where mark.user_id = new.id);
  return null;
end $$;
create trigger users_threads_to_read after update of role on users for each row
  when (is_staff_role(old.role) and not is_staff_role(new.role)) execute function note_threads_of_former_staff();

update threads thread set may_be_unread = false
from patient_journeys journey
where journey.id = thread.journey_id and exists (
  select from message_reads mark
  where mark.thread_id = thread.id and mark.read_until >= thread.updated_at
    and (mark.user_id = journey.case_manager_id or (journey.case_manager_id is null
      and exists (select from users reader where reader.id = mark.user_id and is_staff_role(reader.role)))));

create index threads_to_read on threads (journey_id) where may_be_unread;

-- The queue of the staff, a view for each kind of which there are many: sorted and limited by itself, each reads its first rows by an index.
create view queue_tasks as
  select 'task' as kind, task.id, task.journey_id, coalesce(task.owner_id, journey.case_manager_id) as owner_id,
    null::text as name, task.title as detail, task.subject_kind, task.due_at, task.created_at as since
  from journey_tasks task
  join patient_journeys journey on journey.id = task.journey_id
  where task.status = 'open' and task.owner_kind = 'case_manager'
    and (journey.status <> 'closed' or task.subject_kind = 'check_in');

create view queue_messages as
  -- Threads with messages that the case manager has not read; without one, that no one of the staff has read.
  select 'message' as kind, thread.id, thread.journey_id, journey.case_manager_id as owner_id,
    null::text as name, unread.text as detail, thread.kind as subject_kind, unread.created_at + interval '24 hours' as due_at,
    unread.created_at as since
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
  where thread.may_be_unread and thread.updated_at > coalesce(own.read_until, staff.read_until, '-infinity') and journey.status <> 'closed';

create view queue_papers as
  select 'paper' as kind, document.id, document.journey_id, journey.case_manager_id as owner_id, null::text as name,
    document.kind as detail, null::text as subject_kind, document.uploaded_at + interval '24 hours' as due_at, document.uploaded_at as since
  from documents document
  join patient_journeys journey on journey.id = document.journey_id
  where document.status = 'uploaded' and document.removed_at is null and journey.status <> 'closed';

-- Everything else that waits for the staff.
create view queue_others as
  select 'enquiry' as kind, item.id, null::uuid as journey_id, item.assigned_to as owner_id, item.name, item.kind as detail,
    null::text as subject_kind, item.due_at, item.received_at as since
  from inbox_items item
  where item.status in ('new', 'claimed')
union all
  -- Treatment requests that no journey has grown from.
  select 'request', request.id, null, null, patient.name, coalesce(treatment.name, request.treatment_words), request.status,
    coalesce(request.answer_by, request.created_at + interval '24 hours'), request.created_at
  from treatment_requests request
  left join treatments treatment on treatment.id = request.treatment_id
  left join users patient on patient.id = request.patient_id
  where request.status in ('pending', 'in_review')
    and not exists (select 1 from patient_journeys journey where journey.treatment_request_id = request.id)
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
    and journey.status <> 'closed'
union all
  -- Service requests whose clock runs.
  select 'service_request', request.id, request.journey_id, coalesce(request.assigned_to, journey.case_manager_id), null, request.summary,
    request.state, request.due_at, request.created_at
  from service_requests request
  join patient_journeys journey on journey.id = request.journey_id
  where request.due_at is not null and request.state in ('new', 'assigned', 'in_progress', 'reopened') and journey.status <> 'closed'
union all
  -- What is not found yet, until it is needed.
  select 'need', need.id, need.journey_id, journey.case_manager_id, null, need.title, need.kind, need.from_at, need.created_at
  from resource_needs need
  join patient_journeys journey on journey.id = need.journey_id
  where need.state = 'open' and journey.status <> 'closed'
union all
  -- Answered, and the day to follow up has come.
  select 'enquiry', item.id, null, item.assigned_to, item.name, item.kind, 'follow_up',
    (item.follow_up_on + 1)::timestamp at time zone 'Asia/Kolkata', item.follow_up_on::timestamp at time zone 'Asia/Kolkata'
  from inbox_items item
  where item.status in ('confirmed', 'answered') and item.follow_up_on <= (now() at time zone 'Asia/Kolkata')::date
union all
  -- What nobody of the staff has read.
  select 'message', thread.id, thread.journey_id, intake.owner_id, null, unread.text, thread.kind,
    unread.created_at + interval '24 hours', unread.created_at
  from intake_cases intake
  join threads thread on thread.journey_id = intake.id and thread.updated_at > thread.created_at
  cross join lateral (
    select max(seen.read_until) as read_until
    from message_reads seen
    join users reader on reader.id = seen.user_id
    where seen.thread_id = thread.id and reader.role in ('admin', 'super_admin', 'ayana_staff')) staff
  cross join lateral (
    select message.text, message.created_at
    from messages message
    left join users author on author.id = message.author_id
    where message.thread_id = thread.id and message.created_at > coalesce(staff.read_until, '-infinity')
      and case when message.author_id is null then message.channel <> 'portal'
        else author.role not in ('admin', 'super_admin', 'ayana_staff') end
    order by message.created_at, message.id
    limit 1) unread
union all
  select 'paper', document.id, document.journey_id, intake.owner_id, null, document.kind, null,
    document.uploaded_at + interval '24 hours', document.uploaded_at
  from intake_cases intake
  join documents document on document.journey_id = intake.id
  where document.status = 'uploaded' and document.removed_at is null;

create or replace view desk_queue as
  select kind, id, journey_id, owner_id, name, detail, subject_kind, due_at, since from queue_tasks
union all
  select kind, id, journey_id, owner_id, name, detail, subject_kind, due_at, since from queue_messages
union all
  select kind, id, journey_id, owner_id, name, detail, subject_kind, due_at, since from queue_papers
union all
  select kind, id, journey_id, owner_id, name, detail, subject_kind, due_at, since from queue_others;
