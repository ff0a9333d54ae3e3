import { CHECK_IN_DAYS } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import type { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';

/**
 * Plans the check-ins of a journey: 3, 7, 30 and 90 days after the return. Called again with another day, it moves those the patient has
 * not been asked yet.
 * @param returnDay the day the patient is home, `YYYY-MM-DD`
 */
export async function planCheckIns(
  em: EntityManager,
  { clock, ids }: { clock: Clock; ids: Ids },
  journey: { id: string },
  returnDay: string,
): Promise<void> {
  const now = clock.now();
  for (const day of CHECK_IN_DAYS)
    await sql`
      insert into check_ins (id, journey_id, day, due_on, red_flags, created_at, updated_at)
      values (${ids.next()}, ${journey.id}, ${day}, ${returnDay}::date + ${day}::integer, '{}', ${now}, ${now})
      on conflict (journey_id, day) do update set due_on = excluded.due_on, updated_at = excluded.updated_at
      where check_ins.asked_at is null and check_ins.answered_at is null`.execute(within(em));
}
