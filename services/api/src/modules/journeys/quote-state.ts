import type { QuoteState } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type RawBuilder, sql } from 'kysely';

/** The day in India, where the days of quotes, stays and visas are counted. */
export const TODAY_IN_INDIA = sql`(now() at time zone ${sql.lit(INDIA_ZONE)})::date`;

/** The state of a quote as it is read: once its last day is over it has expired, also before the job has written that down. @param quote name of its table in the query */
export const quoteState = (quote: string): RawBuilder<QuoteState> => sql`case
  when ${sql.ref(`${quote}.status`)} = 'sent' and ${sql.ref(`${quote}.valid_until`)} < ${TODAY_IN_INDIA} then 'expired'
  else ${sql.ref(`${quote}.status`)} end`;
