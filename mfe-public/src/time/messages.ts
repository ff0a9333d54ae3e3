import { defineMessages, select } from '@ayana/contracts/language';

/** A moment on two clocks. */
export const TIME_MESSAGES = defineMessages('mfe-public/time', {
  in_india: (day: string, time: string): string => `${day}, ${time} in India`,
  /** `other_day` is India's, where it is not the visitor's. */
  both: (day: string, own: string, india: string, other_day: string): string =>
    `${day}, ${own} your time, ${india} in India${select(other_day, { none: '', other: ` on ${other_day}` })}`,
});
