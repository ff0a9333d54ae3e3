-- Why a case worker writes an opinion beside a doctor's signed one.
alter table medical_opinions add column reason text;

-- Tasks that a review leaves: they go on after the incident, and their owners are reminded.
alter table incident_tasks add column is_follow_up boolean not null default false;
alter table incident_tasks add column reminders smallint not null default 0;
create index incident_tasks_follow_ups on incident_tasks (due_at) where is_follow_up and state = 'open';

-- What reviews have said so far must change is a task of its owner, too.
insert into incident_tasks (id, incident_id, title, owner_id, due_at, state, done_at, done_by, created_by, created_at, is_follow_up)
select gen_random_uuid(), id, left(what_changes, 200), changes_owner_id,
  (changes_due_on + time '18:00') at time zone 'Asia/Kolkata', 'open', null, null, reviewed_by, reviewed_at, true
from incidents
where state = 'reviewed' and what_changes is not null and changes_owner_id is not null and changes_due_on >= current_date
  and reviewed_by is not null and reviewed_at is not null;
