import type { SignalKind } from '@ayana/contracts/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Finding, FindingQuery, Question } from './finding.js';

/** Attempts after which an email is in trouble, and how long one may take that was tried so often. */
const MANY_ATTEMPTS = 3;
const LATE_MINUTES = 10;
/** The worst ratings of a service request, of 5. */
const BAD_RATING = 2;

/**
 * Times in which so many events of one subject happened within the window: from the event that reached the number until a window has
 * passed without it.
 * @param events a `select` of `id`, `at` and `subject_id`; the id is text
 */
function counted(
  kind: SignalKind,
  events: RawBuilder<unknown>,
  { threshold, window_minutes, from, now, since_decided }: Question,
): RawBuilder<Finding> {
  const window = sql`make_interval(mins => ${window_minutes})`;
  const undecided = sql`event.at > coalesce((select max(signal.ended_at) from signals signal
    where signal.kind = ${kind} and signal.subject_id is not distinct from event.subject_id), '-infinity')`;
  return sql<Finding>`
    with event as (
      select * from (${events}) event (id, at, subject_id)
      where event.at > ${from}::timestamptz - ${window} and event.at <= ${now} and ${since_decided ? undecided : sql`true`}
    ), counted as (
      select *, count(*) over (partition by subject_id order by at range between ${window} preceding and current row) as found
      from event
    ), reached as (
      select *, lag(at) over (partition by subject_id order by at, id) as before from counted where found >= ${threshold}
    ), numbered as (
      select *, count(*) filter (where before is null or at - before > ${window})
        over (partition by subject_id order by at, id) as part from reached
    )
    select subject_id, null::uuid as journey_id, (array_agg(id order by at, id))[1] as cause, min(at) as began_at,
      max(at) + ${window} as ended_at, jsonb_build_object('count', max(found)) as facts
    from numbered group by subject_id, part`;
}

/** The hospital whose quote a patient had accepted at that time. */
const hospitalOf = (patient: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select quote.partner_hospital_id from quotes quote join patient_journeys journey on journey.id = quote.journey_id
   where journey.patient_id = ${patient} and quote.status = 'accepted' and quote.decided_at <= ${at}
   order by quote.decided_at desc, quote.id limit 1)`;

/** Complaints to the support and bad ratings of service requests, of patients of one hospital. */
export const complaintClusters: FindingQuery = (question) =>
  counted(
    'complaint_cluster',
    sql`select id, at, hospital_id from (
        select complaint.id::text, complaint.created_at, ${hospitalOf(sql`person.id`, sql`complaint.created_at`)}
        from support_requests complaint join users person on lower(person.email) = lower(complaint.email)
        where complaint.topic = 'complaint' and not complaint.is_test and not person.is_test
        union all
        select entry.id::text, entry.at, ${hospitalOf(sql`coalesce(request.on_behalf_of, request.requested_by)`, sql`entry.at`)}
        from service_request_entries entry join service_requests request on request.id = entry.request_id
          left join users person on person.id = coalesce(request.on_behalf_of, request.requested_by)
        where person.is_test is not true and entry.event = 'rated' and (entry.details->>'rating')::integer <= ${BAD_RATING}
      ) complaint (id, at, hospital_id) where hospital_id is not null`,
    question,
  );

/** Times an account, known or not, was slowed after wrong passwords. */
export const guessedSignIns: FindingQuery = (question) =>
  counted(
    'guessed_sign_ins',
    sql`select id::text, created_at, null::uuid from security_events
        where event_type = 'sign_in_slowed' and reported_by = 'server'
          and not exists (select from users person where person.id = user_id and person.is_test)`,
    question,
  );

/** Emails that failed for good, or that needed many attempts and a long time. */
export const failingMails: FindingQuery = (question) =>
  counted(
    'failing_mails',
    sql`select id::text, created_at, null::uuid from outgoing_mails
        where not is_test and (status = 'failed' or (attempts >= ${MANY_ATTEMPTS}
          and coalesce(sent_at, ${question.now}) > created_at + make_interval(mins => ${LATE_MINUTES})))`,
    question,
  );
