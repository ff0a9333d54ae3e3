import { field, type FieldOptions } from '../../../platform/http/input/field.js';
import { UPKEEP_MESSAGES as M } from '../messages.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of the day, such as `09:30`. */
export const TimeField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value, label) => (typeof value === 'string' && TIME.test(value) ? null : M.time(label)),
    { type: 'string', example: '09:30', pattern: TIME.source },
    (value) => value,
  );
