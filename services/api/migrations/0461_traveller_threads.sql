-- Who carries out a part of a trip and the traveller write with each other in a thread of that work, beside the one with the case manager.
alter table threads drop constraint threads_kind_check,
  add constraint threads_kind_check check (kind in ('patient', 'partner', 'internal', 'traveller')),
  drop constraint threads_check,
  add constraint threads_check check ((kind in ('partner', 'traveller')) = (assignment_id is not null));
drop index threads_assignment;
create unique index threads_assignment on threads (assignment_id, kind) where assignment_id is not null;

insert into threads (id, journey_id, kind, assignment_id, created_at, updated_at)
  select gen_random_uuid(), work.journey_id, 'traveller', work.id, work.accepted_at, work.accepted_at from assignments work
  where work.kind in ('transport', 'lodging') and work.status in ('accepted', 'done') and work.accepted_at is not null;

-- The staff may read such a thread, and need not: it never waits in their queue.
create function note_traveller_thread() returns trigger language plpgsql as $$
begin
  new.may_be_unread := false;
  return new;
end $$;
create trigger threads_of_travellers before insert or update on threads for each row
  when (new.kind = 'traveller') execute function note_traveller_thread();
