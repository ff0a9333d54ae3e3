import type { Kysely } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type CaseReader, caseReaderOf } from '../../journeys/index.js';
import { papersOpenTo } from './documents.queries.js';

/**
 * Who someone is to a paper: by the journey that it was sent for, else by another journey of the same patient where it is open to them.
 * @throws AppError `not_found` where it is open to them by none
 */
export async function readerOfPaper(
  database: Kysely<Tables>,
  user: CurrentUser,
  paper: { id: string; journey_id: string },
  now: Date,
): Promise<CaseReader> {
  const others = await database
    .selectFrom('cases as its')
    .innerJoin('cases as other', 'other.person_id', 'its.person_id')
    .select('other.id')
    .where('its.id', '=', paper.journey_id)
    .where('other.id', '<>', paper.journey_id)
    .orderBy('other.created_at', 'desc')
    .orderBy('other.id', 'desc')
    .execute();
  for (const journey_id of [paper.journey_id, ...others.map(({ id }) => id)]) {
    const reader = await readerOrNull(database, user, journey_id);
    if (reader === null) continue;
    const seen = await database
      .selectFrom('documents as document')
      .select('document.id')
      .where('document.id', '=', paper.id)
      .where(papersOpenTo(reader, user, now))
      .executeTakeFirst();
    if (seen !== undefined) return reader;
  }
  throw notFound();
}

async function readerOrNull(
  database: Kysely<Tables>,
  user: CurrentUser,
  journey_id: string,
): Promise<CaseReader | null> {
  try {
    return await caseReaderOf(database, user, journey_id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
