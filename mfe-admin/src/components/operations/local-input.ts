import { OPERATIONS_CLOCK } from '../operations-clock/operations-clock';
import { inputOf, instantOf } from '../zoned-time/zoned-time';

/** A moment for an `<input type="datetime-local">`, by the operations clock. */
export const localInput = (at: Date): string => inputOf(at, OPERATIONS_CLOCK.zone);

/** The moment of such an input, as the API takes it; undefined where it is empty or half filled in. */
export const momentOf = (text: string): string | undefined => instantOf(text, OPERATIONS_CLOCK.zone) || undefined;
