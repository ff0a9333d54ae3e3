-- The consent to a stay is a paper that the patient signs here: no record that was asked for.
create or replace view case_facts as
with papers as not materialized (
  -- Not what a hospital makes, which nobody has asked for.
  select journey_id, bool_or(status in ('wanted', 'refused')) as is_missing_any, bool_or(status = 'uploaded') as is_unchecked_any,
    max(uploaded_at) as at, max(checked_at) as checked_at, max(updated_at) filter (where status in ('wanted', 'refused')) as wanted_at
  from documents where removed_at is null and replaced_by is null and not (kind in ('visa_letter', 'discharge_summary', 'consent') and reason is null)
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
  select journey_id, max(answered_at) as at, bool_and(answered_at is not null) as is_all from check_ins group by journey_id
),
-- Work that is not finished, of kinds that others wait for. A hospital’s visa work is its letter.
asked as not materialized (
  select journey_id, case kind when 'opinion' then 'opinion_asked' when 'referral' then 'hospitals_asked' else 'letter_asked' end as fact,
    max(created_at) as at, (array_agg(created_by order by created_at desc))[1] as by_id
  from assignments
  where status in ('offered', 'accepted') and (kind in ('opinion', 'referral') or (kind = 'visa_support' and partner_hospital_id is not null))
  group by 1, 2
),
closings as not materialized (
  select journey_id, max(at) as at from journey_entries where event = 'journey_status' and to_state = 'closed' group by journey_id
),
deposits as not materialized (
  select journey_id, bool_or(received_at is null and waived_at is null) as is_due_any,
    max(received_at) as received_at, (array_agg(received_by order by received_at desc) filter (where received_at is not null))[1] as received_by,
    max(waived_at) as waived_at, (array_agg(waived_by order by waived_at desc) filter (where waived_at is not null))[1] as waived_by
  from case_payments where kind = 'deposit' group by journey_id
)
select papers.journey_id, 'records_complete' as fact, papers.at, journey.patient_id as by_id
  from papers join patient_journeys journey on journey.id = papers.journey_id where not papers.is_missing_any and papers.at is not null
union all select journey_id, 'records_wanted', wanted_at, null from papers where is_missing_any
union all select journey_id, 'records_checked', checked_at, null from papers
  where not is_missing_any and not is_unchecked_any and checked_at is not null
union all select journey_id, fact, at, by_id from asked
union all select journey_id, 'opinion_signed', at, by_id from first_opinion
union all select journey_id, 'quote_sent', at, by_id from first_quote
union all select journey_id, 'quotes_ended', ended_at, null from choices where not is_open and accepted_at is null
union all select choices.journey_id, 'quote_accepted', accepted_at, journey.patient_id
  from choices join patient_journeys journey on journey.id = choices.journey_id where accepted_at is not null
union all select journey_id, 'deposit_paid', received_at, received_by from deposits where not is_due_any and received_at is not null
union all select journey_id, 'deposit_waived', waived_at, waived_by
  from deposits where not is_due_any and received_at is null and waived_at is not null
union all select journey_id, 'letter_issued', max(issued_at), (array_agg(issued_by order by issued_at desc))[1]
  from visa_letters where status = 'valid' group by journey_id
union all select journey_id, 'visa_' || status, updated_at, updated_by from visas
union all select journey_id, case kind when 'flight' then 'flights_booked' when 'return_flight' then 'return_booked' else kind || '_booked' end,
  updated_at, updated_by from legs
union all select journey_id, 'arrived', coalesce(settled_at, updated_at), settled_by from legs where kind = 'flight' and status = 'done'
union all select journey_id, 'admitted', admitted_at, updated_by from stays where admitted_at is not null
union all select journey.id, 'treated', (journey.stage_statuses->'8'->>'completed_at')::timestamptz, null
  from patient_journeys journey
  where journey.stage_statuses->'8'->>'status' = 'completed' and journey.stage_statuses->'8'->>'completed_at' is not null
union all select journey_id, 'discharged', discharged_at, updated_by from stays where status = 'discharged'
union all select journey_id, 'flown_home', coalesce(settled_at, updated_at), settled_by
  from legs where kind = 'return_flight' and status = 'done'
union all select answers.journey_id, 'check_in_answered', answers.at, journey.patient_id
  from answers join patient_journeys journey on journey.id = answers.journey_id where answers.at is not null
union all select answers.journey_id, 'check_ins_answered', answers.at, journey.patient_id
  from answers join patient_journeys journey on journey.id = answers.journey_id where answers.is_all
union all select journey.id, 'status_set', request.set_status_at, request.set_status_by
  from patient_journeys journey join treatment_requests request on request.id = journey.treatment_request_id
  where request.set_status is not null and request.set_status <> 'withdrawn'
union all select journey.id, 'withdrawn', request.set_status_at, request.set_status_by
  from patient_journeys journey join treatment_requests request on request.id = journey.treatment_request_id
  where request.set_status = 'withdrawn'
union all select journey.id, 'closed', coalesce(closings.at, journey.updated_at), journey.closed_by
  from patient_journeys journey left join closings on closings.journey_id = journey.id where journey.status = 'closed';
