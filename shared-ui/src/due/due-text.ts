import { messages } from './messages';
import { clockTime, daysApart, dayWord, duration, shortMoment, twoZoneText, type Zone } from '../time';
import type { DueState, Promised } from './due-state';

/** `3 h 40 min`, `Sat 16:30` when due on another day, `1 h 05 min late`, `Answered in 2 h 10 min`. */
export function rowText(
  { startedAt, dueAt, metAt }: Promised,
  state: DueState,
  now: Date,
  localZone: Zone,
  stoppedText?: string,
): string {
  if (state === 'met' && metAt) return messages.metIn(duration(metAt.getTime() - startedAt.getTime()));
  if (state === 'stopped') return stoppedText ?? messages.clockStopped;
  const left = dueAt.getTime() - now.getTime();
  if (state === 'late') return messages.late(duration(left));
  return daysApart(dueAt, now, localZone.zone) > 0 ? shortMoment(dueAt, now, localZone.zone) : duration(left);
}

/** The band's heading: `3 h 40 min left to reply`. */
export function bandTitle(promised: Promised, state: DueState, now: Date, what: string): string {
  const { dueAt, startedAt, metAt } = promised;
  if (state === 'met' && metAt) return messages.metIn(duration(metAt.getTime() - startedAt.getTime()));
  if (state === 'stopped') return messages.clockStopped;
  const left = duration(dueAt.getTime() - now.getTime());
  return state === 'late' ? messages.late(left) : messages.left(left, what);
}

/** `Pickup in 22 h`, `Pickup 2 h ago`. */
export function eventTitle({ dueAt }: Promised, now: Date, event: string): string {
  const left = dueAt.getTime() - now.getTime();
  return left >= 0 ? messages.event(event, duration(left)) : messages.eventPassed(event, duration(left));
}

/** `Promised by 18:00 today, 13:30 in Lagos`. */
export function bandText(
  { dueAt, metAt }: Promised,
  state: DueState,
  now: Date,
  localZone: Zone,
  otherZone: Zone | null,
): string {
  const moment = twoZoneText(dueAt, now, localZone, otherZone);
  if (state === 'met' && metAt)
    return messages.metAt(
      `${clockTime(metAt, localZone.zone)} ${dayWord(metAt, now, localZone.zone)}`,
      moment,
      metAt > dueAt,
    );
  return state === 'late' ? messages.wasPromised(moment) : messages.promisedBy(moment);
}
