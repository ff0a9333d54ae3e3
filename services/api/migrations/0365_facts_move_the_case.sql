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

-- Not materialized: what is asked of one case is read of that case alone.
create or replace view case_facts as
with papers as not materialized (
  -- Not what a hospital makes, which nobody has asked for.
  select journey_id, bool_or(status in ('wanted', 'refused')) as is_missing_any, bool_or(status = 'uploaded') as is_unchecked_any,
    max(uploaded_at) as at, max(checked_at) as checked_at, max(updated_at) filter (where status in ('wanted', 'refused')) as wanted_at
  from documents where removed_at is null and replaced_by is null and not (kind in ('visa_letter', 'discharge_summary') and reason is null)
  group by journey_id
),
first_opinion as not materialized (
  select distinct on (journey_id) journey_id, signed_at as at, doctor_id as by_id
  from medical_opinions where signed_at is not null order by journey_id, signed_at
),
first_quote as not materialized (
  select distinct on (journey_id) journey_id, sent_at as at, created_by as by_id
  from quotes where sent_at is not null order by journey_id, sent_at
),
choices as not materialized (
  select journey_id, bool_or(status = 'sent') as is_open, max(decided_at) filter (where status = 'accepted') as accepted_at,
    max(coalesce(decided_at, updated_at)) as ended_at
  from quotes where sent_at is not null group by journey_id
),
legs as not materialized (
  select distinct on (journey_id, kind) journey_id, kind, status, updated_at, updated_by, settled_at, settled_by
  from travel_legs where kind in ('flight', 'return_flight', 'lodging', 'pickup') and status in ('booked', 'done')
  order by journey_id, kind, starts_at desc
),
visas as not materialized (
  select distinct on (journey_id) journey_id, status, updated_at, updated_by
  from visa_applications where status in ('granted', 'refused') order by journey_id, updated_at desc
),
stays as not materialized (
  select distinct on (journey_id) journey_id, status, admitted_at, discharged_at, updated_by
  from admissions where status <> 'expected' order by journey_id, admitted_at desc
),
answers as not materialized (
  select journey_id, max(answered_at) as at from check_ins where answered_at is not null group by journey_id
)
select papers.journey_id, 'records_complete' as fact, papers.at, journey.patient_id as by_id
  from papers join patient_journeys journey on journey.id = papers.journey_id where not papers.is_missing_any and papers.at is not null
union all select journey_id, 'records_wanted', wanted_at, null from papers where is_missing_any
union all select journey_id, 'records_checked', checked_at, null from papers
  where not is_missing_any and not is_unchecked_any and checked_at is not null
union all select journey_id, 'opinion_signed', at, by_id from first_opinion
union all select journey_id, 'quote_sent', at, by_id from first_quote
union all select journey_id, 'quotes_ended', ended_at, null from choices where not is_open and accepted_at is null
union all select choices.journey_id, 'quote_accepted', accepted_at, journey.patient_id
  from choices join patient_journeys journey on journey.id = choices.journey_id where accepted_at is not null
union all select journey_id, 'letter_issued', max(issued_at), (array_agg(issued_by order by issued_at desc))[1]
  from visa_letters where status = 'valid' group by journey_id
union all select journey_id, 'visa_' || status, updated_at, updated_by from visas
union all select journey_id, case kind when 'flight' then 'flights_booked' else kind || '_booked' end, updated_at, updated_by
  from legs where kind <> 'return_flight'
union all select journey_id, 'arrived', coalesce(settled_at, updated_at), settled_by from legs where kind = 'flight' and status = 'done'
union all select journey_id, 'admitted', admitted_at, updated_by from stays where admitted_at is not null
union all select journey.id, 'treated', (journey.stage_statuses->'8'->>'completed_at')::timestamptz, null
  from patient_journeys journey
  where journey.stage_statuses->'8'->>'status' = 'completed' and journey.stage_statuses->'8'->>'completed_at' is not null
union all select journey_id, 'discharged', discharged_at, updated_by from stays where status = 'discharged'
union all select journey_id, 'flown_home', coalesce(settled_at, updated_at), settled_by
  from legs where kind = 'return_flight' and status = 'done'
union all select answers.journey_id, 'check_in_answered', answers.at, journey.patient_id
  from answers join patient_journeys journey on journey.id = answers.journey_id
union all select journey.id, 'status_set', request.set_status_at, request.set_status_by
  from patient_journeys journey join treatment_requests request on request.id = journey.treatment_request_id
  where request.set_status is not null and request.set_status <> 'withdrawn'
union all select journey.id, 'withdrawn', request.set_status_at, request.set_status_by
  from patient_journeys journey join treatment_requests request on request.id = journey.treatment_request_id
  where request.set_status = 'withdrawn'
union all select id, 'closed', updated_at, closed_by from patient_journeys where status = 'closed';
