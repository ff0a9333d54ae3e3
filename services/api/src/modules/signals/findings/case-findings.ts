import { sql } from 'kysely';
import { completedAt, type Finding, type FindingQuery, isoText, notOpenSince } from './finding.js';

const ARRIVAL_STAGE = 7;
const DISCHARGE_STAGE = 9;
/** India's day decides when a visa ends. */
const VISA_ZONE = 'Asia/Kolkata';

/** The last flight of a journey has landed, and neither the flight, its pickup nor the stage was confirmed within the hours. */
export const missedArrivals: FindingQuery = ({ threshold, from }) => sql<Finding>`
  select journey.id as subject_id, journey.id as journey_id, flight.id::text as cause,
    coalesce(flight.ends_at, flight.starts_at) + make_interval(hours => ${threshold}) as began_at,
    least(${completedAt(ARRIVAL_STAGE)}, ${notOpenSince},
      case when flight.status = 'done' then flight.updated_at end,
      (select min(pickup.updated_at) from travel_legs pickup
        where pickup.journey_id = journey.id and pickup.kind = 'pickup' and pickup.status = 'done')) as ended_at,
    jsonb_build_object('place', flight.to_place, 'landing_at', ${isoText(sql`coalesce(flight.ends_at, flight.starts_at)`)}) as facts
  from travel_legs flight join patient_journeys journey on journey.id = flight.journey_id
  where flight.kind = 'flight' and flight.status <> 'cancelled' and flight.time_known
    and flight.starts_at > ${from}::timestamptz - interval '7 days'
    and not exists (select from travel_legs later where later.journey_id = flight.journey_id and later.kind = 'flight'
      and later.status <> 'cancelled' and (later.starts_at, later.id) > (flight.starts_at, flight.id))`;

/**
 * Something waits for a patient, and nothing was heard of them for the days: no message, paper, answer, finished task or sign-in. Times of
 * silence that are over are found too: from one act to the next, while something waited.
 */
export const silentPatients: FindingQuery = ({ threshold, from, now }) => sql<Finding>`
  with waits as (
    select wait.journey_id, wait.from_at, wait.to_at, journey.patient_id, ${notOpenSince} as not_open_since
    from (
      select journey_id, created_at, done_at from journey_tasks where owner_kind = 'patient'
      union all
      select journey_id, sent_at, case when status <> 'sent' then coalesce(decided_at, updated_at) end
      from quotes where sent_at is not null
      union all
      -- A link of a check-in works for two weeks.
      select journey_id, coalesce(asked_at, due_on::timestamp at time zone 'UTC'),
        coalesce(answered_at, (due_on + 14)::timestamp at time zone 'UTC')
      from check_ins
    ) wait (journey_id, from_at, to_at) join patient_journeys journey on journey.id = wait.journey_id
    where wait.from_at + make_interval(days => ${threshold}) <= ${now}
      and (wait.to_at is null or wait.to_at > ${from}::timestamptz)
  ), heard as (
    select journey.journey_id, act.at from (select distinct journey_id, patient_id from waits) journey
    cross join lateral (
      select message.created_at from threads thread join messages message on message.thread_id = thread.id
        where thread.journey_id = journey.journey_id
          and (message.author_id = journey.patient_id or (message.author_id is null and message.channel <> 'portal'))
      union all select uploaded_at from documents
        where journey_id = journey.journey_id and uploaded_by = journey.patient_id and uploaded_at is not null
      union all select answered_at from check_ins where journey_id = journey.journey_id and answered_at is not null
      union all select done_at from journey_tasks where journey_id = journey.journey_id and done_by = journey.patient_id
      union all select created_at from security_events
        where user_id = journey.patient_id and event_type = 'user_login' and reported_by = 'server'
    ) act (at) where act.at <= ${now}
  ), spells as (
    select wait.journey_id, point.at + make_interval(days => ${threshold}) as began_at,
      least((select min(heard.at) from heard where heard.journey_id = wait.journey_id and heard.at > point.at),
        wait.to_at, wait.not_open_since) as ended_at
    from waits wait cross join lateral (
      select wait.from_at union
      select heard.at from heard where heard.journey_id = wait.journey_id and heard.at > wait.from_at
        and (wait.to_at is null or heard.at < wait.to_at)
    ) point (at)
  ), causes as (
    select spell.journey_id, spell.began_at, spell.ended_at,
      (select max(heard.at) from heard where heard.journey_id = spell.journey_id and heard.at <= spell.began_at) as heard_at
    from spells spell where spell.began_at <= ${now} and (spell.ended_at is null or spell.ended_at > spell.began_at)
  )
  select journey_id as subject_id, journey_id, coalesce(extract(epoch from heard_at)::text, 'never') as cause,
    min(began_at) as began_at, case when count(*) = count(ended_at) then max(ended_at) end as ended_at,
    jsonb_build_object('heard_at', ${isoText(sql`heard_at`)}) as facts
  from causes group by journey_id, heard_at`;

