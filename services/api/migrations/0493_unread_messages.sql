-- The queue of the staff looked for the first unread message of each thread at every question, and at every request for one whose journey
-- has not begun. A thread now names that message itself, and since when the case manager has to answer it: exact in the transaction that
-- changes it. The functions of 0470 keep their names and triggers; `threads.may_be_unread` is not read any more.
alter table threads add column unread_message_id uuid, add column answer_due_at timestamptz;

-- The first message that the case manager has not read; without one, that no one of the staff has read. Their own and the system's do not count,
-- nor those of accounts that are gone, nor what travellers and those who carry them write to each other.
create function first_unread_message(of_thread uuid) returns table (id uuid, created_at timestamptz) language sql stable as $$
  select message.id, message.created_at
  from threads thread
  left join patient_journeys journey on journey.id = thread.journey_id
  cross join lateral (
    select max(seen.read_until) as read_until
    from message_reads seen
    where seen.thread_id = thread.id and (seen.user_id = journey.case_manager_id or (journey.case_manager_id is null
      and exists (select from users reader where reader.id = seen.user_id and is_staff_role(reader.role))))) staff
  join messages message on message.thread_id = thread.id and message.created_at > coalesce(staff.read_until, '-infinity')
  left join users author on author.id = message.author_id
  where thread.id = of_thread and thread.kind <> 'traveller'
    and case when message.author_id is null then message.channel <> 'portal'
      when journey.case_manager_id is null then not is_staff_role(author.role)
      else author.id <> journey.case_manager_id end
  order by message.created_at, message.id
  limit 1
$$;

-- The lock comes first and the search after it, as a statement of its own: so it sees what the transaction it waited for has done. A lock that lets
-- others write into the same thread, whose rows refer to it.
create function note_unread_message(of_thread uuid) returns void language plpgsql as $$
begin
  perform from threads where id = of_thread for no key update;
  update threads thread set unread_message_id = first.id, answer_due_at = first.created_at + interval '24 hours'
  from (select) one left join first_unread_message(of_thread) first on true
  where thread.id = of_thread and thread.unread_message_id is distinct from first.id;
end $$;

create or replace function note_message_to_read() returns trigger language plpgsql as $$
begin
  perform from threads where id = new.thread_id for no key update;
  -- An earlier one waits already.
  if not exists (select from threads where id = new.thread_id and answer_due_at <= new.created_at + interval '24 hours') then
    perform note_unread_message(new.thread_id);
  end if;
  return null;
end $$;

create function note_unread_again() returns trigger language plpgsql as $$
begin
  perform note_unread_message(old.thread_id);
  return null;
end $$;
create trigger messages_moved after update of author_id, channel, created_at on messages for each row execute function note_unread_again();
create trigger messages_removed after delete on messages for each row execute function note_unread_again();
create trigger message_reads_removed after delete on message_reads for each row execute function note_unread_again();

create or replace function note_thread_read() returns trigger language plpgsql as $$
begin
  if exists (select from threads where id = new.thread_id and unread_message_id is not null) then
    perform note_unread_message(new.thread_id);
  end if;
  return null;
end $$;

create or replace function note_threads_of_next_manager() returns trigger language plpgsql as $$
begin
  perform note_unread_message(id) from threads where journey_id = new.id order by id;
  return null;
end $$;

-- A case that becomes a journey may have a case manager at once.
create function note_thread_of_journey() returns trigger language plpgsql as $$
begin
  perform note_unread_message(new.id);
  return null;
end $$;
create trigger threads_of_journeys after update of journey_id on threads for each row
  when (old.journey_id is distinct from new.journey_id) execute function note_thread_of_journey();

-- What only a former member of the staff has read is read by nobody, and what someone wrote who is of the staff now asks nobody.
create or replace function note_threads_of_former_staff() returns trigger language plpgsql as $$
begin
  perform note_unread_message(id) from threads
  where id in (select thread_id from message_reads where user_id = new.id)
    or unread_message_id in (select message.id from messages message where message.author_id = new.id)
  order by id;
  return null;
