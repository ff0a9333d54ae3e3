-- Of those with assignments: as before, without messages of a case whose patient deleted the account.
create or replace view assignee_queue as
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
