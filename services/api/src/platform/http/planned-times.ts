import type { FieldError } from '@ayana/contracts/problems';
import {
  dayText,
  momentText,
  plannedDayFault,
  type PlannedTimeFault,
  plannedTimeFault,
  todayIn,
} from '@ayana/contracts/rules';
import { refusedFields } from '../app-error.js';
import { askFirst } from './confirmations.js';
import { FIELD_LABELS, type FieldLabel } from './input/field-labels.js';
import { PLANNED_TIME_MESSAGES as messages } from './planned-times-messages.js';

/** A time of a plan, in a request. */
export interface PlannedTime {
  field: string;
  label: FieldLabel;
  at: Date;
  /** The clock on which it is said. */
  zone: string;
  /** False for one that the request leaves as it was, and for what has happened: only the order counts. */
  isPlanned: boolean;
  /** Such as a visit: it has to be still to come. Another may have begun within the last day. */
  isAhead?: boolean;
}

const faultOf = ({ at, isAhead = false }: PlannedTime, now: Date): PlannedTimeFault | null =>
  isAhead ? plannedTimeFault(at, now, 0) : plannedTimeFault(at, now);

/**
 * The one rule about the times of a plan: an end is not before its start, none has passed, and one more than two years away is asked about.
 * @throws AppError `invalid_fields` with each field, `needs_confirmation`
 */
export function checkPlannedTimes(now: Date, start: PlannedTime, end: PlannedTime | null): void {
  const planned = [start, ...(end === null ? [] : [end])].filter(({ isPlanned }) => isPlanned);
  const faults = planned
    .filter((each) => faultOf(each, now) === 'passed')
    .map(({ field, at, zone }): FieldError => ({ field, message: messages.passed(momentText(at, zone)) }));
  if (end !== null && end.at < start.at && !faults.some(({ field }) => field === end.field))
    faults.push({ field: end.field, message: messages.reversed });
  if (faults.length > 0) throw refusedFields(faults);
  askFirst(
    planned
      .filter((each) => faultOf(each, now) === 'distant')
      .map(({ field, label, at, zone }) => ({
        field,
        message: messages.distant(FIELD_LABELS[label], momentText(at, zone)),
      })),
  );
}

/**
 * The same of a day, `YYYY-MM-DD`, on the clock of its place.
 * @throws AppError `invalid_fields`, `needs_confirmation`
 */
export function checkPlannedDay(now: Date, field: string, label: FieldLabel, day: string, zone: string): void {
  const fault = plannedDayFault(day, todayIn(zone, now));
  if (fault === 'passed') throw refusedFields([{ field, message: messages.day_passed }]);
  if (fault === 'distant') askFirst([{ field, message: messages.distant(FIELD_LABELS[label], dayText(day)) }]);
}
