-- The case is part of service requests and needs; an interpreter and a car are asked for in one way, as a need.
alter table service_requests add column journey_id uuid references patient_journeys;
create index service_requests_journey on service_requests (journey_id, created_at) where journey_id is not null;

alter table resource_needs add column journey_id uuid references patient_journeys;
-- The service request that it was made of.
alter table resource_needs add column request_id uuid;
-- The step of a case that asked for it, once for a case.
alter table resource_needs add column automation text;
create index resource_needs_journey on resource_needs (journey_id, from_at) where journey_id is not null;
create index resource_needs_request on resource_needs (request_id) where request_id is not null;
create index resource_needs_automation on resource_needs (journey_id, automation) where automation is not null;

-- Work of a carrier that meets a need.
alter table assignments add column need_id uuid references resource_needs;
create index assignments_need on assignments (need_id) where need_id is not null;

-- Which need a request for the service makes, and which of its questions say where, when and in which language.
alter table service_catalog_versions add column need jsonb;

update service_catalog_versions version
set need = jsonb_build_object('kind', case item.name when 'Interpreter booking' then 'interpreter' else 'vehicle' end,
  'city', 'city', 'from', 'on',
  'days', case when version.form @> '[{"key": "days", "kind": "number"}]' then 'days' end,
  'language', case when version.form @> '[{"key": "language", "kind": "choice"}]' then 'language' end)
from service_catalog_items item
where item.id = version.item_id and item.name in ('Interpreter booking', 'Airport pickup')
  and version.form @> '[{"key": "city", "kind": "choice", "required": true}, {"key": "on", "kind": "date", "required": true}]';

create function pg_temp.language_tag(name text) returns text language sql as $$
  select tag from (values ('English', 'en'), ('Hindi', 'hi'), ('Bengali', 'bn'), ('Arabic', 'ar'), ('French', 'fr'), ('Russian', 'ru'),
    ('Swahili', 'sw'), ('Somali', 'so'), ('Amharic', 'am'), ('Dari', 'prs'), ('Pashto', 'ps'), ('Uzbek', 'uz'), ('Kazakh', 'kk'),
    ('Nepali', 'ne'), ('Sinhala', 'si'), ('Burmese', 'my'), ('Urdu', 'ur'), ('Tamil', 'ta'), ('Telugu', 'te'), ('Kannada', 'kn'),
    ('Malayalam', 'ml'), ('Marathi', 'mr'), ('Gujarati', 'gu'), ('Punjabi', 'pa'), ('Konkani', 'kok')) known (language, tag)
  where language = name
$$;

-- Open requests for an interpreter or a pickup become the need that they ask for.
insert into resource_needs (id, number, kind, title, details, state, city_id, language, quantity, from_at, until_at, request_id,
  created_by, version, created_at, updated_at)
select gen_random_uuid(), nextval('resource_need_numbers'), version.need ->> 'kind', left(request.summary, 160), null, 'open', city.id,
  pg_temp.language_tag(request.answers ->> (version.need ->> 'language')), 1,
  ((request.answers ->> 'on')::date + time '09:00') at time zone 'Asia/Kolkata',
  ((request.answers ->> 'on')::date + time '18:00') at time zone 'Asia/Kolkata',
  request.id, request.requested_by, 1, request.created_at, request.created_at
from service_requests request
join service_catalog_versions version on version.id = request.version_id and version.need is not null
join cities city on city.name = request.answers ->> 'city'
where request.state in ('new', 'assigned', 'in_progress', 'pending', 'reopened') and request.answers ->> 'on' ~ '^\d{4}-\d\d-\d\d$';

-- So do the tasks to arrange them, and what carriers were asked for, where the city of the case is known.
create temporary table case_places on commit drop as
select journey.id as journey_id, journey.case_manager_id, patient.language, coalesce(
    (select hospital.city_id from quotes quote join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
      where quote.journey_id = journey.id and quote.status = 'accepted' limit 1),
    (select city.id from treatment_requests request join cities city on city.name = request.preferred_city
      where request.id = journey.treatment_request_id)) as city_id
from patient_journeys journey
left join users patient on patient.id = journey.patient_id
where journey.status <> 'closed';

insert into resource_needs (id, number, kind, title, state, city_id, language, quantity, from_at, until_at, journey_id, automation,
  created_by, version, created_at, updated_at)
select gen_random_uuid(), nextval('resource_need_numbers'), case task.automation when 'travel.pickup' then 'vehicle' else 'interpreter' end,
  task.title, 'open', place.city_id, case when task.automation = 'travel.interpreter' and place.language <> 'en'
    and place.language in ('hi', 'bn', 'ar', 'fr', 'ru', 'sw', 'so', 'am', 'prs', 'ps', 'uz', 'kk', 'ne', 'si', 'my', 'ur') then place.language end,
  1, coalesce(task.due_at, now()) + interval '1 day', coalesce(task.due_at, now()) + interval '28 hours', task.journey_id, task.automation,
  place.case_manager_id, 1, task.created_at, now()
from journey_tasks task
join case_places place on place.journey_id = task.journey_id and place.city_id is not null
where task.status = 'open' and task.automation in ('travel.pickup', 'travel.interpreter');

update journey_tasks task set status = 'waived', done_at = now(), version = version + 1, updated_at = now()
where status = 'open' and automation in ('travel.pickup', 'travel.interpreter')
  and exists (select from resource_needs need where need.journey_id = task.journey_id and need.automation = task.automation);

insert into resource_needs (id, number, kind, title, state, city_id, quantity, from_at, until_at, journey_id, automation,
  created_by, version, created_at, updated_at)
select distinct on (work.journey_id) gen_random_uuid(), nextval('resource_need_numbers'), 'vehicle', 'Pickup at the airport',
  case work.status when 'accepted' then 'met' else 'open' end, place.city_id, 1, coalesce(work.due_at, now()),
  coalesce(work.due_at, now()) + interval '4 hours', work.journey_id, 'travel.pickup', place.case_manager_id, 1, work.created_at, now()
from assignments work
join case_places place on place.journey_id = work.journey_id and place.city_id is not null
where work.kind = 'transport' and work.status in ('offered', 'accepted')
  and not exists (select from resource_needs need where need.journey_id = work.journey_id and need.automation = 'travel.pickup')
order by work.journey_id, work.status, work.created_at;

update assignments work set need_id = need.id
from resource_needs need
where need.journey_id = work.journey_id and need.automation = 'travel.pickup' and work.kind = 'transport'
  and work.status in ('offered', 'accepted');

-- The queue of the staff, with service requests and needs of cases: the previous release knows no such kinds.
create view case_work_queue as
  select kind, id, journey_id, owner_id, name, detail, subject_kind, due_at, since from case_queue
union all
  -- Service requests whose clock runs.
  select 'service_request', request.id, request.journey_id, coalesce(request.assigned_to, journey.case_manager_id), null, request.summary,
    request.state, request.due_at, request.created_at
  from service_requests request
  join patient_journeys journey on journey.id = request.journey_id
  where request.due_at is not null and request.state in ('new', 'assigned', 'in_progress', 'reopened') and journey.status <> 'closed'
union all
  -- What is not found yet, until it is needed.
  select 'need', need.id, need.journey_id, journey.case_manager_id, null, need.title, need.kind, need.from_at, need.created_at
  from resource_needs need
  join patient_journeys journey on journey.id = need.journey_id
  where need.state = 'open' and journey.status <> 'closed';