end $$;
drop trigger users_threads_to_read on users;
create trigger users_threads_to_read after update of role on users for each row
  when (is_staff_role(old.role) <> is_staff_role(new.role)) execute function note_threads_of_former_staff();

create function note_threads_of_removed_author() returns trigger language plpgsql as $$
begin
  perform note_unread_message(thread.id)
  from threads thread join messages message on message.id = thread.unread_message_id
  where thread.answer_due_at is not null and message.author_id = old.id
  order by thread.id;
  return null;
end $$;
create trigger users_removed_threads after delete on users for each row execute function note_threads_of_removed_author();

select note_unread_message(id) from threads order by id;

create index threads_to_answer on threads (answer_due_at, id) where answer_due_at is not null;

-- Immutable, which PostgreSQL does not promise of every interval: so an index can have it.
create function a_day_after(instant timestamptz) returns timestamptz language sql immutable as $$ select instant + interval '24 hours' $$;
create index documents_check_due on documents (a_day_after(uploaded_at), id) where status = 'uploaded' and removed_at is null;

-- What the queue and the board read of every journey and task, without the journey's wide row.
create index patient_journeys_desk on patient_journeys (id) include (status, case_manager_id, current_stage);
create index journey_tasks_open on journey_tasks (journey_id, due_at) where status = 'open';

create or replace view queue_messages as
  select 'message' as kind, thread.id, thread.journey_id, journey.case_manager_id as owner_id,
    null::text as name, message.text as detail, thread.kind as subject_kind, thread.answer_due_at as due_at,
    thread.answer_due_at - interval '24 hours' as since
  from threads thread
  join patient_journeys journey on journey.id = thread.journey_id
  -- An outer join: who counts need not read the messages.
  left join messages message on message.id = thread.unread_message_id
  where thread.answer_due_at is not null and journey.status <> 'closed';

create or replace view queue_papers as
  select 'paper' as kind, document.id, document.journey_id, journey.case_manager_id as owner_id, null::text as name,
    document.kind as detail, null::text as subject_kind, a_day_after(document.uploaded_at) as due_at, document.uploaded_at as since
  from documents document
  join patient_journeys journey on journey.id = document.journey_id
  where document.status = 'uploaded' and document.removed_at is null and journey.status <> 'closed';

create or replace view queue_others as
  select 'enquiry' as kind, item.id, null::uuid as journey_id, item.assigned_to as owner_id, item.name, item.kind as detail,
    null::text as subject_kind, item.due_at, item.received_at as since
  from inbox_items item
  where item.status in ('new', 'claimed')
union all
  -- Treatment requests that no journey has grown from: their case has none.
  select 'request', request.id, null, null, patient.name, coalesce(treatment.name, request.treatment_words), request.status,
    coalesce(request.answer_by, request.created_at + interval '24 hours'), request.created_at
  from cases
  join treatment_requests request on request.id = cases.treatment_request_id
  left join treatments treatment on treatment.id = request.treatment_id
  left join users patient on patient.id = request.patient_id
  where cases.journey_id is null and request.status in ('pending', 'in_review')
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
  select 'message', thread.id, thread.journey_id, intake.owner_id, null, message.text, thread.kind, thread.answer_due_at,
    thread.answer_due_at - interval '24 hours'
  from intake_cases intake
  join threads thread on thread.journey_id = intake.id and thread.answer_due_at is not null
  left join messages message on message.id = thread.unread_message_id
union all
  select 'paper', document.id, document.journey_id, intake.owner_id, null, document.kind, null, a_day_after(document.uploaded_at),
    document.uploaded_at
  from intake_cases intake
  join documents document on document.journey_id = intake.id
  where document.status = 'uploaded' and document.removed_at is null;
