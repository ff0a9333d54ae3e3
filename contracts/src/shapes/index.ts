/** What the fields of answers are made of; tooling/generated/answer-shapes.ts reads the tags. */

/** @format uuid */
export type Id = string;

/**
 * ISO 8601, in UTC.
 * @format date-time
 */
export type Moment = string;

/** @format date */
export type CalendarDay = string;

/** @asType integer */
export type Integer = number;

/** A part of a list; the cursor of the next one is null at the end. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}
