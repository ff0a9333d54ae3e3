import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject } from 'class-validator';
import { field, type FieldOptions, type InputClass, says } from './field.js';
import { FIELD_MESSAGES as messages } from './messages.js';
import { readInput } from './read-input.js';

/** An object with fields of its own, declared in its class; problems name their place: `address.city`. */
export const ObjectField = ({ of, ...options }: FieldOptions & { of: InputClass }): PropertyDecorator =>
  field(options, { type: () => of }, [IsObject(says(options, (label) => messages.object(label)))], undefined, (value) =>
    readInput(of, Object(value)),
  );

/** A list of such objects, from `min` (0) to `max` of them; problems name their place: `lines.2.quantity`. */
export const ListField = ({
  of,
  min = 0,
  max,
  ...options
}: FieldOptions & { of: InputClass; min?: number; max: number }): PropertyDecorator => {
  const objects = says(options, (label) => messages.objects(label));
  return field(
    options,
    { type: () => [of], minItems: min, maxItems: max },
    [
      IsArray(objects),
      IsObject({ each: true, ...objects }),
      ArrayMaxSize(
        max,
        says(options, (label) => messages.too_many(label, max)),
      ),
      ArrayMinSize(
        min,
        says(options, (label) => messages.too_few(label, min)),
      ),
    ],
    undefined,
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
};
