-- Every enquiry about a treatment is a case from the minute it is sent: one number, a thread, papers, people. A journey that begins of it has
-- its id and its number, so whatever belongs to the case belongs to the journey.
create table cases (
  id uuid primary key default gen_random_uuid(),
  case_number text not null unique default next_case_number(),
  -- A user; kept when the account is deleted. Null for a guest, whose name and address are on the inbox item.
  person_id uuid,
  -- The door it came by. The states are also in the contracts (`contracts/src/journey/case-sources.ts`).
  source text not null check (source in ('consultation', 'video_consultation', 'booking', 'trip_cost', 'contact', 'treatment_request',
    'phone', 'whatsapp', 'walk_in', 'email', 'staff')),
  inbox_item_id uuid unique references inbox_items on delete set null,
  treatment_request_id uuid unique references treatment_requests,
  journey_id uuid unique references patient_journeys,
  created_at timestamptz not null,
  check (journey_id = id)
);
create index cases_person on cases (person_id, created_at desc, id desc) where person_id is not null;
create index cases_case_number_like on cases (case_number text_pattern_ops);

insert into cases (id, case_number, person_id, source, inbox_item_id, treatment_request_id, journey_id, created_at)
select journey.id, journey.case_number, journey.patient_id,
  coalesce(item.kind, case when request.id is null then 'staff' else 'treatment_request' end), item.id, request.id, journey.id,
  journey.created_at
from patient_journeys journey
left join treatment_requests request on request.id = journey.treatment_request_id
left join inbox_items item on item.id = request.inbox_item_id;

insert into cases (person_id, source, inbox_item_id, treatment_request_id, created_at)
select request.patient_id, coalesce(item.kind, 'treatment_request'), item.id, request.id, request.created_at
from treatment_requests request
left join inbox_items item on item.id = request.inbox_item_id
where not exists (select from patient_journeys journey where journey.treatment_request_id = request.id)
order by request.created_at, request.id;

-- The confirmed account of an address, when it is a patient's.
create function patient_with_address(address text) returns uuid language sql stable as $$
  select id from users where lower(email) = lower(address) and email_verified_at is not null and role in ('patient', 'unverified_user')
$$;

-- How a consultation came: the forms write their own row before that of the inbox. Null for a talk within a journey, which is no new case.
create function consultation_source(item_id uuid, kind text) returns text language sql stable as $$
  select case
    when kind = 'consultation' and exists (select from consultations where id = item_id and trip_estimate is not null) then 'trip_cost'
    when kind = 'consultation' then 'consultation'
    when exists (select from video_consultations where id = item_id and journey_id is not null) then null
    else 'video_consultation'
  end
$$;

insert into cases (person_id, source, inbox_item_id, created_at)
select patient_with_address(item.email),
  case when item.kind = 'contact' then 'contact' else consultation_source(item.id, item.kind) end, item.id, item.received_at
from inbox_items item
where case when item.kind = 'contact' then exists (select from contact_messages message where message.id = item.id
    and coalesce(message.interested_procedure, '') <> '')
  else consultation_source(item.id, item.kind) is not null end
  and not exists (select from cases where cases.inbox_item_id = item.id)
order by item.received_at, item.id;

-- By triggers, so that also a row of the previous release or of an import has its case.
create function begin_consultation_case() returns trigger language plpgsql as $$
begin
  insert into cases (person_id, source, inbox_item_id, created_at)
    select patient_with_address(new.email), source, new.id, new.received_at
    from consultation_source(new.id, new.kind) as source where source is not null;
  return null;
end $$;
create trigger inbox_items_case after insert on inbox_items for each row when (new.kind in ('consultation', 'video_consultation'))
  execute function begin_consultation_case();

create function begin_requested_case() returns trigger language plpgsql as $$
begin
  update cases set treatment_request_id = new.id, person_id = new.patient_id where inbox_item_id = new.inbox_item_id;
  if not found then
    insert into cases (person_id, source, inbox_item_id, treatment_request_id, created_at)
    values (new.patient_id, coalesce((select kind from inbox_items where id = new.inbox_item_id), 'treatment_request'), new.inbox_item_id,
      new.id, new.created_at);
  end if;
  return null;
end $$;
create trigger treatment_requests_case after insert on treatment_requests for each row execute function begin_requested_case();

-- A journey has the number of the case it begins of.
create function number_journey() returns trigger language plpgsql as $$
begin
  new.case_number := coalesce(new.case_number,
    (select case_number from cases where treatment_request_id = new.treatment_request_id), next_case_number());
  return new;
end $$;
create trigger patient_journeys_number before insert on patient_journeys for each row execute function number_journey();
alter table patient_journeys alter column case_number set default null;

-- It should have its id, too; where the previous release chose another, the case takes that of the journey.
create function adopt_case() returns trigger language plpgsql as $$
begin
  update cases set id = new.id, journey_id = new.id, case_number = new.case_number, person_id = new.patient_id
    where treatment_request_id = new.treatment_request_id;
  if not found then
    insert into cases (id, case_number, person_id, source, treatment_request_id, journey_id, created_at)
    values (new.id, new.case_number, new.patient_id, 'staff', new.treatment_request_id, new.id, new.created_at);
  end if;
  return null;
end $$;
create trigger patient_journeys_case after insert on patient_journeys for each row execute function adopt_case();

-- Messages, papers, the timeline and who read what belong to the case, also before there is a journey: `journey_id` is the id of both.
alter table threads drop constraint threads_journey_id_fkey,
  add constraint threads_journey_id_fkey foreign key (journey_id) references cases on update cascade;
alter table documents drop constraint documents_journey_id_fkey,
  add constraint documents_journey_id_fkey foreign key (journey_id) references cases on update cascade;
alter table journey_entries drop constraint journey_entries_journey_id_fkey,
  add constraint journey_entries_journey_id_fkey foreign key (journey_id) references cases on update cascade;
alter table record_accesses drop constraint record_accesses_journey_id_fkey,
  add constraint record_accesses_journey_id_fkey foreign key (journey_id) references cases on update cascade;

-- Threads of cases whose journey has not begun; seeds call it, too.
create function begin_intake_threads() returns void language sql as $$
  insert into threads (id, journey_id, kind, created_at, updated_at)
  select gen_random_uuid(), cases.id, 'patient', cases.created_at, cases.created_at from cases
  where cases.journey_id is null and not exists (select from threads where threads.journey_id = cases.id)
$$;
select begin_intake_threads();

-- An account joins the cases that its address sent, once the address is confirmed.
create function join_cases() returns trigger language plpgsql as $$
begin
  update cases set person_id = new.id from inbox_items item
    where item.id = cases.inbox_item_id and lower(item.email) = lower(new.email) and cases.person_id is null;
  return null;
end $$;
create trigger users_cases after insert or update of email, email_verified_at on users for each row
  when (new.email_verified_at is not null and new.role in ('patient', 'unverified_user')) execute function join_cases();
