import type { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { DateReminderRow } from './date-reminder.entity.js';

/** Notes that someone is reminded now. The journey is locked. @returns whether they were not yet */
export async function isFirstReminder(
  em: EntityManager,
  clock: Clock,
  { key, journey_id }: { key: string; journey_id: string },
): Promise<boolean> {
  if ((await em.count(DateReminderRow, { key })) > 0) return false;
  em.create(DateReminderRow, { key, journey_id, sent_at: clock.now() });
  await em.flush();
  return true;
}
