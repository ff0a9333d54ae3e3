-- An incident that was opened twice is merged into the other one: it is closed, and its work goes on there.
alter table incidents add column merged_into uuid references incidents;
create index incidents_merged_into on incidents (merged_into) where merged_into is not null;

-- A merged one was not declared stable.
alter table incidents drop constraint incidents_check,
  add constraint incidents_check check (state = 'active' or stable_at is not null or merged_into is not null);

alter table incident_entries drop constraint incident_entries_kind_check,
  add constraint incident_entries_kind_check check (kind in ('happened', 'decided', 'done', 'opened', 'transition', 'changed', 'role', 'participant',
    'task', 'journey', 'signal', 'update', 'resource', 'escalation', 'broadcast', 'merged'));
