import { field, type FieldOptions } from '../../../platform/http/input/field.js';
import { CATALOGUE_MESSAGES as M } from '../messages.js';

const DAYS = /^(\d{1,3})(?:-(\d{1,3}))?$/;

/** A number of days or a range of them, such as `5-7`. */
export const DaysField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) => {
      const [, from, to = from] = DAYS.exec(String(value).trim()) ?? [];
      if (from === undefined) return M.days(options.label);
      return Number(from) > Number(to) ? M.days_order(options.label) : null;
    },
    { type: 'string', example: '5-7', pattern: DAYS.source },
    (value) => String(value).trim(),
  );
