import type { CaseAssignment, CaseMoney } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import {
  factsOf,
  isCaseWorker,
  type JourneyReader,
  quoteState,
  readerOf,
  seenTimelineOf,
} from '../../journeys/index.js';
import { headOf } from './case-head.js';
import { cases } from './case-rows.js';
import type { CaseDto } from './cases.dto.js';

/**
 * What a caller is to a case they work on; undefined for one of others, and for their own as a patient or a companion: it has other places.
 * @throws AppError `not_found`
 */
export async function workerOf(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<JourneyReader | undefined> {
  const reader = await readerOf(database, user, id);
  return isCaseWorker(user) || reader.assignments.length > 0 ? reader : undefined;
}

/** A case with its timeline, as far as the caller may see it; undefined when there is none. */
export async function findCase(
  database: Kysely<Tables>,
  user: CurrentUser,
  reader: JourneyReader,
  now: Date,
): Promise<CaseDto | undefined> {
  const { id } = reader.journey;
  const seesAll = isCaseWorker(user);
  const [row, money, facts, assigned, entries] = await Promise.all([
    cases(database).where('journey.id', '=', id).executeTakeFirst(),
    reader.parts.has('quotes') ? moneyOf(database, id) : null,
    seesAll ? factsOf(database, id) : [],
    assignedOf(database, reader),
    reader.parts.has('timeline') ? seenTimelineOf(database, id, seesAll, reader.parts) : [],
  ]);
  if (row === undefined) return undefined;
  return { ...headOf(row, reader.parts, seesAll, now), money, facts: [...facts], assigned, entries };
}

/** What the offers of hospitals cost: the accepted one, or all that were sent; null where there are none. */
async function moneyOf(database: Kysely<Tables>, journey_id: string): Promise<CaseMoney | null> {
  const { rows } = await sql<CaseMoney>`
    with offers as (
      select ${quoteState('quote')} as status, sum(line.quantity * line.unit_price) filter (where line.included) as total
      from quotes quote left join quote_lines line on line.quote_id = quote.id
      where quote.journey_id = ${journey_id} and ${quoteState('quote')} in ('sent', 'accepted')
      group by quote.id)
    select count(*)::integer as quotes, coalesce(min(total), 0)::integer as lowest, coalesce(max(total), 0)::integer as highest,
      status = 'accepted' as is_accepted
    from offers group by status order by is_accepted desc limit 1`.execute(database);
  return rows[0] ?? null;
}

async function assignedOf(database: Kysely<Tables>, reader: JourneyReader): Promise<CaseAssignment[]> {
  const ids = reader.assignments.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('assignments')
    .select(['id', 'kind', 'status', 'due_at', 'brief'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, kind, status, brief, due_at }) => {
    return { id, kind, status, brief, due_at: due_at === null ? null : isoTime(due_at) };
  });
}
