-- Doctors and partners choose channels by kind, too.
alter table notification_preferences drop constraint notification_preferences_kind_check,
  add constraint notification_preferences_kind_check check (kind in ('journey', 'message', 'document', 'quote', 'appointment', 'travel', 'check_in',
    'task', 'work_new', 'work_changed', 'work_due', 'work_message', 'work_paper'));

-- Who has opened which work, the first time: what a person has not opened is marked for them.
create table work_openings (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  opened_at timestamptz not null,
  primary key (assignment_id, user_id)
);
create index work_openings_user on work_openings (user_id);
insert into work_openings (assignment_id, user_id, opened_at)
  select access.assignment_id, access.by_user_id, min(access.at) from record_accesses access
  join users reader on reader.id = access.by_user_id
  where access.assignment_id is not null
  group by access.assignment_id, access.by_user_id;
