import { field, type FieldOptions, Rule } from '../../../platform/http/input/field.js';
import { CATALOGUE_MESSAGES as messages } from '../messages.js';

const DAYS = /^(\d{1,3})(?:-(\d{1,3}))?$/;

/** Days may also be sent as a number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** A number of days or a range of them, such as `5-7`. */
export const DaysField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    { type: 'string', example: '5-7', pattern: DAYS.source },
    [
      Rule(options, (value, label) => {
        const [, from, to = from] = DAYS.exec(textOf(value)) ?? [];
        if (from === undefined) return messages.days(label);
        return Number(from) > Number(to) ? messages.days_order(label) : null;
      }),
    ],
    textOf,
  );
