-- The queue of the staff: all that waits in `case_work_queue`, a request by its own clock; enquiries whose day to follow up has come; and messages
-- and papers of cases whose journey has not begun, which are of who took the enquiry.
create index cases_intake on cases (id) where journey_id is null;

create view intake_cases as
  select cases.id, item.assigned_to as owner_id
  from cases
  left join inbox_items item on item.id = cases.inbox_item_id
  left join treatment_requests request on request.id = cases.treatment_request_id
  where cases.journey_id is null
    and coalesce(request.status not in ('declined', 'withdrawn', 'completed'), item.status <> 'closed', true);

create or replace view desk_queue as
  select item.kind, item.id, item.journey_id, item.owner_id, item.name, item.detail, item.subject_kind,
    case when item.kind = 'request'
      then coalesce((select request.answer_by from treatment_requests request where request.id = item.id), item.due_at)
      else item.due_at end as due_at,
    item.since
  from case_work_queue item
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
