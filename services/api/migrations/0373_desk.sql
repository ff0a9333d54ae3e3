-- Until when the staff answer a request: sooner for a higher priority (contracts/src/journey/queue-clocks.ts).
alter table treatment_requests add column answer_by timestamptz;
update treatment_requests set answer_by = created_at
  + case priority_level when 'urgent' then interval '4 hours' when 'high' then interval '8 hours' else interval '24 hours' end;

-- The queue of the staff: what waits in `case_queue`, a request by its own clock.
create view desk_queue as
  select item.kind, item.id, item.journey_id, item.owner_id, item.name, item.detail, item.subject_kind,
    case when item.kind = 'request'
      then coalesce((select request.answer_by from treatment_requests request where request.id = item.id), item.due_at)
      else item.due_at end as due_at,
    item.since
  from case_queue item;

-- Applications of partners, doctors and for work have kinds of their own: they never become a case.
alter table inbox_items drop constraint inbox_items_kind_check;
alter table inbox_items add constraint inbox_items_kind_check
  check (kind in ('contact', 'consultation', 'video_consultation', 'partner_application', 'career_application'));
update inbox_items set kind = 'partner_application'
where kind = 'contact' and (id in (select id from partner_applications) or id in (select id from doctor_applications));
update inbox_items set kind = 'career_application' where kind = 'contact' and id in (select id from career_applications);

-- The previous release, while it runs beside this one, writes applications as contact messages. The form's row is there first.
create function name_application_kind() returns trigger language plpgsql as $$
begin
  if exists (select from partner_applications where id = new.id) or exists (select from doctor_applications where id = new.id) then
    new.kind := 'partner_application';
  elsif exists (select from career_applications where id = new.id) then
    new.kind := 'career_application';
  end if;
  return new;
end $$;
create trigger inbox_items_application before insert on inbox_items for each row when (new.kind = 'contact')
  execute function name_application_kind();

-- What the staff decided about who is who: two records are of one person (`merged`), or one is of nobody else (`apart`).
create table person_links (
  id uuid primary key,
  kind text not null check (kind in ('merged', 'apart')),
  enquiry_id uuid references inbox_items on delete cascade,
  account_id uuid references users on delete cascade,
  -- Only of `merged`.
  other_enquiry_id uuid references inbox_items on delete cascade,
  other_account_id uuid references users on delete cascade,
  reason text not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  ended_by uuid references users on delete set null,
  ended_at timestamptz,
  ended_reason text,
  check (num_nonnulls(enquiry_id, account_id) = 1),
  check (num_nonnulls(other_enquiry_id, other_account_id) = case kind when 'merged' then 1 else 0 end),
  check ((ended_at is null) = (ended_reason is null))
);
create index person_links_enquiry on person_links (enquiry_id) where ended_at is null;
create index person_links_account on person_links (account_id) where ended_at is null;
create index person_links_other_enquiry on person_links (other_enquiry_id) where ended_at is null;
create index person_links_other_account on person_links (other_account_id) where ended_at is null;
-- Whose phone number it is, however it was written.
create index inbox_items_digits on inbox_items (regexp_replace(phone, '\D', '', 'g')) where phone is not null;
create index users_digits on users (regexp_replace(phone, '\D', '', 'g')) where phone is not null;
