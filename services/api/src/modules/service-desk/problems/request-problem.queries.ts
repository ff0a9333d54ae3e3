import { problemNumber, type ProblemReference } from '@ayana/contracts/service-desk';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** The problem that a request belongs to. */
export async function problemOfRequest(database: Kysely<Tables>, requestId: string): Promise<ProblemReference | null> {
  const row = await database
    .selectFrom('problem_record_requests as link')
    .innerJoin('problem_records as problem', 'problem.id', 'link.problem_id')
    .select(['problem.id', 'problem.number', 'problem.title', 'problem.state', 'problem.workaround'])
    .where('link.request_id', '=', requestId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, number: problemNumber(row.number) };
}
