import type { Kysely } from 'kysely';
import { AppError, refusedFields, withTakers } from '../../platform/app-error.js';
import { failuresOf } from '../../platform/database/failures.js';
import type { Tables } from '../../platform/database/tables.js';
import { RESOURCE_MESSAGES as messages } from './messages.js';
import { findTakers, type WantedTime } from './takers.queries.js';

const EXCLUSION = '23P01';
const UNIQUE = '23505';
const CHECK = '23514';

/** Runs a transaction; where it is refused because something is taken, the refusal names what has it. */
export async function namingTakers<T>(
  database: () => Kysely<Tables>,
  wanted: () => WantedTime | null,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const time = wanted();
    const isTaken =
      error instanceof AppError &&
      (error.code === 'slot_taken' || error.errors?.some(({ message }) => message === messages.less_than_taken));
    // The transaction is over: what has it is read after it.
    throw isTaken && time !== null ? withTakers(error, await findTakers(database(), time)) : error;
  }
}

/** Runs a change whose rules the database keeps, and says in words which one it broke. */
export async function withinRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failures = failuresOf(error);
    const broke = (code: string, message: string): boolean =>
      failures.some((each) => each.code === code && each.message.includes(message));
    if (failures.some(({ code }) => code === EXCLUSION))
      throw new AppError('slot_taken', messages.taken, { cause: error });
    if (broke(UNIQUE, 'one_journey_at_a_time')) throw new AppError('slot_taken', messages.on_its_way, { cause: error });
    if (broke(CHECK, 'has no more')) throw new AppError('slot_taken', messages.no_more, { cause: error });
    if (broke(CHECK, 'out of service'))
      throw new AppError('illegal_transition', messages.out_of_service, { cause: error });
    if (broke(CHECK, 'is taken')) throw refusedFields([{ field: 'capacity', message: messages.less_than_taken }]);
    throw error;
  }
}
