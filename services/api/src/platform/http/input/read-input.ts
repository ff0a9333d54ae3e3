import type { FieldError } from '@ayana/contracts/problems';
import { checksOf, conversionsOf, type InputClass, isEmptiable, isNullable, preparedFor, readerOf } from './field.js';
import { FIELD_MESSAGES } from './messages.js';

/** An input as it was read: converted values, or every problem with its place, such as `lines.2.quantity`. */
export interface ReadInput<Input = object> {
  input: Input;
  errors: FieldError[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Raw values lose the invisible marks around them, are validated, then converted: unknown fields are refused, an empty field means absent, and texts are sanitised only
 * after validation. Objects and lists in it are read in the same way.
 */
export function readInput(type: InputClass, value: object): ReadInput {
  const fields = conversionsOf(type);
  const isGiven = (name: string, each: unknown): boolean =>
    !isEmpty(each) || (each === null && isNullable(type, name)) || (each === '' && isEmptiable(type, name));
  const given = Object.entries(value)
    .map(([name, each]): [string, unknown] => [name, preparedFor(type, name, each)])
    .filter(([name, each]) => isGiven(name, each));
  const present = Object.fromEntries(given.filter(([name]) => fields.has(name)));
  // Only known fields become properties: one named `constructor` would hide the class from the validator.
  const input: object = Object.assign(new type(), present);
  const errors = [
    ...given.flatMap(([name]) => (fields.has(name) ? [] : [unknownField(name)])),
    ...problemsOf(type, input),
  ];
  const refused = new Set(errors.map(({ field }) => field));
  for (const [name, convert] of fields) {
    if (!Object.hasOwn(present, name) || present[name] === null || refused.has(name)) continue;
    const inner = readerOf(type, name)?.(present[name]);
    errors.push(...(inner?.errors ?? []).map(({ field, message }) => ({ field: `${name}.${field}`, message })));
    const converted = inner === undefined ? convert(present[name]) : inner.input;
    if (isEmpty(converted) && !isEmptiable(type, name)) Reflect.deleteProperty(input, name);
    else Reflect.set(input, name, converted);
  }
  return { input, errors };
}

function problemsOf(type: InputClass, input: object): FieldError[] {
  const problems: FieldError[] = [];
  for (const [field, check] of checksOf(type)) {
    const message = check(Reflect.get(input, field), input);
    if (message !== null) problems.push({ field, message });
  }
  return problems;
}

const unknownField = (name: string): FieldError => ({
  field: name,
  message: FIELD_MESSAGES.unknown(JSON.stringify(name)),
});
