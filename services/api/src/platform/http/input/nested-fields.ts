import { type Convert, field, type FieldOptions, type InputClass } from './field.js';
import { FIELD_MESSAGES } from './messages.js';
import { readInput } from './read-input.js';

const same: Convert = (value) => value;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with fields of its own, declared in its class; problems name their place: `address.city`. */
export const ObjectField = ({ of, ...options }: FieldOptions & { of: InputClass }): PropertyDecorator =>
  field(
    options,
    (value) => (isObject(value) ? null : FIELD_MESSAGES.object(options.label)),
    { type: () => of },
    same,
    (value) => readInput(of, Object(value)),
  );

/** A list of such objects, from `min` (0) to `max` of them; problems name their place: `lines.2.quantity`. */
export const ListField = ({
  of,
  min = 0,
  max,
  ...options
}: FieldOptions & { of: InputClass; min?: number; max: number }): PropertyDecorator =>
  field(
    options,
    (value) => listProblem(options.label, value, min, max),
    { type: () => [of], minItems: min, maxItems: max },
    same,
    (value) => {
      const read = Array.isArray(value) ? value.map((each) => readInput(of, Object(each))) : [];
      return {
        input: read.map(({ input }) => input),
        errors: read.flatMap(({ errors }, index) =>
          errors.map((error) => ({ ...error, field: `${index}.${error.field}` })),
        ),
      };
    },
  );

function listProblem(label: string, value: unknown, min: number, max: number): string | null {
  if (!Array.isArray(value) || !value.every(isObject)) return FIELD_MESSAGES.objects(label);
  if (value.length > max) return FIELD_MESSAGES.too_many(label, max);
  return value.length < min ? FIELD_MESSAGES.too_few(label, min) : null;
}
