-- Late enquiries are a signal when there are many: the threshold counts enquiries, no longer hours, and what was tried in hours counts no more.
update signal_trials set proposed_at = null where kind = 'late_enquiry';
update signal_definitions set threshold = 10, trial_id = null, changed_by = null, changed_at = null, version = version + 1
where kind = 'late_enquiry';

-- After the answer: how far the person has come, when the staff follow up, and why nothing came of it.
alter table inbox_items
  add column lead_stage text not null default 'new',
  -- Since when; a later fact of the case moves it.
  add column lead_stage_at timestamptz,
  add column lost_reason text,
  add column follow_up_on date,
  add column follow_up_reminded_at timestamptz;
create index inbox_items_follow_up on inbox_items (follow_up_on) where follow_up_on is not null;

update inbox_items item set lead_stage = 'answered', lead_stage_at = answer.at
from (select item_id, min(at) as at from inbox_timeline where to_status in ('confirmed', 'answered') group by item_id) answer
where answer.item_id = item.id;
update inbox_items item set lead_stage = 'quoted', lead_stage_at = fact.at
from treatment_requests request
  join patient_journeys journey on journey.treatment_request_id = request.id
  join case_facts fact on fact.journey_id = journey.id and fact.fact = 'quote_sent'
where request.inbox_item_id = item.id;
update inbox_items item set lead_stage = 'decided', lead_stage_at = fact.at
from treatment_requests request
  join patient_journeys journey on journey.treatment_request_id = request.id
  join case_facts fact on fact.journey_id = journey.id and fact.fact = 'quote_accepted'
where request.inbox_item_id = item.id;

-- The order of work: an answered one comes at the end of the day on which the staff follow up.
alter table inbox_items alter column queue_order set expression as (
  case when status in ('new', 'claimed') then floor(extract(epoch from due_at at time zone 'UTC') * 1000)
    when follow_up_on is not null and status in ('confirmed', 'answered') then extract(epoch from (follow_up_on + 1)::timestamp) * 1000
    else 10000000000000 - floor(extract(epoch from received_at at time zone 'UTC') * 1000) end);

create or replace view desk_queue as
  select item.kind, item.id, item.journey_id, item.owner_id, item.name, item.detail, item.subject_kind,
    case when item.kind = 'request'
      then coalesce((select request.answer_by from treatment_requests request where request.id = item.id), item.due_at)
      else item.due_at end as due_at,
    item.since
  from case_queue item
union all
  -- Answered, and the day to follow up has come.
  select 'enquiry', item.id, null, item.assigned_to, item.name, item.kind, 'follow_up',
    (item.follow_up_on + 1)::timestamp at time zone 'Asia/Kolkata', item.follow_up_on::timestamp at time zone 'Asia/Kolkata'
  from inbox_items item
  where item.status in ('confirmed', 'answered') and item.follow_up_on <= (now() at time zone 'Asia/Kolkata')::date;
