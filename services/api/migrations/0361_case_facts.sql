-- What has happened in each case, who did it and when, from the rows that say so: contracts/src/journey/facts.ts says what each of them ends.
create view case_facts as
with papers as (
  select journey_id, bool_or(status in ('wanted', 'refused')) as is_missing_any, max(uploaded_at) as at
  from documents where removed_at is null and replaced_by is null group by journey_id
),
first_opinion as (
  select distinct on (journey_id) journey_id, signed_at as at, doctor_id as by_id
  from medical_opinions where signed_at is not null order by journey_id, signed_at
),
first_quote as (
  select distinct on (journey_id) journey_id, sent_at as at, created_by as by_id
  from quotes where sent_at is not null order by journey_id, sent_at
),
choices as (
  select journey_id, bool_or(status = 'sent') as is_open, max(decided_at) filter (where status = 'accepted') as accepted_at,
    max(coalesce(decided_at, updated_at)) as ended_at
  from quotes where sent_at is not null group by journey_id
),
legs as (
  select distinct on (journey_id, kind) journey_id, kind, status, updated_at, updated_by, settled_at, settled_by
  from travel_legs where kind in ('flight', 'return_flight') and status in ('booked', 'done')
  order by journey_id, kind, starts_at desc
),
visas as (
  select distinct on (journey_id) journey_id, status, updated_at, updated_by
  from visa_applications where status in ('granted', 'refused') order by journey_id, updated_at desc
),
stays as (
  select distinct on (journey_id) journey_id, status, admitted_at, discharged_at, updated_by
  from admissions where status <> 'expected' order by journey_id, admitted_at desc
),
answers as (
  select journey_id, max(answered_at) as at from check_ins where answered_at is not null group by journey_id
)
select papers.journey_id, 'records_complete' as fact, papers.at, journey.patient_id as by_id
  from papers join patient_journeys journey on journey.id = papers.journey_id where not papers.is_missing_any and papers.at is not null
union all select journey_id, 'opinion_signed', at, by_id from first_opinion
union all select journey_id, 'quote_sent', at, by_id from first_quote
union all select journey_id, 'quotes_ended', ended_at, null from choices where not is_open and accepted_at is null
union all select choices.journey_id, 'quote_accepted', accepted_at, journey.patient_id
  from choices join patient_journeys journey on journey.id = choices.journey_id where accepted_at is not null
union all select journey_id, 'letter_issued', max(issued_at), (array_agg(issued_by order by issued_at desc))[1]
  from visa_letters where status = 'valid' group by journey_id
union all select journey_id, 'visa_' || status, updated_at, updated_by from visas
union all select journey_id, 'flights_booked', updated_at, updated_by from legs where kind = 'flight'
union all select journey_id, 'arrived', coalesce(settled_at, updated_at), settled_by from legs where kind = 'flight' and status = 'done'
union all select journey_id, 'admitted', admitted_at, updated_by from stays where admitted_at is not null
union all select journey_id, 'discharged', discharged_at, updated_by from stays where status = 'discharged'
union all select journey_id, 'flown_home', coalesce(settled_at, updated_at), settled_by
  from legs where kind = 'return_flight' and status = 'done'
union all select answers.journey_id, 'check_in_answered', answers.at, journey.patient_id
  from answers join patient_journeys journey on journey.id = answers.journey_id
union all select journey.id, 'withdrawn', request.updated_at, request.updated_by
  from patient_journeys journey join treatment_requests request on request.id = journey.treatment_request_id
  where request.status = 'withdrawn'
union all select id, 'closed', updated_at, closed_by from patient_journeys where status = 'closed';
