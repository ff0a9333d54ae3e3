import { incidentNumber, signalNumber } from '@ayana/contracts/operations';
import type { Taker } from '@ayana/contracts/problems';
import { AppError } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { SignalRow } from '../signals/index.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

/**
 * Why a signal cannot be worked on in an incident: it has ended, or is in another one, which is named with its commander.
 * @param field of the input that named the signal; none where it is the page's own
 */
export async function signalNotFree(
  em: EntityManager,
  { number: signal, state, incident_id }: Pick<SignalRow, 'number' | 'state' | 'incident_id'>,
  field?: string,
): Promise<AppError> {
  const incident =
    state !== 'in_incident' || !incident_id
      ? undefined
      : await within(em)
          .selectFrom('incidents as incident')
          .leftJoin('users as commander', 'commander.id', 'incident.commander_id')
          .select(['incident.id', 'incident.number', 'incident.is_drill', 'incident.title', 'commander.name'])
          .where('incident.id', '=', incident_id)
          .executeTakeFirst();
  const number = incident === undefined ? '' : incidentNumber(incident.number, incident.is_drill);
  const message =
    incident === undefined
      ? messages.signal_ended(signalNumber(signal))
      : messages.signal_taken(signalNumber(signal), number);
  const takenBy: Taker[] =
    incident === undefined
      ? []
      : [
          {
            kind: 'incident',
            id: incident.id,
            number,
            title: incident.title,
            case: null,
            owner: incident.name,
            until_at: null,
          },
        ];
  return field === undefined
    ? new AppError('illegal_transition', message, { takenBy })
    : new AppError('invalid_fields', message, { errors: [{ field, message }], takenBy });
}
