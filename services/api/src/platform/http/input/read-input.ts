import type { FieldError } from '@ayana/contracts/problems';
import { validateSync } from 'class-validator';
import { type FieldOptions, fieldsOf, type InputClass, isEmpty } from './field.js';
import { FIELD_MESSAGES } from './messages.js';
import './remembered-declarations.js';

/** An input as it was read: converted values, or every problem with its place, such as `lines.2.quantity`. */
export interface ReadInput<Input = object> {
  input: Input;
  errors: FieldError[];
}

/** The first problem of each field; errors are answered without what was sent. */
const OPTIONS = { stopAtFirstError: true, validationError: { target: false, value: false } } as const;

const isGiven = (value: unknown, options: FieldOptions | undefined): boolean =>
  !isEmpty(value) || (value === null && options?.nullable === true) || (value === '' && options?.mayBeEmpty === true);

/**
 * Raw values lose the invisible marks around them, are validated by class-validator, then converted: unknown fields are refused, an empty
 * field means absent, and texts are sanitised only after validation. Objects and lists in it are read in the same way.
 */
export function readInput(type: InputClass, value: object): ReadInput {
  const fields = fieldsOf(type);
  const errors: FieldError[] = [];
  const present: Record<string, unknown> = {};
  for (const [name, raw] of Object.entries(value)) {
    const field = fields.get(name);
    const each = field === undefined ? raw : field.prepare(raw);
    if (!isGiven(each, field?.options)) continue;
    // Only known fields become properties: one named `constructor` would hide the class from the validator.
    if (field === undefined) errors.push({ field: name, message: FIELD_MESSAGES.unknown(JSON.stringify(name)) });
    else present[name] = each;
  }
  const input: object = Object.assign(new type(), present);
  for (const { property, constraints = {} } of validateSync(input, OPTIONS))
    errors.push(...Object.values(constraints).map((message) => ({ field: property, message })));
  const refused = new Set(errors.map(({ field }) => field));
  for (const [name, { options, convert, reader }] of fields) {
    if (!Object.hasOwn(present, name) || present[name] === null || refused.has(name)) continue;
    const inner = reader?.(present[name]);
    errors.push(...(inner?.errors ?? []).map(({ field, message }) => ({ field: `${name}.${field}`, message })));
    const converted = inner === undefined ? convert(present[name]) : inner.input;
    if (isEmpty(converted) && options.mayBeEmpty !== true) Reflect.deleteProperty(input, name);
    else Reflect.set(input, name, converted);
  }
  return { input, errors };
}
