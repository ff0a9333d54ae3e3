import type { OwnQuestion } from '@ayana/contracts/operations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

/** A question with its values, at a moment. */
export interface OwnAsked {
  question: OwnQuestion;
  hours: number;
  at_least: number;
}

export interface OwnFound {
  count: number;
  /** The row that made it enough, and since when it does; null while there are too few. */
  reached: { id: string; at: string } | null;
  /** Since when the first row meets the condition. */
  oldest_at: string | null;
}

/** A `select` of `id` (text), `at`, since when the row meets the condition, and `journey_id`. */
type Rows = (hours: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>;

/** Rows that wait for the staff, as their queue has them. */
const queued =
  (view: 'queue_messages' | 'queue_papers' | 'queue_others', kind: string, since: 'since' | 'due_at'): Rows =>
  (hours) => {
    const columns = sql`waiting.id::text, waiting.${sql.ref(since)} + ${hours} as at, waiting.journey_id`;
    const others = sql`select ${columns} from queue_others waiting where waiting.kind = ${kind}`;
    return view === 'queue_others'
      ? others
      : sql`select ${columns} from ${sql.table(view)} waiting union all ${others}`;
  };

const failed =
  (table: 'outgoing_mails' | 'outgoing_texts'): Rows =>
  (hours, now) =>
    sql`select id::text, created_at as at, null::uuid as journey_id from ${sql.table(table)}
    where status = 'failed' and not is_test and created_at > ${now}::timestamptz - ${hours}`;

const QUESTIONS: Readonly<Record<OwnQuestion, Rows>> = {
  requests_waiting: queued('queue_others', 'request', 'since'),
  enquiries_waiting: (
    hours,
  ) => sql`select id::text, received_at + ${hours} as at, null::uuid as journey_id from inbox_items
    where status in ('new', 'claimed')`,
  messages_unanswered: queued('queue_messages', 'message', 'since'),
  papers_to_check: queued('queue_papers', 'paper', 'since'),
  // Those of no case too, which are in no one's queue.
  needs_not_found: (hours, now) => sql`select id::text, from_at - ${hours} as at, journey_id from resource_needs
    where state = 'open' and until_at > ${now}`,
  assignments_late: queued('queue_others', 'assignment', 'due_at'),
  quotes_lapsing: (hours, now) => sql`select quote.id::text,
      (quote.valid_until + 1)::timestamp at time zone 'UTC' - ${hours} as at, quote.journey_id
    from quotes quote join patient_journeys journey on journey.id = quote.journey_id
    where quote.status = 'sent' and journey.status <> 'closed' and (quote.valid_until + 1)::timestamp at time zone 'UTC' > ${now}`,
  service_requests_late: (hours) => sql`select id::text, due_at + ${hours} as at, journey_id from service_requests
    where due_at is not null and state in ('new', 'assigned', 'in_progress', 'reopened')`,
  mails_failed: failed('outgoing_mails'),
  texts_failed: failed('outgoing_texts'),
};

/** Where what a question counts is seen. */
export const OWN_QUESTION_PATHS: Readonly<Record<OwnQuestion, string>> = {
  requests_waiting: '/case-manager?scope=all&kind=request',
  enquiries_waiting: '/admin/inbox?view=open',
  messages_unanswered: '/case-manager?scope=all&kind=message',
  papers_to_check: '/case-manager?scope=all&kind=paper',
  needs_not_found: '/admin/resource-mobilization',
  assignments_late: '/case-manager?scope=all&kind=assignment',
  quotes_lapsing: '/case-manager?scope=all&kind=quote',
  service_requests_late: '/admin/service-requests?overdue=true',
  mails_failed: '/test-email',
  texts_failed: '/test-email',
};

/** What a question finds at this moment. The job and a trial ask the same. */
export async function askOwn(
  database: Kysely<Tables>,
  { question, hours, at_least }: OwnAsked,
  now: Date,
): Promise<OwnFound> {
  const { rows } = await sql<{ id: string; at: Date | string; count: number; oldest_at: Date | string }>`
    with found as (
      select row.id, row.at from (${QUESTIONS[question](sql`make_interval(hours => ${hours})`, now)}) row
      where row.at <= ${now} and not exists (select from patient_journeys journey join users patient on patient.id = journey.patient_id
        where journey.id = row.journey_id and patient.is_test)
    ), counted as (
      select id, at, row_number() over (order by at, id) as nth, (count(*) over ())::integer as count, min(at) over () as oldest_at from found
    )
    select id, at, count, oldest_at from counted where nth = least(count, ${at_least}::integer)`.execute(database);
  const [row] = rows;
  if (row === undefined) return { count: 0, reached: null, oldest_at: null };
  const enough = row.count >= at_least;
  return {
    count: row.count,
    reached: enough ? { id: row.id, at: isoTime(row.at) } : null,
    oldest_at: isoTime(row.oldest_at),
  };
}
