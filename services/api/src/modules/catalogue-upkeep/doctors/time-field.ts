import { Matches } from 'class-validator';
import { field, type FieldOptions, says } from '../../../platform/http/input/field.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of the day, such as `09:30`. */
export const TimeField = (options: FieldOptions): PropertyDecorator =>
  field(options, { type: 'string', example: '09:30', pattern: TIME.source }, [
    Matches(
      TIME,
      says(options, (label) => messages.time(label)),
    ),
  ]);
