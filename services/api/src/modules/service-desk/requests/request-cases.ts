import type { Kysely } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { readerOf } from '../../journeys/index.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';

interface CaseOfRequest {
  id: string;
  case_number: string;
}

/**
 * The case that a request is about: the one that is named, else the only open one of a patient.
 * @throws AppError `invalid_fields` for a case that this user does not see
 */
export async function caseOf(
  database: Kysely<Tables>,
  user: CurrentUser,
  journey_id: string | undefined,
): Promise<CaseOfRequest | null> {
  const cases = database.selectFrom('patient_journeys').select(['id', 'case_number']);
  if (journey_id === undefined) {
    const own = await cases.where('patient_id', '=', user.id).where('status', '<>', 'closed').limit(2).execute();
    return own.length === 1 ? (own[0] ?? null) : null;
  }
  const found = await readerOf(database, user, journey_id).then(
    () => cases.where('id', '=', journey_id).executeTakeFirst(),
    () => undefined,
  );
  if (found === undefined) throw refusedFields([{ field: 'journey_id', message: messages.unknown_case }]);
  return found;
}
