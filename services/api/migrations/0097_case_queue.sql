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

-- Requests that wait are few of many.
create index treatment_requests_waiting on treatment_requests (created_at, id) where status in ('pending', 'in_review');
-- The board: journeys by stage.
create index patient_journeys_stage on patient_journeys (current_stage, updated_at, id) where status <> 'closed';

-- A page of the queue reads the tasks due first from here, and no others.
create index journey_tasks_queue on journey_tasks (due_at, id) where status = 'open' and owner_kind = 'case_manager';
