import type { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';

/** What `search_find` looks among (migrations/0013_search_subjects.sql). */
export type Subject = 'treatment' | 'hospital' | 'doctor' | 'city';

/** A list that is narrowed and counted holds at most so many rows of one search. */
const MOST = 500;

/** The rows that hold all words as they were written; where none does, those that nearly do. */
const FOUND = prepared<{ id: string }>(
  `with found as materialized (select id, tier from search_find($1::search_subject, $2, '{}', ${MOST}, ${MOST}))
   select id from found where (tier + 1) / 2 = (select min((tier + 1) / 2) from found)`,
);

/** The ids of what a term finds, for a list that has filters and an order of its own. */
export async function foundIds(database: Database, subject: Subject, term: string): Promise<string[]> {
  return (await database.ask(FOUND, [subject, term])).map(({ id }) => id);
}
