/**
 * State of a navigation to a doctor's booking: the user pressed that very time. A URL alone, opened from a mail, a bookmark or by a
 * program, does not have it.
 */
export const PRESSED_TIME = { pressed_time: true };

export const isPressedTime = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pressed_time' in state && state.pressed_time === true;
