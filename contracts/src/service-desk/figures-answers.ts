import type { NamedSubject } from './people-answers.ts';
import type { CalendarDay, Integer } from '../shapes/index.ts';

export interface Backlog {
  item: NamedSubject;
  /** Asked less than a day ago. */
  day: Integer;
  /** Less than a week, and not less than a day. */
  week: Integer;
  /** Less than 30 days, and not less than a week. */
  month: Integer;
  older: Integer;
  total: Integer;
}

export interface Breaches {
  item: NamedSubject;
  /** Requests asked in the range. */
  asked: Integer;
  /** Those of them owned too late. */
  own: Integer;
  /** Those of them resolved too late. */
  resolve: Integer;
}

export interface FirstTimeFix {
  /** Requests whose first resolution lies in the range. */
  resolved: Integer;
  /** Those of them that were not reopened. */
  without_reopening: Integer;
}

export interface Day {
  day: CalendarDay;
  asked: Integer;
  resolved: Integer;
}

export interface Satisfaction {
  /** Of requests resolved in the range. */
  answers: Integer;
  /** From 1 to 5, to two places. */
  average: number | null;
}
