import { instantAt } from '@ayana/contracts/places';
import { dayKey } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../operations-clock/operations-clock';

/** Work is due at the end of a working day of the desk. */
const DUE_MINUTES = 18 * 60;

/** When work is due on a day. @param day `YYYY-MM-DD` */
export const dueAt = (day: string): string => instantAt(day, DUE_MINUTES, OPERATIONS_CLOCK.zone).toISOString();

/** The day of the desk on which work is due; empty without one. */
export const dueDay = (due_at: string | null): string =>
  due_at === null ? '' : dayKey(new Date(due_at), OPERATIONS_CLOCK.zone);
