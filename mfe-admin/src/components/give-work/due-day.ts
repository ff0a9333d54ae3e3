import { instantAt } from '@ayana/contracts/places';
import { dayKey } from '@ayana/shared-ui/time';
import { DESK_ZONE } from '../case-queue/desk-zone';

/** Work is due at the end of a working day of the desk. */
const DUE_MINUTES = 18 * 60;

/** When work is due on a day. @param day `YYYY-MM-DD` */
export const dueAt = (day: string): string => instantAt(day, DUE_MINUTES, DESK_ZONE.zone).toISOString();

/** The day of the desk on which work is due; empty without one. */
export const dueDay = (due_at: string | null): string =>
  due_at === null ? '' : dayKey(new Date(due_at), DESK_ZONE.zone);
