import { mayEnter } from '@ayana/contracts/identity';
import { refusedFields } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

/**
 * The name of someone who takes part.
 * @param field where the id was given
 * @throws AppError `invalid_fields` for someone who is not of the staff
 */
export async function staffName(em: EntityManager, id: string, field: string): Promise<string> {
  const row = await within(em).selectFrom('users').select(['name', 'role']).where('id', '=', id).executeTakeFirst();
  if (row === undefined || !mayEnter('incident_command', row.role))
    throw refusedFields([{ field, message: messages.staff_only }]);
  return row.name ?? '';
}
