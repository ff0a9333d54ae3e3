import type { Quote } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { assignedTo, isCaseWorker } from '../../journeys/index.js';
import { findQuote } from './quotes.queries.js';

/** What of a quote fits another patient: its lines and terms, and nothing of the case. */
export type QuoteTemplate = Pick<
  Quote,
  | 'surgeon'
  | 'room_class'
  | 'days_in_hospital'
  | 'days_in_india'
  | 'deposit'
  | 'refund_terms'
  | 'exclusions'
  | 'not_given'
  | 'lines'
  | 'total'
  | 'sent_at'
>;

/**
 * The last quote that the hospital of a referral sent for the same treatment on another case; null when there is none.
 * @throws AppError `not_found` for a referral of someone else
 */
export async function lastQuoteFor(
  database: Kysely<Tables>,
  user: CurrentUser,
  assignmentId: string,
): Promise<QuoteTemplate | null> {
  const own = isCaseWorker(user) ? sql<boolean>`true` : assignedTo(user);
  const { rows } = await sql<{ id: string | null }>`
    select (select quote.id from quotes quote
        join patient_journeys other on other.id = quote.journey_id
        join treatment_requests asked on asked.id = other.treatment_request_id
      where quote.partner_hospital_id = assignment.partner_hospital_id and asked.treatment_id = request.treatment_id
        and quote.sent_at is not null and quote.journey_id <> assignment.journey_id
      order by quote.sent_at desc, quote.id desc limit 1) as id
    from assignments assignment
      join patient_journeys journey on journey.id = assignment.journey_id
      left join treatment_requests request on request.id = journey.treatment_request_id
    where assignment.id = ${assignmentId} and assignment.kind = 'referral' and ${own}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw notFound();
  const quote = row.id === null ? undefined : await findQuote(database, row.id);
  if (quote === undefined) return null;
  const { surgeon, room_class, days_in_hospital, days_in_india, deposit, refund_terms, exclusions, not_given } = quote;
  const { lines, total, sent_at } = quote;
  return {
    surgeon,
    room_class,
    days_in_hospital,
    days_in_india,
    deposit,
    refund_terms,
    exclusions,
    not_given,
    lines,
    total,
    sent_at,
  };
}