/** A check-in was answered with so many red flags, and nobody of the staff has seen it. */
export const redFlagCheckIns: FindingQuery = ({ threshold, from }) => sql<Finding>`
  select journey_id as subject_id, journey_id, id::text as cause, answered_at as began_at, seen_at as ended_at,
    jsonb_build_object('flags', to_jsonb(red_flags), 'day', day) as facts
  from check_ins
  where red_flags <> '{}' and cardinality(red_flags) >= ${threshold} and answered_at > ${from}`;

/** A critical result that nobody acknowledged within the minutes; those of one order together. */
export const unseenCriticalResults: FindingQuery = ({ threshold, from }) => sql<Finding>`
  select work.journey_id as subject_id, work.journey_id, work.id::text as cause,
    min(result.entered_at) + make_interval(mins => ${threshold}) as began_at,
    case when count(*) = count(result.acknowledged_at) then max(result.acknowledged_at) end as ended_at,
    jsonb_build_object('results', count(*), 'entered_at', ${isoText(sql`min(result.entered_at)`)}) as facts
  from laboratory_results result join laboratory_orders work on work.id = result.laboratory_order_id
  where result.flag = 'critical' and work.status <> 'cancelled'
    and result.entered_at > ${from}::timestamptz - make_interval(mins => ${threshold})
    and (result.acknowledged_at is null or result.acknowledged_at > result.entered_at + make_interval(mins => ${threshold}))
  group by work.id`;

/** The visa of a patient who has not flown home ends within the days. */
export const lapsingVisas: FindingQuery = ({ threshold, from }) => sql<Finding>`
  select journey.id as subject_id, journey.id as journey_id, visa.id::text || ':' || visa.valid_until::text as cause,
    greatest((visa.valid_until - ${threshold}::integer)::timestamp, visa.decided_on::timestamp) at time zone ${VISA_ZONE} as began_at,
    least(${completedAt(DISCHARGE_STAGE)}, ${notOpenSince},
      (select min(home.updated_at) from travel_legs home
        where home.journey_id = journey.id and home.kind = 'return_flight' and home.status = 'done')) as ended_at,
    jsonb_build_object('valid_until', visa.valid_until) as facts
  -- What was said last: a newer visa or an extension takes its place.
  from visa_ends visa join patient_journeys journey on journey.id = visa.journey_id
  where visa.valid_until > ${from}::timestamptz::date`;

/** Times in which so many enquiries at once were past the time by which an answer was promised. */
export const lateEnquiries: FindingQuery = ({ threshold, from, now }) => sql<Finding>`
  with late as (
    select item.due_at as began_at, least(coalesce(
      (select min(entry.at) from inbox_timeline entry
        where entry.item_id = item.id and entry.to_status in ('confirmed', 'answered', 'closed')),
      case when item.status not in ('new', 'claimed') then item.updated_at end), 'infinity') as ended_at
    from inbox_items item where item.received_at > ${from} and item.due_at <= ${now}
  ), step as (
    select began_at as at, 1 as by from late where ended_at > began_at
    union all select ended_at, -1 from late where ended_at > began_at and ended_at <= ${now}
  ), level as (
    select at, (sum(by) over (order by at))::integer as count, row_number() over (partition by at) as nth from step
  ), edge as (
    select at, count, count >= ${threshold} as is_over, coalesce(lag(count) over (order by at), 0) >= ${threshold} as was_over
    from level where nth = 1
  ), part as (
    select *, count(*) filter (where is_over and not was_over) over (order by at) as number from edge
  )
  select null::uuid as subject_id, null::uuid as journey_id, 'since ' || ${isoText(sql`min(at) filter (where is_over)`)} as cause,
    min(at) filter (where is_over) as began_at, min(at) filter (where was_over and not is_over) as ended_at,
    jsonb_build_object('count', (array_agg(count order by at desc) filter (where is_over))[1]) as facts
  from part where number > 0 group by number`;
