-- A status that a person has set is a fact of its own: it holds until a later one moves the request on.
alter table treatment_requests add column set_status text
  constraint treatment_requests_set_status check (set_status in ('pending', 'in_review', 'waiting_for_patient', 'quoted', 'accepted',
    'scheduled', 'in_treatment', 'completed', 'declined', 'withdrawn'));
alter table treatment_requests add column set_status_at timestamptz;
alter table treatment_requests add column set_status_by uuid references users on delete set null;
create index treatment_requests_set_status_by on treatment_requests (set_status_by) where set_status_by is not null;

-- What people had set so far, by the timeline: the staff anything, a patient the withdrawal and the answer. What a quote has moved is no such line.
update treatment_requests request set set_status = line.to_state, set_status_at = line.at, set_status_by = line.person_id
from (
  select distinct on (entry.treatment_request_id) entry.treatment_request_id, entry.to_state, entry.at, person.id as person_id
  from journey_entries entry join treatment_requests asked on asked.id = entry.treatment_request_id
    left join users person on person.id = entry.actor_id
  where entry.event = 'status' and entry.actor_id is not null and entry.to_state = asked.status
    and (person.role in ('admin', 'super_admin', 'ayana_staff')
      or (entry.actor_id = asked.patient_id and entry.to_state in ('withdrawn', 'in_review')))
  order by entry.treatment_request_id, entry.at desc, entry.id desc
) line where line.treatment_request_id = request.id;
-- A withdrawal of before there were such lines.
update treatment_requests set set_status = 'withdrawn', set_status_at = updated_at, set_status_by = updated_by
  where status = 'withdrawn' and set_status is null;

-- Since when the facts of a case complete its stages: what happened before is not told now.
alter table patient_journeys add column facts_since timestamptz not null default now();
-- When what was open on it was ended by its facts, once (the clock of the cases); null for one that was begun before there were facts.
alter table patient_journeys add column facts_settled_at timestamptz;
create index patient_journeys_unsettled on patient_journeys (created_at, id) where facts_settled_at is null;
